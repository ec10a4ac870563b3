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
    said.textContent = ruleset
      ? `${shown} of ${scenarios.length} scenarios hold under ${ruleset}. Press ${ruleset} again for all of them.`
      : "";
  };
  for (const button of buttons) {
    button.addEventListener("click", () => {
      choose(button.getAttribute("aria-pressed") === "true" ? "" : button.dataset.ruleset);
    });
  }
})();
