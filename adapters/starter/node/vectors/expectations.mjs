// @ts-check
// What a vector expects: for each kind, whether it is so. Each is given the game and the fields of the expectation.

import { isDeepStrictEqual } from "node:util";

import { fail, shown } from "./engine.mjs";
import { goesBy, isOf } from "./names.mjs";

/** The kinds that are about the pending decision, before it settles itself. */
const PENDING = ["Revealed", "Asked", "Choices", "MayChooseNothing", "AttemptWas"];
/** @type {Record<string, string>} */
const COLORS = { W: "white", U: "blue", B: "black", R: "red", G: "green" };

/** @param {any[]} one @param {any[]} other in any order */
const sameMembers = (one, other) => isDeepStrictEqual([...one].sort(), [...other].sort());

/** @type {Record<string, (view: any) => any>} */
const READERS = {
  "card types": (view) => [...shown(view, "types")].sort(),
  subtypes: (view) => [...shown(view, "subtypes")].sort(),
  supertypes: (view) => [...shown(view, "supertypes")].sort(),
  "type line": (view) => ["supertypes", "types", "subtypes"].flatMap((field) => shown(view, field)),
  colors: (view) => shown(view, "colors").map((/** @type {string} */ c) => COLORS[c] ?? c.toLowerCase()).sort(),
  keywords: (view) => shown(view, "abilities").flatMap((/** @type {any} */ { keyword }) => keyword ?? []),
  "costs of the activated abilities": (view) =>
    shown(view, "abilities")
      .filter((/** @type {any} */ { number }) => number != null)
      .sort((/** @type {any} */ one, /** @type {any} */ other) => one.number - other.number)
      .map((/** @type {any} */ { cost }) => cost.replace("\u2212", "-")),
  "power and toughness": (view) => {
    const [power, toughness] = [shown(view, "power"), shown(view, "toughness")];
    return power === null && toughness === null ? "none" : `${power}/${toughness}`;
  },
  loyalty: (view) => shown(view, "loyalty"),
  damage: (view) => shown(view, "damage"),
  "tapped state": (view) => (shown(view, "tapped") ? "tapped" : "untapped"),
  "attacking state": (view) => (shown(view, "is_attacking") ? "attacking" : "not attacking"),
  "blocked state": (view) => (shown(view, "is_blocked") ? "blocked" : "unblocked"),
  "converted mana cost": (view) => shown(view, "mana_value"),
  "mana cost": (view) => shown(view, "mana_cost"),
  controller: (view) =>
    ["battlefield", "stack"].includes(view.zone) ? shown(view, "controller") : fail(`it is in the zone ${view.zone}`),
  owner: (view) => view.owner,
};

/** How many of each colour; colourless mana is C. @param {Record<string, number>} pool */
function mana(pool) {
  /** @type {Record<string, number>} */ const counts = {};
  for (const [word, number] of Object.entries(pool)) {
    const symbol = word.replace(/[{}]/g, "")[0]?.toUpperCase() ?? "C";
    const key = ["colorless", "1"].includes(word) ? "C" : symbol;
    if (number) counts[key] = (counts[key] ?? 0) + number;
  }
  return counts;
}

/** @type {Record<string, (player: any) => any>} */
const OF_PLAYERS = {
  life: (player) => player.life,
  "poison counters": (player) => shown(player, "poison"),
  "mana pool": (player) => mana(shown(player, "mana")),
  hand: (player) => shown(player, "hand").length,
  library: (player) => shown(player, "library").length,
  graveyard: (player) => shown(player, "graveyard").length,
};

/** Whether an object on the stack is what is expected there. @param {any} game @param {any} entry @param {string} id */
function isOnStack(game, { name, ability, keyword }, id) {
  const view = game.views.get(id);
  if (!view || name === "combat damage") return view?.kind === "combat-damage";
  const ids = game.cardIds(name);
  if (!ability) return view.kind !== "ability" && (goesBy(view, name) || ids.includes(id));
  const ofIt = ids.includes(view.source) || (view.name === name && !ids.length);
  return view.kind === "ability" && ofIt && isOf(view, keyword);
}

/** @param {any} game @param {any} view @param {string} player @param {string} card */
const isCard = (game, { id, name, owner }, player, card) =>
  owner === player && (name === card || game.cardIds(card).includes(id));

/** @param {unknown} value @param {unknown} expected */
function isFact(value, expected) {
  if ((typeof value === "boolean") !== (typeof expected === "boolean")) return false;
  if (Array.isArray(value) && typeof expected === "string") return isDeepStrictEqual(value, [expected]);
  if (Array.isArray(value) && Array.isArray(expected)) return sameMembers(value, expected);
  return isDeepStrictEqual(typeof expected === "string" ? String(value) : value, expected);
}

/** @type {Record<string, (game: any, fields: any) => boolean | Promise<boolean>>} */
const KINDS = {
  PlayerHas: (game, { player, field, expected }) => isDeepStrictEqual(OF_PLAYERS[field](game.player(player)), expected),
  LibraryCard: (game, { player, end, expected }) => {
    const id = shown(game.player(player), "library").at(end === "top" ? 0 : -1);
    return game.cardIds(expected).includes(id) || (id !== undefined && game.said(id) === expected);
  },
  HasLost: (game, { player, expected }) => Boolean(game.player(player).has_lost) === expected,
  Fact: (game, { expected }) => isFact(game.fact.value, expected),
  AttemptWas: (game, { refused }) => {
    const { attempt } = game;
    game.attempt = null;
    return attempt.refused === refused && !attempt.changed;
  },
  StackIs: (game, { expected }) => {
    /** @type {string[]} */ const stack = game.snapshot.stack;
    return stack.length === expected.length && stack.every((id, at) => isOnStack(game, expected[at], id));
  },
  Revealed: (game, { expected }) => {
    /** @type {string[]} */ const revealed = shown(game.snapshot, "revealed");
    const found = revealed.flatMap((id) => game.views.get(id) ?? []).map((view) =>
      expected.find((/** @type {string[]} */ [player, card]) => isCard(game, view, player, card)));
    return sameMembers(found.map(String), expected.map(String));
  },
  StepIs: ({ snapshot }, { player, step }) => snapshot.active === player && snapshot.step === step,
  WaitsFor: ({ waiting }, { player }) =>
    player ? waiting.type === "priority" && waiting.player === player : waiting.type !== "decision",
  Asked: (game, { player, kind }) => game.decision()?.player === player && game.waiting.kind === kind,
  Choices: (game, { player, expected, among }) => {
    if (game.decision()?.player !== player) return false;
    const { options = [], defenders = [] } = game.waiting;
    const asOption = (/** @type {any} */ ref) => ({ id: ref.object ?? ref.player, ...ref });
    let left = among === "options" ? options : defenders.map(asOption);
    for (const named of expected) {
      const found = game.standingFor(left, named).slice(0, named.count);
      if (found.length < (named.count ?? 1)) return false;
      left = left.filter((/** @type {any} */ option) => !found.slice(0, named.count ?? 1).includes(option));
    }
    return left.length === 0;
  },
  MayChooseNothing: (game, { player }) => game.decision()?.player === player && game.waiting.min === 0,
  GameEnded: ({ waiting }, { winners }) => {
    if (waiting.type !== "game-over" || winners === null) return waiting.type !== "game-over" && winners === null;
    const won = waiting.winners ?? [];
    return winners.length === 1 ? won.includes(winners[0]) : isDeepStrictEqual(won, winners);
  },
  ObjectHas: (game, { name, field, expected }) => isDeepStrictEqual(READERS[field](game.present(name)), expected),
  ObjectHasAmong: (game, { name, field, item, present }) => {
    const found = READERS[field](game.present(name)).map((/** @type {string} */ each) => each.toLowerCase());
    return found.includes(item.toLowerCase()) === present;
  },
  CounterCount: (game, { name, kind, expected }) => (shown(game.present(name), "counters")[kind] ?? 0) === expected,
  Where: (game, { name, zone, owner, present }) => {
    const view = game.object(name);
    const isThere = view?.zone === zone && (!["hand", "graveyard", "library"].includes(zone) || view.owner === owner);
    return isThere === present;
  },
  Controls: (game, { player, name, expected }) => {
    const permanents = [...game.views.values()].filter(({ zone }) => zone === "battlefield");
    for (const view of permanents) if (!view.face_down) shown(view, "name");
    return permanents.filter((view) => goesBy(view, name) && shown(view, "controller") === player).length === expected;
  },
  RefersTo: (game, { name, field, expected, is_player: isPlayer }) => {
    const view = game.present(name);
    if (field === "attacking" && !shown(view, "is_attacking")) return false;
    const found = shown(view, field.replace(" ", "_"));
    const refs = field === "blocking" ? found.map((/** @type {string} */ object) => ({ object })) : [found];
    const called = refs.filter(Boolean).map((/** @type {any} */ { object, player }) =>
      expected.find((/** @type {string} */ each) =>
        isPlayer ? player != null && game.oneSide(player, each) : object != null && game.idsOf(each).includes(object)));
    return sameMembers(called.map(String), expected);
  },
  MayLookAt: async (game, { player, name, expected }) => {
    game.need("view:hidden-information");
    const { id } = game.present(name);
    const { objects } = await game.engine.call("game/observe", { viewer: player });
    return objects.some((/** @type {any} */ view) => view.id === id && view.name !== undefined) === expected;
  },
};

/** Look at the game; the vector fails if it is not as expected. @param {any} game @param {any} entry */
export async function expect(game, { kind, fields, says }) {
  if (!Object.hasOwn(KINDS, kind)) throw new Error(`there is no kind of expectation ${kind}`);
  if (game.snapshot || game.waiting) {
    if (!PENDING.includes(kind)) await game.settle();
    else if (game.decision()) game.lookedAt.add(game.waiting.id);
    await game.look();
  }
  if (!(await KINDS[kind](game, fields))) fail(`expected ${says}`);
}
