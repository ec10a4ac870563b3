// @ts-check
// A vector on an engine: each entry is done by the method of its name. docs/vectors.md says what the entries mean.

import { isDeepStrictEqual } from "node:util";

import { Ended, NoRoom, fail, unsupported } from "./engine.mjs";
import { Objects, has } from "./objects.mjs";

/** @typedef {import("./engine.mjs").Json} Json */
/** @typedef {{turn: number, active: string, step: string, stack: string[], objects: Json[], waiting: Json}} Snapshot */

/** @type {Record<string, Json>} declarations of nothing */
const NONE = { attackers: { type: "attacks", attacks: [] }, blockers: { type: "blocks", blocks: [] } };

/** The answer of a decision that has exactly one. @param {Json} decision */
function onlyAnswer({ type, kind, options = [], min = 1, max = 1 }) {
  if (type !== "decision" || kind === "word" || kind === "divide") return null;
  if (kind === "number") return min === max ? { type: "number", number: min } : null;
  if (kind in NONE) return options.length ? null : NONE[kind];
  if (!options.length || max === 0) return { type: "chosen", options: [] };
  const isOnly = options.length === 1 ? min === 1 || kind === "order" : options.length === min;
  const inAnyOrder = options.length === 1 || kind === "modes" || kind === "players";
  return isOnly && inAnyOrder ? { type: "chosen", options: options.map((/** @type {Json} */ { id }) => id) } : null;
}

/** @param {Snapshot} snapshot */
const hasDamage = ({ stack, objects }) =>
  objects.some(({ id, kind }) => kind === "combat-damage" && stack.includes(id));

/** Whether what players pass for has come.
 * @type {Record<string, (now: Snapshot, entry: Json, begun: Snapshot, before?: Snapshot) => boolean>} */
const UNTIL = {
  "everybody-passed": (now, entry, begun, before) => before !== undefined,
  "stack-empty": ({ stack, waiting }) => !stack.length || waiting.type !== "priority",
  step: ({ turn, active, step, stack }, entry, begun) =>
    step === entry.step && active === (entry.player ?? active) && !stack.length && (!entry.later || turn > begun.turn),
  declaration: ({ step, stack, waiting }, { steps }) =>
    waiting.type !== "priority" || stack.length > 0 || !steps.includes(step),
  "damage-on-stack": (now) => hasDamage(now) || now.waiting.type === "decision",
  "damage-dealt": (now, { decided = false }, begun, before) => {
    const isNew = now.step === "combat-damage" && (before ? !before.stack.length : decided);
    const isDealt = !hasDamage(now) && (isNew || (before !== undefined && hasDamage(before)));
    return isDealt || now.waiting.type === "decision";
  },
};

/** Whether something is what it must be.
 * @type {Record<string, (value: any, test: Json, objects: Objects) => boolean>} */
const TESTS = {
  equals: (value, { expected }) => isDeepStrictEqual(value, expected),
  members: (value, { expected }) => isDeepStrictEqual([value].flat().map(String).sort(), [...expected].sort()),
  contains: (words, { expected }) => words.some((/** @type {string} */ word) => expected.includes(word.toLowerCase())),
  counts: (list, { expected }) => list.length === expected,
  amounts: (value, { expected }) => Object.entries(expected).every(([name, amount]) => (value[name] ?? 0) === amount),
  has: (value, { expected }) => has(value, expected),
  means: (value, { expected }, objects) => objects.areMeant(value, expected),
};

/** What is done, by its name. @type {Record<string, (game: Game, entry: Json) => Promise<void>>} */
const DOINGS = {
  act: (game, entry) => game.act(entry),
  answer: (game, entry) => game.answer(entry),
  pass: (game, entry) => game.pass(entry),
  ask: (game, entry) => game.ask(entry),
  expect: (game, entry) => game.expect(entry),
};

/** One vector on one engine. */
export class Game {
  objects = new Objects([], {});
  /** @type {any} */ now = null;
  /** @type {any} what became of what was tried, and what was asked for */ attempt;
  /** @type {any} */ fact;

  /** @param {import("./engine.mjs").Engine} engine */
  constructor(engine) {
    this.engine = engine;
  }

  /** @param {string} capability */
  need(capability) {
    if (!(this.engine.about.capabilities ?? []).includes(capability)) unsupported(`it does not claim ${capability}`);
  }

  /** @param {Json} vector */
  async start({ ruleset, state, cards = [], capabilities = [] }) {
    if (!this.engine.about.rulesets.includes(ruleset)) unsupported(`it does not play the ruleset ${ruleset}`);
    for (const capability of capabilities) this.need(capability);
    if (!state) return;
    const { known } = await this.engine.call("cards/known", { names: cards });
    for (const card of cards) if (!known.includes(card)) unsupported(`it does not know ${card}`);
    const { handles, snapshot } = await this.engine.call("game/new", { ruleset, state, seed: 0 });
    this.objects = new Objects(state.objects, handles);
    this.look(snapshot);
  }

  /** @param {Snapshot} snapshot */
  look(snapshot) {
    this.now = snapshot;
    this.objects.follow(snapshot);
  }

  /** Do one entry. @param {Json} entry */
  async do(entry) {
    try {
      await DOINGS[entry.do](this, entry);
    } catch (error) {
      if (!entry.tries || !(error instanceof NoRoom)) throw error;
      this.attempt = { refused: true, changed: false };
    }
  }

  // What is sent, and what settles itself.

  /** @param {string} method @param {Json} params @param {boolean} [tries] */
  async send(method, params, tries) {
    const before = this.now;
    const { outcome, message, snapshot } = await this.engine.call(method, { ...params, observe: true });
    const refused = outcome === "refused";
    if (outcome === "unsupported") unsupported(message ?? "the engine does not support this");
    if (refused && !tries) fail(`${JSON.stringify(params)} is refused: ${message}`);
    this.look(snapshot ?? await this.engine.call("game/observe", {}));
    if (tries) this.attempt = { refused, changed: refused && !isDeepStrictEqual(before, this.now) };
  }

  /** Answer every decision with one legal answer, except of that kind; whether there was one. @param {string} [but] */
  async settle(but) {
    for (let answered = false; ; answered = true) {
      const answer = this.now.waiting.kind === but ? null : onlyAnswer(this.now.waiting);
      if (!answer) return answered;
      await this.send("game/answer", { decision: this.now.waiting.id, answer });
    }
  }

  /** After that, no other decision may be pending. @param {string} [but] */
  async settled(but) {
    await this.settle(but);
    const { type, player, kind } = this.now.waiting;
    if (type === "decision" && kind !== but) fail(`${player} is asked for ${kind}`);
  }

  /** A message with the ids of this game. @param {any} value @param {Json[]} [options] @returns {any} */
  filled(value, options = []) {
    if (Array.isArray(value)) return value.map((each) => this.filled(each, options));
    if (!(value instanceof Object)) return value;
    if (value.$id) return this.objects.the(value.$id).id;
    if (!value.$option) return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, this.filled(v, options)]));
    const option = this.objects.take(options, value.$option);
    if (!option) throw new NoRoom("fail", `${JSON.stringify(value.$option)} is not offered`);
    return option.id;
  }

  // The entries.

  /** @param {Json} entry */
  async act({ player, action, tries }) {
    await (action.type === "concede" ? this.settle() : this.settled());
    await this.send("game/act", { player, action: this.filled(action) }, tries);
  }

  /** @param {Json} entry */
  async answer({ players, kinds, answer, word, source, unasked, tries }) {
    if (tries || !players.includes(this.now.waiting.player)) await this.settle();
    const { id, kind, player, source: from, options = [] } = this.now.waiting;
    if (unasked === "done" && !kinds.includes(kind)) return;
    const isAsked = kinds.includes(kind) && players.includes(player);
    if (!isAsked) throw new (unasked ? NoRoom : Ended)("fail", `${players} is not asked for ${kinds}`);
    if (source && from && !this.objects.isMeant({ id: from }, source)) fail("what is asked has another source");
    const isFree = kind === "word" && !options.length;
    const filled = isFree ? { type: "word", word } : this.filled(answer, [...options]);
    await this.send("game/answer", { decision: id, answer: filled }, tries);
  }

  /** @param {Json} entry */
  async pass(entry) {
    const { until, passed = [], kind, turns = Infinity } = entry;
    if (until !== "step") await this.settled(kind);
    const begun = this.now;
    for (let round = 0, before; round < 120; round += 1) {
      const now = this.now;
      if (UNTIL[until](now, entry, begun, before)) return;
      if (now.turn > begun.turn + turns) break;
      if (until === "step" && now.waiting.kind in NONE) {
        await this.send("game/answer", { decision: now.waiting.id, answer: NONE[now.waiting.kind] });
      } else {
        await this.settled(kind);
        await this.everybodyPasses(before ? [] : passed, kind);
      }
      before = now;
    }
    fail(`players pass, and this does not come: ${entry.step ?? until}`);
  }

  /** Whoever has priority passes, but nobody twice; a decision ends it. @param {string[]} passed @param {string} but */
  async everybodyPasses(passed, but) {
    const done = [...passed];
    while (this.now.waiting.type === "priority" && !done.includes(this.now.waiting.player)) {
      const { player } = this.now.waiting;
      done.push(player);
      await this.send("game/act", { player, action: { type: "pass" } });
      if (await this.settle(but)) return;
    }
  }

  /** @param {Json} entry */
  async ask({ subject, question, on }) {
    this.need("facts");
    this.fact = (await this.engine.call("facts/ask", { subject, question, on })).value;
  }

  /** @param {Json} entry */
  async expect({ needs, pending, viewer, find, of, path = [], otherwise, each, must, negated = false, says }) {
    if (needs) this.need(needs);
    if (this.now && !pending) await this.settle();
    const { objects } = viewer ? await this.engine.call("game/observe", { viewer }) : this.now ?? {};
    /** @type {any} */ let value = { ...this.now, attempt: this.attempt, fact: this.fact };
    if (find) value = objects.filter((/** @type {Json} */ view) => this.objects.isMeant(view, find));
    else if (of?.player) value = value.players.find((/** @type {Json} */ { name }) => name === of.player);
    else if (of) value = this.objects.the(of);
    for (const step of path) value = typeof step === "number" ? value?.at(step) : value?.[step];
    if (value === undefined) value = otherwise ?? unsupported(`${path} is not shown`);
    if (each) value = value.flatMap((/** @type {Json} */ item) => item[each] ?? []);
    if (TESTS[must.test](value, must, this.objects) === negated) fail(`expected ${says}`);
  }
}
