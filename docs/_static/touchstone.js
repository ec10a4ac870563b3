"use strict";

/* What scrolls sideways can be reached with the keyboard. */
for (const each of document.querySelectorAll("pre")) {
  if (each.scrollWidth > each.clientWidth) each.tabIndex = 0;
}

/* On the page of a ruling: a ruleset of the bar leaves only the scenarios that hold under it. */
(() => {
  const buttons = [...document.querySelectorAll("ol.rulesets button[data-ruleset]")];
  const scenarios = [...document.querySelectorAll(".scenario[data-rulesets]")];
  const said = document.querySelector("p.filtered");
  if (!buttons.length || !said) return;
  const choose = (ruleset) => {
    let shown = 0;
    for (const each of scenarios) {
      const holds = !ruleset || each.dataset.rulesets.split(" ").includes(ruleset);
      each.closest("section").hidden = !holds;
      shown += holds;
    }
    for (const each of buttons) each.setAttribute("aria-pressed", String(each.dataset.ruleset === ruleset));
    for (const each of document.querySelectorAll(`.choice input[value="${ruleset}"]`)) each.checked = true;
    said.textContent = ruleset
      ? `${shown} of ${scenarios.length} scenarios hold under ${ruleset}. Press ${ruleset} again for all of them.`
      : "Press a ruleset in the bar to see only the scenarios that hold under it.";
  };
  choose("");
  for (const button of buttons) {
    button.addEventListener("click", () => {
      choose(button.getAttribute("aria-pressed") === "true" ? "" : button.dataset.ruleset);
    });
  }
})();

/* The matrix of engines: columns by ruleset, rows by verdict and words. */
(() => {
  const form = document.querySelector("form[data-filter]");
  if (!form) return;
  const tables = [...document.querySelectorAll("table.filtered")];
  const columns = [...tables[0].tHead.rows[0].cells].slice(1).map((head) => head.dataset);
  const rows = [...document.querySelectorAll("table.filtered tbody tr")].map((row) => ({
    row,
    ruling: !!row.closest("details"),
    words: row.cells[0].textContent.toLowerCase(),
    verdicts: [...row.cells].slice(1).map((cell) => [...cell.querySelectorAll(".verdict")].map((it) => it.classList[1])),
  }));
  const choose = () => {
    const { ruleset, engine, verdict, words } = Object.fromEntries(new FormData(form));
    const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
    const visible = columns.map(
      (column) => (!ruleset || column.ruleset === ruleset) && (!engine || column.engine === engine),
    );
    const met = (verdicts) => verdicts.some((each, at) => visible[at] && each.includes(verdict));
    let found = 0;
    for (const each of rows) {
      const fits = terms.every((term) => each.words.includes(term)) && (!verdict || met(each.verdicts));
      each.row.hidden = !fits;
      found += fits && each.ruling;
    }
    for (const table of tables) {
      for (const row of table.rows) {
        visible.forEach((shown, at) => { row.cells[at + 1].hidden = !shown; });
      }
      const some = [...table.tBodies[0].rows].some((row) => !row.hidden);
      const fold = table.closest("details");
      if (!fold) continue;
      fold.hidden = !some;
      fold.open = some && !!(verdict || terms.length);
    }
    form.querySelector("[role=status]").textContent =
      verdict || terms.length ? `${found} ${found === 1 ? "ruling" : "rulings"} below.` : "";
  };
  form.hidden = false;
  form.addEventListener("input", choose);
  form.addEventListener("submit", (event) => event.preventDefault());
  choose();
})();
