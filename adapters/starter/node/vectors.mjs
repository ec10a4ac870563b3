// @ts-check
// A consumer of vectors in JavaScript with the types of TypeScript: it plays what `touchstone export` has written on
// the engine beside it and judges as `touchstone run` does. Node 20, no dependencies: `node vectors.mjs VECTORS`.
// docs/vectors.md says what a vector means. For an engine of your own, import its `call` instead of the toy's.

import { existsSync, readFileSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { call } from "./adapter.mjs";

/** @typedef {Record<string, any>} Json */
/** @typedef {(method: string, params: Json) => any} Engine what answers a request, at once or later, or throws */
/** @typedef {{path: any[], count?: number}} Look */

/** What is thrown means this, by its code or its name. @type {Json} */
const FAULTS = { 2: "unsupported", [-32601]: "unsupported", [-32603]: "crash", SyntaxError: "no-vector" };
/** Declarations of nothing. @type {Json} */
const NONE = { attackers: { type: "attacks", attacks: [] }, blockers: { type: "blocks", blocks: [] } };
const MOST_STEPS = 250;

/** End the vector before its last entry. @param {string} verdict @param {string} why @returns {never} */
export function end(verdict, why) {
  throw Object.assign(new Error(why), { verdict });
}

/** @param {string[]} wanted @param {string[]} [had] */
function need(wanted, had = []) {
  for (const each of wanted) if (!had.includes(each)) end("unsupported", `the engine does not have ${each}`);
}

/** The answer of a decision that has exactly one legal answer. @param {Json} waiting */
function onlyAnswer({ type, kind, options = [], min = 1, max = 1 }) {
  if (type !== "decision" || kind === "word" || kind === "divide") return null;
  if (kind === "number") return min === max ? { type: "number", number: min } : null;
  if (kind in NONE) return options.length ? null : NONE[kind];
  const ids = max === 0 ? [] : options.map((/** @type {Json} */ { id }) => id);
  const inAnyOrder = ids.length === 1 || kind === "modes" || kind === "players";
  return !ids.length || (ids.length === min && inAnyOrder) ? { type: "chosen", options: ids } : null;
}

/** What a refusal leaves as it is: all but the question, as answers may be refused together. @param {Json} snapshot */
const position = ({ waiting: { type, player }, result, ...rest }) => [type, player, rest];

/** One vector on one engine. */
class Game {
  /** @type {Json} the last snapshot, and the `result` of what was sent last */ now = { waiting: {}, objects: [] };
  /** @type {Json} the handle of a card of the state, by each id that it has had */ cards = {};

  /** @param {Json} vector @param {Engine} call */
  constructor(vector, call) {
    this.vector = vector;
    this.call = call;
  }

  /** Do everything in the vector. */
  async play() {
    const { ruleset, needs = [], cards = [], state, entries } = this.vector;
    const { rulesets, capabilities } = await this.call("initialize", { protocol_versions: [1], suite_version: "" });
    need([ruleset], rulesets);
    need(needs, capabilities);
    if (state) {
      need(cards, (await this.call("cards/known", { names: cards })).known);
      const { handles, snapshot } = await this.call("game/new", { ruleset, state, seed: 0 });
      for (const handle in handles) this.cards[handles[handle]] = handle;
      this.follow(snapshot);
    }
    for (const { says, needs = [], open = null, until = [], expect = [], send, tries } of entries) {
      need(needs, capabilities);
      await this.goOn(open, until, says);
      if (!expect.every((/** @type {Look} */ look) => this.holds(look))) end("fail", `expected ${says}`);
      if (send) await this.send(send.method, this.filled(send.params), says, tries);
    }
  }

  /** Take in a snapshot; each object says which `card` it is, by its `previous` or its id. @param {Json} snapshot */
  follow(snapshot) {
    const { objects } = this.now = structuredClone(snapshot);
    for (const view of objects) view.card = this.cards[view.id] = this.cards[view.previous] ?? this.cards[view.id];
    for (const { handle, card: name, owner } of this.vector.state.objects) {
      if (this.at(["objects", { card: handle }]).length) continue;
      // It changed zones twice since the last look: it is found if only one object can be it.
      const alike = this.at(["objects", { name, owner, kind: [null, "card"], card: null }]);
      if (alike.length === 1) alike[0].card = this.cards[alike[0].id] = handle;
    }
  }

  /** Whether something is like a pattern. @param {any} value @param {any} pattern @returns {boolean} */
  matches(value, pattern) {
    if (Array.isArray(pattern)) return pattern.some((each) => this.matches(value, each));
    if (Array.isArray(value) && value.length) return value.some((each) => this.matches(each, pattern));
    const there = Array.isArray(value) ? null : value ?? null;
    if (there === null || !(pattern instanceof Object)) return there === pattern;
    const ofThatId = this.now.objects.find((/** @type {Json} */ { id }) => id === there);
    const view = there instanceof Object ? there : ofThatId ?? { card: this.cards[there] };
    return Object.entries(pattern).every(([field, wanted]) => this.matches(view[field], wanted));
  }

  /** What is on a path. @param {any[]} path @returns {any[]} */
  at(path) {
    /** @type {any[]} */ let found = [this.now];
    for (const step of path) {
      if (typeof step === "number") found = found.slice(step).slice(0, 1);
      else if (typeof step === "object") found = found.filter((each) => this.matches(each, step));
      else found = found.flatMap((each) => (step in each ? each[step] ?? [] : end("unsupported", `no ${step} shown`)));
    }
    return found;
  }

  /** Whether something is on a path, or just so many. @param {Look} look */
  holds({ path, count }) {
    const { length } = this.at(path);
    return count === undefined ? length > 0 : length === count;
  }

  /** A request with the ids of this game; null if something is not there. @param {Json} params @returns {any} */
  filled(params) {
    let isWhole = true;
    const filled = JSON.parse(JSON.stringify(params), (_, value) => {
      const found = value?.$first?.flatMap((/** @type {any[]} */ path) => this.at(path)) ?? [value];
      isWhole &&= found.length > 0;
      return found[0];
    });
    return isWhole ? filled : null;
  }

  /** @param {string} method @param {any} params @param {string} says @param {boolean} [tries] it may be refused */
  async send(method, params, says, tries) {
    const before = this.now;
    const result = params ? await this.call(method, params) : { outcome: "refused", message: "something is not there" };
    const { outcome, message, snapshot } = result;
    if (outcome === "unsupported") end(outcome, message);
    if (outcome === "refused" && !tries) end("fail", `expected ${says}, refused: ${message}`);
    if (outcome) this.follow(snapshot ?? await this.call("game/observe", {}));
    const changed = !isDeepStrictEqual(position(before), position(this.now));
    this.now.result = outcome ? { outcome, changed } : result;
  }

  /** Answer what has one legal answer; players pass. @param {any} open @param {Look[]} until @param {string} says */
  async goOn(open, until, says) {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const { type, kind, player, id: decision } = this.now.waiting;
      const only = this.matches(this.now.waiting, open) ? null : onlyAnswer(this.now.waiting);
      if (!only && (!until.length || until.some((look) => this.holds(look)))) return;
      const answer = only ?? NONE[kind];
      if (!answer && type !== "priority") break;
      if (answer) await this.send("game/answer", { decision, answer, observe: true }, says);
      else await this.send("game/act", { player, action: { type: "pass" }, observe: true }, says);
    }
    end("fail", `players pass, and this does not come: ${says}`);
  }
}

/** The verdict on the vector in a file, and why. @param {string} path @param {Engine} engine */
async function judged(path, engine) {
  try {
    const vector = JSON.parse(readFileSync(path, "utf8"));
    if (vector.format !== 5) end("no-vector", `$.format: expected 5, not ${vector.format}`);
    await new Game(vector, engine).play();
    return ["pass", vector.title];
  } catch (/** @type {any} */ { verdict, code, name, message }) {
    return [verdict ?? FAULTS[code ?? name] ?? (code === undefined ? "crash" : "protocol-error"), message];
  }
}

/** Judge every vector in a folder. @param {string} folder @param {Engine} engine */
export async function main(folder, engine) {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  const files = names.filter((name) => name.endsWith(".json") && name !== "schema.json");
  if (!files.length) console.error(`no vectors stand in ${folder}: touchstone export writes them`);
  process.exitCode = files.length ? 0 : 1;
  for (const file of files.sort()) {
    const [verdict, why] = await judged(join(folder, file), engine);
    console.log(`${verdict} ${file}: ${why}`);
    if (verdict !== "pass" && verdict !== "unsupported") process.exitCode = 1;
  }
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main(process.argv[2] ?? "vectors", call);
