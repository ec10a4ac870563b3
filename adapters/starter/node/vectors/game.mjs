// @ts-check
// A vector on an engine: what is sent, what settles itself, how players pass and decide. docs/vectors.md says the rules.

import { isDeepStrictEqual } from "node:util";

import { fail, unsupported } from "./engine.mjs";
import { Names } from "./names.mjs";

const WITH_OPTIONS = "targets modes objects players may order replacement redirect cost position".split(" ");
/** @type {Record<string, string[]>} The steps from which players pass up to a declaration. */
const BEFORE = {
  attackers: ["untap", "upkeep", "draw", "precombat-main", "beginning-of-combat"],
  blockers: ["declare-attackers"],
};

/** The answer of a decision that has exactly one. @param {any} decision */
function onlyAnswer({ kind, options = [], min = 1, max = 1 }) {
  const ids = options.map((/** @type {any} */ option) => option.id);
  if (kind === "attackers") return ids.length ? null : { type: "attacks", attacks: [] };
  if (kind === "blockers") return ids.length ? null : { type: "blocks", blocks: [] };
  if (kind === "number") return min === max ? { type: "number", number: min } : null;
  if (kind === "word" || kind === "divide") return null;
  if (!ids.length || max === 0) return { type: "chosen", options: [] };
  const all = ids.length === 1 || ["modes", "players"].includes(kind);
  return all && (kind === "order" || ids.length === min) ? { type: "chosen", options: ids } : null;
}

/** One vector on one engine. */
export class Game extends Names {
  /** @param {import("./engine.mjs").Engine} engine @param {any} vector */
  constructor(engine, vector) {
    super(engine, vector);
    /** @type {Set<string>} */ this.passed = new Set();
    /** @type {Set<string>} */ this.lookedAt = new Set();
    /** @type {any} */ this.attempt = null;
    /** @type {any} */ this.fact = null;
    this.trying = this.assigning = false;
  }

  // What is sent, and what settles itself.

  /** @param {string} method @param {object} params */
  async send(method, params) {
    const before = this.trying ? await this.look() : null;
    const { outcome, waiting, message } = await this.engine.call(method, params);
    if (outcome === "unsupported") unsupported(message ?? "the engine does not support this");
    this.waiting = waiting;
    this.snapshot = null;
    const refused = outcome === "refused";
    if (before) this.attempt = { refused, changed: refused && !isDeepStrictEqual(before, await this.look()) };
    else if (refused) fail(`${JSON.stringify(params)} is refused: ${message}`);
    return !refused;
  }

  /** @param {any} decision @param {object} answer */
  async answer(decision, answer) {
    this.lookedAt.add(decision.id);
    await this.send("game/answer", { decision: decision.id, answer });
  }

  /** Do something that leads up to what is tried. @param {() => Promise<any>} lead */
  async withoutTrying(lead) {
    const { trying } = this;
    this.trying = false;
    try {
      return await lead();
    } finally {
      this.trying = trying;
    }
  }

  /** Answer decisions with one legal answer; whether there was one. */
  async settle() {
    let answered = false;
    for (let answer; (answer = this.decision() && onlyAnswer(this.waiting)); answered = true) {
      const only = answer;
      await this.withoutTrying(() => this.answer(this.waiting, only));
    }
    return answered;
  }

  decision() {
    return this.waiting.type === "decision" ? this.waiting : null;
  }

  noDecision() {
    if (this.decision()) fail(`${this.waiting.player} has to decide: ${this.waiting.kind}`);
  }

  /** The engine leaves no room for this. @param {string} reason */
  refuse(reason) {
    if (!this.trying) fail(reason);
    this.attempt = { refused: true, changed: false };
  }

  /** @param {string} player @param {any} action */
  async act(player, action) {
    await this.settle();
    if (action.type !== "concede") this.noDecision();
    if (!(await this.send("game/act", { player, action }))) return;
    const passes = action.type === "pass";
    if (passes) this.passed.add(player);
    if (!passes || this.waiting.type !== "priority" || this.passed.has(this.waiting.player)) this.passed.clear();
    if (action.type === "play") await this.look();
  }

  // Passing.

  /** Each player passes once. @param {string} [declaration] what is not answered, though there be one answer */
  async everybodyPasses(declaration) {
    await this.settle();
    this.noDecision();
    await this.look();
    const done = new Set(this.passed);
    this.passed.clear();
    while (this.waiting.type === "priority" && !done.has(this.waiting.player)) {
      const { player } = this.waiting;
      await this.act(player, { type: "pass" });
      done.add(player);
      if (!declaration && (await this.settle())) break;
    }
    if (declaration && this.decision()?.kind !== declaration) await this.settle();
    this.passed.clear();
  }

  /** Round after round, as long as something changes. @param {(now: any) => Promise<boolean>} isThere */
  async rounds(isThere) {
    /** @type {string[]} */ const seen = [];
    for (let round = 0; round < 120; round += 1) {
      const { turn, step, stack, waiting } = await this.look();
      const now = JSON.stringify([turn, step, stack, waiting]);
      if (seen.at(-1) === now && seen.at(-2) === now) fail("nothing changes though players pass");
      seen.push(now);
      if (await isThere(this.snapshot)) return;
    }
    fail("the game does not get there");
  }

  async emptyStack() {
    await this.settle();
    this.noDecision();
    await this.rounds(async ({ stack }) => {
      if (!stack.length || this.waiting.type !== "priority") return true;
      await this.everybodyPasses();
      return false;
    });
  }

  /** @param {any} entry */
  async moveToStep({ step, player, next_turn: next }) {
    const begun = (await this.look()).turn;
    const latest = player == null && !next ? begun : begun + 2 * this.vector.state.players.length;
    const isThere = (/** @type {any} */ now) =>
      (!next || now.turn > begun) && now.step === step && (player ?? now.active) === now.active && !now.stack.length;
    await this.rounds(async (now) => {
      if (isThere(now)) return true;
      if (now.turn > latest) fail(`the ${step} step does not come`);
      while (["attackers", "blockers"].includes(this.decision()?.kind)) await this.declare(this.waiting, []);
      await this.settle();
      if (isThere(await this.look())) return true;
      this.noDecision();
      await this.everybodyPasses();
      return false;
    });
  }

  /** @param {any} decision @param {object[]} pairs */
  async declare(decision, pairs) {
    const type = decision.kind === "attackers" ? "attacks" : "blocks";
    await this.answer(decision, { type, [type]: pairs });
  }

  /** @param {(before: any, now: any) => boolean} reached */
  async throughCombat(reached) {
    await this.settle();
    this.noDecision();
    const begun = await this.look();
    const answered = this.assigning;
    this.assigning = false;
    if (this.hasDamage(begun) && reached(begun, begun)) return;
    if (answered && begun.step === "combat-damage" && !this.hasDamage(begun)) return;
    let before = begun;
    await this.rounds(async () => {
      await this.everybodyPasses();
      const now = await this.look();
      this.assigning = this.decision() !== null;
      if (reached(before, now) || this.assigning) return true;
      const over = now.turn !== begun.turn || ["end-of-combat", "postcombat-main", "end"].includes(now.step);
      if (over) fail("there is no combat damage");
      before = now;
      return false;
    });
  }

  /** @param {any} snapshot */
  hasDamage({ stack, objects }) {
    return objects.some((/** @type {any} */ view) => view.kind === "combat-damage" && stack.includes(view.id));
  }

  /** @param {any} entry */
  async moveOn(entry) {
    const gone = (/** @type {any} */ before, /** @type {any} */ now) =>
      !this.hasDamage(now) && (this.hasDamage(before) || (now.step === "combat-damage" && !before.stack.length));
    if (entry.until === "everybody-passed") await this.everybodyPasses();
    else if (entry.until === "stack-empty") await this.emptyStack();
    else if (entry.until === "step") await this.moveToStep(entry);
    else await this.throughCombat(entry.until === "damage-dealt" ? gone : (_, now) => this.hasDamage(now));
  }

  /** The declaration that is pending after passing up to it; null if none comes. @param {string} kind */
  async declaration(kind) {
    /** @type {any} */ let found = null;
    await this.rounds(async () => {
      if (this.decision()?.kind === kind) found = this.waiting;
      if (found) return true;
      await this.settle();
      this.noDecision();
      const { step, stack } = await this.look();
      if (!BEFORE[kind].includes(step) || this.waiting.type !== "priority") return true;
      if (stack.length) fail("the stack is not empty before the declaration");
      await this.everybodyPasses(kind);
      return false;
    });
    return found;
  }

  /** @param {string} player @param {string} kind @param {any[]} pairs @param {(pair: any) => object} toIds */
  async declared(player, kind, pairs, toIds) {
    const decision = await this.withoutTrying(() => this.declaration(kind));
    await this.look();
    if (decision && this.oneSide(decision.player, player)) await this.declare(decision, pairs.map(toIds));
    else if (decision || pairs.length) this.refuse(`${player} is not asked for ${kind}`);
  }

  // Answers.

  /** The pending decision of a player. @param {string} player @param {string[]} kinds */
  async pending(player, kinds) {
    if (this.decision() && this.waiting.player !== player) await this.settle();
    await this.look();
    const right = this.decision()?.player === player && kinds.includes(this.waiting.kind);
    return right ? this.waiting : fail(`${player} is not asked for ${kinds}`);
  }

  /** @param {any} entry */
  async choose({ player, chosen = [], kinds = [] }) {
    const decision = await this.pending(player, kinds.length ? kinds : [...WITH_OPTIONS, "word"]);
    let left = decision.options ?? [];
    if (decision.kind === "word" && !left.length) {
      const words = chosen.map((/** @type {any} */ each) => each.name);
      const word = [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(" and ");
      return this.answer(decision, { type: "word", word });
    }
    /** @type {string[]} */ const options = [];
    for (const named of chosen) {
      const { count = 1 } = named;
      const found = this.standingFor(left, named);
      if (found.length < count) return this.refuse(`${named.name} is not offered`);
      if (found.length > count && count === 1 && !this.alike(found)) fail(`several options stand for ${named.name}`);
      for (const { id } of found.slice(0, count)) options.push(id);
      left = left.filter((/** @type {any} */ option) => !options.includes(option.id));
    }
    return this.answer(decision, { type: "chosen", options });
  }

  /** Whether options differ in nothing that a name could say. @param {any[]} options */
  alike(options) {
    const views = options.map(({ object }) => this.views.get(object));
    const said = views.map((view) => {
      const { name, zone, controller, tapped, damage, counters } = view ?? {};
      return JSON.stringify([name, zone, controller, tapped, damage, counters]);
    });
    return views.every(Boolean) && said.every((each) => each === said[0]);
  }

  /** @param {any} entry */
  async chooseModes({ player, modes }) {
    const decision = await this.pending(player, ["modes"]);
    /** @type {any[]} */ const options = decision.options ?? [];
    const numbers = options.map(({ id, label = "" }) => /^(?:mode[ -])?(\d+)$/m.exec(`${id}\n${label}`)?.[1]);
    const byPlace = numbers.every((number) => number === undefined);
    /** @type {any[]} */
    const chosen = modes.map((/** @type {number} */ mode) => options[byPlace ? mode - 1 : numbers.indexOf(`${mode}`)]);
    if (chosen.includes(undefined)) return this.refuse(`not all of the modes ${modes} are offered`);
    return this.answer(decision, { type: "chosen", options: chosen.map(({ id }) => id) });
  }

  /** @param {any} entry */
  async divide({ player, parts, source }) {
    const decision = await this.pending(player, ["divide"]);
    const another = source && decision.source && !this.idsOf(source).includes(decision.source);
    if (another) fail(`it is not divided what ${source} deals`);
    const shares = [];
    for (const { amount, to } of parts) {
      const found = this.standingFor(decision.options ?? [], to);
      if (found.length !== 1) return this.refuse(`${to.name} is not among what is divided among`);
      shares.push({ option: found[0].id, amount });
    }
    return this.answer(decision, { type: "division", shares });
  }

  /** @param {any} entry */
  async say({ player, number, yes }) {
    const decision = await this.pending(player, [number == null ? "may" : "number"]);
    const word = { type: "chosen", options: [yes ? "yes" : "no"] };
    await this.answer(decision, number == null ? word : { type: "number", number });
  }
}
