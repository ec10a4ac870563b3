"""How the site is built: `tox -e docs`, or `sphinx-build -W docs docs/_build/html`."""

from pathlib import Path

from touchstone import __version__

project = "Touchstone"
author = "The Touchstone authors"
release = version = __version__
language = "en"

extensions = ["myst_parser", "sphinx_design", "touchstone.site.extension"]
myst_enable_extensions = ["colon_fence", "deflist", "fieldlist"]
myst_heading_anchors = 4
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build", "_static", "results"]
nitpicky = True

touchstone_results = sorted(
    path.relative_to(Path(__file__).parent).as_posix() for path in Path(__file__).parent.glob("results/*.ndjson")
)

html_theme = "furo"
html_title = "Touchstone"
html_static_path = ["_static"]
html_favicon = "_static/touchstone.svg"
html_css_files = ["touchstone.css"]
html_js_files = [("touchstone.js", {"defer": "defer"})]
html_copy_source = False
html_show_copyright = False
html_show_sourcelink = False
html_show_search_summary = False  # summaries are fetched, which a browser refuses on files
html_theme_options = {
    "navigation_with_keys": True,
    "light_css_variables": {
        "color-brand-primary": "#7a4b00",
        "color-brand-content": "#7a4b00",
        "touch-holds": "#1d6b3a",
        "touch-holds-back": "#e4f3e9",
        "touch-changed": "#7a4b00",
        "touch-changed-back": "#fdf0d8",
        "touch-gone": "#9b1c31",
        "touch-gone-back": "#fbe6ea",
        "touch-not-yet": "#55585e",
        "touch-not-yet-back": "#efeff1",
        "touch-player": "#1f4f99",
        "touch-card": "#6b2f8a",
    },
    "dark_css_variables": {
        "color-brand-primary": "#f0b95a",
        "color-brand-content": "#f0b95a",
        "touch-holds": "#7fd6a0",
        "touch-holds-back": "#16321f",
        "touch-changed": "#f2c069",
        "touch-changed-back": "#3a2c10",
        "touch-gone": "#ff9aa9",
        "touch-gone-back": "#42181f",
        "touch-not-yet": "#b4b7bd",
        "touch-not-yet-back": "#2a2c30",
        "touch-player": "#9cc2ff",
        "touch-card": "#dcb0f5",
    },
}
