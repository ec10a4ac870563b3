"""The rulings as a site that people read: pages written from the catalogue, the features and the oracle's play.

`texts` turns words into HTML, `standing` says what a ruling is worth under each ruleset, `plays` has the oracle
play, `book` brings everything together; the other modules each write one kind of page. Only `extension` knows
Sphinx.
"""
