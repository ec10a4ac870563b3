"""Reports: each form is derived from results alone."""
