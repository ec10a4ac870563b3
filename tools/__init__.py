"""Tools that ask how strong the suite itself is. They know the oracle, the features and the harness."""
