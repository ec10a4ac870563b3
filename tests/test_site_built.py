"""The site as Sphinx builds it, and as people use it in a browser: from a server and from the file system."""

import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from touchstone.site import links
from touchstone.site.sources import FOLDERS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.xdist_group("site")

DOCS = Path(__file__).parents[1] / "docs"
CHROMIUM = next((found for name in ("chromium", "chromium-browser") if (found := shutil.which(name))), None)
SELECTED = "LRW-CLASH-0,LRW-CLASH-3,LRW-PW-2,LRW-PW-7,MOR-PROWL-13"
PHONE, DESKTOP = {"width": 360, "height": 740}, {"width": 1280, "height": 900}
ADDRESSES = (
    "index.html",
    "mechanics/index.html",
    "mechanics/clash.html",
    "rulings/LRW-CLASH-32.html",
    "indexes/index.html",
    "indexes/cards.html",
    "indexes/numbers-2007-10.html",
    "indexes/changes-2008-02-to-2026-04.html",
    "indexes/coverage.html",
    "indexes/engines.html",
    "glossary.html",
    "design.html",
    "protocol.html",
    "adapters.html",
    "command-line.html",
    "search.html?q=lash+out",
)
CHECKED = (
    "index.html",
    "mechanics/clash.html",
    "rulings/LRW-CLASH-02.html",
    "indexes/cards.html",
    "indexes/coverage.html",
    "indexes/engines.html",
    "glossary.html",
    "design.html",
    "adapters.html",
    "search.html?q=lash+out",
)
"""One page of each sort."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A part of the site, built as the whole is."""
    for module in ("furo", "myst_parser", "sphinx", "sphinx_design"):
        pytest.importorskip(module, reason="the site needs the extra `docs`")
    home = tmp_path_factory.mktemp("site")
    shutil.copytree(DOCS, home / "docs", ignore=shutil.ignore_patterns("_build", *FOLDERS))
    shutil.copy(DOCS.parent / "README.md", home)
    command = [sys.executable, "-m", "sphinx", "-W", "-q", "-D", f"touchstone_select={SELECTED}"]
    built = subprocess.run(
        [*command, str(home / "docs"), str(home / "html")], capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stderr
    return home / "html"


def test_it_is_built_without_a_warning_and_all_links_lead_somewhere(site: Path) -> None:
    assert (site / "rulings" / "LRW-CLASH-09.html").is_file()
    assert list(links.problems(site)) == []


def test_the_guide_explains_the_failure_that_the_readme_shows(site: Path) -> None:
    guide = (site / "guides" / "read-a-report.html").read_text(encoding="utf-8")
    assert "FAIL  LRW-PW-21" in guide
    assert "(misreading LRW-PW-21/2)" in guide


@pytest.fixture(scope="session")
def origin(site: Path) -> Iterator[str]:
    """The address of a server that serves the site."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_request(self, *args: Any) -> None:
            """Say nothing of requests."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    playwright = pytest.importorskip("playwright.sync_api", reason="the browser test needs the extra `browser`")
    if CHROMIUM is None:
        pytest.skip("the browser test needs chromium")
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(params=["server", "files"])
def page(request: pytest.FixtureRequest, browser: "Browser") -> Iterator["Page"]:
    """A page on the site; whatever goes wrong on it, or is asked of somebody else, fails the test."""
    home = request.getfixturevalue("site").as_uri() if request.param == "files" else request.getfixturevalue("origin")
    context = browser.new_context(base_url=f"{home}/", viewport=DESKTOP)  # type: ignore[arg-type]
    page = context.new_page()
    wrong: list[str] = []
    page.on("console", lambda message: wrong.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda asked: None if asked.url.startswith((home, "data:")) else wrong.append(asked.url))
    page.on("requestfailed", lambda asked: wrong.append(f"{asked.url} failed"))
    yield page
    told = list(wrong)  # what is still on its way as the page is closed has not failed
    context.close()
    assert told == []


def go(page: "Page", address: str) -> None:
    """Open a page of the site and wait until its scripts have run."""
    page.wait_for_load_state("networkidle")  # what is still on its way as one leaves would count as failed
    page.goto(address, wait_until="load")


def test_a_ruling_is_found_by_card_and_by_number_as_one_types(page: "Page") -> None:
    go(page, "index.html")
    field = page.get_by_role("searchbox", name="Find a ruling")
    field.fill("lash out")
    assert page.locator(".find li a").first.inner_text() == "Lash Out"
    field.fill("501.10c")
    assert "LRW-CLASH-09" in " ".join(page.locator(".find li a").all_inner_texts())
    field.fill("lrw-pw-76")
    page.locator(".find li a").first.click()
    page.wait_for_url("**/rulings/LRW-PW-76.html")
    assert page.locator("h1").inner_text().startswith("LRW-PW-76")


def test_the_search_of_every_page_finds_rulings(page: "Page") -> None:
    go(page, "mechanics/clash.html")
    page.locator(".sidebar-search").fill("501.10c")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?q=501.10c*")
    assert "LRW-CLASH-09" in " ".join(page.locator(".find li a").all_inner_texts())
    page.locator(".find li a", has_text="LRW-CLASH-09").click()
    page.wait_for_url("**/rulings/LRW-CLASH-09.html")


def test_what_is_not_there_is_not_found(page: "Page") -> None:
    go(page, "index.html")
    page.get_by_role("searchbox", name="Find a ruling").fill("colossal dreadmaw")
    assert page.get_by_text("No ruling, card or mechanic has all of these words.").is_visible()


def test_the_bar_leaves_the_scenarios_of_a_ruleset(page: "Page") -> None:
    go(page, "rulings/LRW-CLASH-32.html")
    scenarios = page.locator(".scenario")
    everything = scenarios.count()
    button = page.get_by_role("button", name="2026-04")
    button.focus()
    page.keyboard.press("Enter")
    assert button.get_attribute("aria-pressed") == "true"
    shown = [each for each in scenarios.all() if each.is_visible()]
    assert 0 < len(shown) < everything
    assert all("2026-04" in (each.get_attribute("data-rulesets") or "") for each in shown)
    assert f"{len(shown)} of {everything} scenarios hold under 2026-04" in page.locator(".filtered").inner_text()
    page.keyboard.press("Enter")
    assert len([each for each in scenarios.all() if each.is_visible()]) == everything


def test_the_play_follows_the_chosen_ruleset(page: "Page") -> None:
    go(page, "rulings/LRW-CLASH-09.html")
    play = page.locator("details.play").first
    play.locator("summary").click()
    play.get_by_label("2017-09").check()
    assert play.get_by_text("608.1", exact=True).first.is_visible()
    assert not play.get_by_text("413.1", exact=True).first.is_visible()
    page.get_by_role("button", name="2007-10").click()
    assert play.get_by_text("413.1", exact=True).first.is_visible()
    assert not play.get_by_text("608.1", exact=True).first.is_visible()


def test_the_matrix_is_filtered_by_ruleset_verdict_and_words(page: "Page") -> None:
    go(page, "indexes/engines.html")
    status = page.locator("form.filter [role=status]")
    page.get_by_label("Ruleset").select_option("2026-04")
    assert page.locator("th[data-ruleset='2017-09']:visible").count() == 0
    page.get_by_label("Verdict").select_option("fail")
    page.get_by_label("Words").fill("lrw-pw-2")
    shown = page.locator("details.of-mechanic tbody tr:visible")
    assert status.inner_text() == f"{shown.count()} rulings below."
    assert all("LRW-PW-2" in each and "fail" in each for each in shown.all_text_contents())
    page.locator("select[name=engine]").select_option(index=1)
    assert status.inner_text() == "0 rulings below."


def test_all_that_was_found_can_be_shown(page: "Page") -> None:
    go(page, "search.html?q=the")
    everything = page.get_by_role("button", name="Show all")
    many = int(everything.inner_text().split()[-1])
    everything.click()
    assert page.locator(".find li a").count() == many


def test_gherkin_and_play_are_one_click_away(page: "Page") -> None:
    go(page, "rulings/LRW-CLASH-32.html")
    gherkin = page.locator("details.gherkin").first
    assert not gherkin.locator("pre").is_visible()
    gherkin.locator("summary").click()
    assert "Scenario: " in gherkin.locator("pre").inner_text()
    play = page.locator("details.play").first
    play.locator("summary").focus()
    page.keyboard.press("Enter")
    assert play.get_by_text("Alice reveals Stand // Deliver.").is_visible()


def test_a_narrow_screen_has_no_sideways_scroll(page: "Page") -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for address in ADDRESSES:
        go(page, address)
        page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
        wider = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wider <= 0, address


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(origin: str, browser: "Browser", scheme: Any) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    context = browser.new_context(base_url=f"{origin}/", viewport=DESKTOP, color_scheme=scheme)  # type: ignore[arg-type]
    page = context.new_page()
    found: list[tuple[str, ...]] = []
    for address in CHECKED:
        go(page, address)
        page.evaluate("document.querySelectorAll('article details').forEach((each) => { each.open = true; })")
        serious = [each for each in axe.run(page).response["violations"] if each["impact"] in ("serious", "critical")]
        found += [(address, each["id"], each["nodes"][0]["html"][:200]) for each in serious]
    context.close()
    assert found == []
