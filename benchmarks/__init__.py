"""What running the suite costs."""
