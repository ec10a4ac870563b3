"use strict";
const filter = document.getElementById("filter");
const failing = document.getElementById("failing");
const shown = document.getElementById("shown");
const rulings = [...document.querySelectorAll("details.ruling")];
const texts = new Map(rulings.map((each) => [each, each.textContent.toLowerCase()]));

function apply() {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  let number = 0;
  for (const each of rulings) {
    const fits = words.every((word) => texts.get(each).includes(word));
    each.hidden = !fits || (failing.checked && !("failing" in each.dataset));
    number += each.hidden ? 0 : 1;
  }
  for (const section of document.querySelectorAll("section")) {
    section.hidden = ![...section.querySelectorAll("details.ruling")].some((each) => !each.hidden);
  }
  shown.textContent = `${number} of ${rulings.length} rulings`;
}

function step(by) {
  const visible = rulings.filter((each) => !each.hidden).map((each) => each.querySelector("summary"));
  const at = visible.indexOf(document.activeElement);
  const next = visible[at < 0 ? 0 : Math.min(Math.max(at + by, 0), visible.length - 1)];
  if (next) next.focus();
}

filter.addEventListener("input", apply);
failing.addEventListener("change", apply);
document.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape" && document.activeElement === filter) {
    filter.value = "";
    apply();
    filter.blur();
  } else if (document.activeElement !== filter) {
    if (event.key === "/") { event.preventDefault(); filter.focus(); }
    if (event.key === "j") step(1);
    if (event.key === "k") step(-1);
  }
});
apply();
