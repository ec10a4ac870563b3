/* Finding rulings, mechanics and cards by words, cards, ids and rule numbers; the data is in find-data.js. */
"use strict";
(() => {
  const LIMIT = 25;
  const root = document.documentElement.dataset.content_root || "./";
  const plain = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f’']/g, "").toLowerCase();
  const entries = (window.touchstoneFind || []).map((entry) => ({
    ...entry,
    name: plain(`${entry.id || ""} ${entry.title}`),
    all: plain([entry.id, entry.title, entry.text, entry.more, ...(entry.cards || [])].join(" ")),
    played: (entry.cards || []).map(plain),
  }));

  const isNumber = (term) => /^g?\d+(\.\d+)?[a-z]?$/.test(term) && /\d{3}|\./.test(term);
  const begins = (number, term) => number === term || (number.startsWith(term) && !/\d/.test(number[term.length]));

  const worth = (entry, terms, phrase) => {
    let sum = entry.kind === "ruling" ? 0 : 1;
    for (const term of terms) {
      if (isNumber(term)) {
        const numbers = (entry.numbers || []).map((each) => each.toLowerCase());
        if (numbers.includes(term)) sum += 20;
        else if (numbers.some((each) => begins(each, term))) sum += 8;
        else if (entry.all.includes(term)) sum += 1;
        else return 0;
      } else if (entry.name.includes(term)) sum += 6;
      else if (entry.all.includes(term)) sum += 2;
      else return 0;
    }
    if (plain(entry.id || entry.title) === phrase) sum += 60;
    if (entry.played.indexOf(phrase) === 0) sum += 12;
    else if (entry.played.includes(phrase)) sum += 6;
    return sum + (entry.all.includes(phrase) ? 3 : 0);
  };

  const find = (query) => {
    const phrase = plain(query.trim());
    const terms = phrase.split(/[\s,;]+/).filter(Boolean);
    if (!terms.length) return [];
    return entries
      .map((entry, at) => ({ entry, at, sum: worth(entry, terms, phrase) }))
      .filter((each) => each.sum > 0)
      .sort((one, two) => two.sum - one.sum || one.at - two.at)
      .map((each) => each.entry);
  };

  /* Text in which mana symbols are drawn. */
  const drawn = (text) =>
    text.split(/(\{[^{}\s]{1,4}\})/).map((part, at) => {
      if (at % 2 === 0) return part;
      const symbol = document.createElement("span");
      const colour = { W: "white", U: "blue", B: "black", R: "red", G: "green" }[part.slice(1, -1)] || "plain";
      symbol.className = `mana mana-${colour}`;
      symbol.textContent = part.slice(1, -1);
      return symbol;
    });

  const shown = (entry) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = root + entry.url;
    link.append(...drawn(entry.id ? `${entry.id}: ${entry.title}` : entry.title));
    const what = document.createElement("span");
    what.className = "what";
    what.textContent = entry.kind === "ruling" ? "" : ` ${entry.kind}`;
    const text = document.createElement("p");
    text.append(...drawn(entry.text));
    item.append(link, what, text);
    return item;
  };

  const show = (query, list, status, limit = LIMIT) => {
    const found = find(query);
    list.replaceChildren(...found.slice(0, limit).map(shown));
    if (!query.trim()) status.textContent = "";
    else if (!found.length) status.textContent = "No ruling, card or mechanic has all of these words.";
    else if (found.length > limit) status.textContent = `${found.length} found, the first ${limit} are shown.`;
    else status.textContent = `${found.length} found.`;
    if (found.length > limit) list.append(more(() => show(query, list, status, found.length), found.length));
  };

  const more = (all, count) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = `Show all ${count}`;
    button.addEventListener("click", () => {
      const list = item.parentElement;
      const at = list.children.length - 1;
      all();
      list.children[at].querySelector("a").focus();
    });
    item.append(button);
    return item;
  };

  const results = () => {
    const status = document.createElement("p");
    status.setAttribute("role", "status");
    return { list: document.createElement("ol"), status };
  };

  for (const place of document.querySelectorAll("[data-find]")) {
    const { list, status } = results();
    const form = document.createElement("form");
    form.className = "find";
    form.setAttribute("role", "search");
    form.action = `${root}search.html`;
    const input = document.createElement("input");
    input.type = "search";
    input.name = "q";
    input.autocomplete = "off";
    input.placeholder = "Lash Out, 502.74a, evoke, LRW-PW-21 …";
    input.setAttribute("aria-label", "Find a ruling by card, rule number, id or words");
    input.addEventListener("input", () => show(input.value, list, status));
    form.append(input, status, list);
    place.replaceChildren(form);
  }

  const page = document.querySelector("#search-results");
  const query = new URLSearchParams(window.location.search).get("q") || "";
  if (page && query) {
    /* Sphinx's own search is left with the guides and the reference. */
    Documentation.TRANSLATIONS["Search Results"] = "Guides and reference";
    const { list, status } = results();
    const section = document.createElement("section");
    section.className = "find";
    const heading = document.createElement("h2");
    heading.textContent = "Rulings, cards and mechanics";
    const title = document.createElement("h1");
    title.textContent = "Search";
    section.append(title, heading, status, list);
    page.before(section);
    show(query, list, status);
  }
})();
