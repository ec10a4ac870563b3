// @ts-check
// A consumer of vectors in JavaScript with the types of TypeScript: it plays what `touchstone export` has written on an
// engine and judges as `touchstone run` does. Node 20, no dependencies: `node vectors.mjs VECTORS node adapter.mjs`.
// docs/vectors.md says what a vector means. An engine of your own in the same process replaces `Engine.call`.

import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

/** @typedef {Record<string, any>} Json */
/** @typedef {{path: any[], is?: any[], count?: number, least?: number}} Look */
/** @typedef {{until: Look[], players?: string[]}} Pass */
/** @typedef {{says: string, needs?: string[], open?: any, expect?: Look[]}} Expecting */
/** @typedef {Expecting & {pass?: Pass, send?: {method: string, params: Json}, tries?: boolean}} Entry */

/** What an engine is granted: seconds for an answer, and how often it is started again. */
const SECONDS = Number(process.env.VECTORS_SECONDS ?? 10);
const RESTARTS = 20;
/** What an error means, by its code. @type {Record<number, string>} */
const VERDICTS = { 2: "unsupported", [-32601]: "unsupported", [-32603]: "crash" };
/** Declarations of nothing. @type {Record<string, Json>} */
const NONE = { attackers: { type: "attacks", attacks: [] }, blockers: { type: "blocks", blocks: [] } };
const MOST_PASSES = 250;

/** End the vector before its last entry. @param {string} verdict @param {string} why @returns {never} */
const end = (verdict, why) => { throw Object.assign(new Error(why), { verdict }); };

/** @param {string[]} wanted @param {string[]} [had] */
function need(wanted, had = []) {
  for (const each of wanted) if (!had.includes(each)) end("unsupported", `the engine has no ${each}`);
}

/** An engine behind standard input and output. */
class Engine {
  calls = 0;
  starts = 0;
  /** @type {any} */ process = null;

  /** @param {string[]} command */
  constructor(command) {
    this.command = command;
  }

  /** Start it, unless it runs. */
  async ready() {
    if (this.process) return;
    if (this.starts++ > RESTARTS) end("not-run", `the engine was started again ${RESTARTS} times`);
    const [program, ...options] = this.command;
    this.process = spawn(program, options, { stdio: ["pipe", "pipe", "inherit"] }).on("error", () => {});
    this.process.stdin.on("error", () => {});
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
    this.about = await this.call("initialize", { protocol_versions: [1], suite_version: "vectors" });
  }

  /** @param {string} method @param {Json} [params] @returns {Promise<any>} */
  async call(method, params) {
    this.process.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: ++this.calls, method, params })}\n`);
    /** @type {any} */ const line = await Promise.race([this.lines?.next(), setTimeout(SECONDS * 1000, null, { ref: false })]);
    let answer;
    try {
      answer = JSON.parse(line.value.replaceAll("\u2212", "-"));
    } catch {
      this.process.kill("SIGKILL");
      this.process = null;
      end(!line ? "timeout" : line.done ? "crash" : "protocol-error", `no answer to ${method}`);
    }
    if (answer.error) end(VERDICTS[answer.error.code] ?? "protocol-error", answer.error.message);
    return answer.result;
  }
}

/** The answer of a decision that has exactly one. @param {Json} decision */
function onlyAnswer({ type, kind, options = [], min = 1, max = 1 }) {
  if (type !== "decision" || kind === "word" || kind === "divide") return null;
  if (kind === "number") return min === max ? { type: "number", number: min } : null;
  if (kind in NONE) return options.length ? null : NONE[kind];
  if (!options.length || max === 0) return { type: "chosen", options: [] };
  const inAnyOrder = options.length === 1 || kind === "modes" || kind === "players";
  const ids = options.map((/** @type {Json} */ { id }) => id);
  return options.length === min && inAnyOrder ? { type: "chosen", options: ids } : null;
}

/** One vector on one engine. */
class Game {
  /** @type {any} the last snapshot */ now = { waiting: {} };
  /** @type {any} what became of what was sent last */ result = null;
  /** @type {Map<any, Json>} the objects by their ids */ views = new Map();
  /** @type {Map<string, string[]>} the ids that each card of the state has had, by its handle */ ids = new Map();

  /** @param {Engine} engine */
  constructor(engine) {
    this.engine = engine;
  }

  /** @param {Json} vector */
  async start({ ruleset, state, cards = [], capabilities = [] }) {
    need([ruleset], this.engine.about.rulesets);
    need(capabilities, this.engine.about.capabilities);
    if (!state) return;
    need(cards, (await this.engine.call("cards/known", { names: cards })).known);
    const { handles, snapshot } = await this.engine.call("game/new", { ruleset, state, seed: 0 });
    for (const { handle } of state.objects) this.ids.set(handle, [handles[handle]]);
    this.cards = state.objects;
    this.follow(snapshot);
  }

  /** Take in a snapshot: an object whose `previous` is the last id of a card is its next one. @param {Json} snapshot */
  follow(snapshot) {
    this.now = snapshot;
    this.views = new Map(snapshot.objects.map((/** @type {Json} */ view) => [view.id, view]));
    const next = new Map(snapshot.objects.map((/** @type {Json} */ { previous, id }) => [previous, id]));
    for (const ids of this.ids.values()) if (next.has(ids[0])) ids.unshift(next.get(ids[0]));
    for (const { handle, card, owner } of this.cards) {
      const ids = this.ids.get(handle) ?? [];
      if (this.views.has(ids[0])) continue;
      // It changed zones twice between two looks: it is found if only one object can be it.
      const taken = [...this.ids.values()].map(([last]) => last);
      const alike = this.at(["objects", { name: card, owner, kind: [null, "card"] }, "id"]);
      const free = alike.filter((id) => !taken.includes(id));
      if (free.length === 1) ids.unshift(free[0]);
    }
  }

  // What is looked at.

  /** Whether something is like a pattern. @param {any} value @param {any} pattern @returns {boolean} */
  matches(value, pattern) {
    if (Array.isArray(pattern)) return pattern.some((each) => this.matches(value, each));
    if (Array.isArray(value) && value.length) return value.some((each) => this.matches(each, pattern));
    const there = Array.isArray(value) ? null : value ?? null;
    if (!(pattern instanceof Object) || there === null) return there === pattern;
    const view = this.views.get(there) ?? there;
    return Object.entries(pattern).every(([field, wanted]) =>
      field === "card" ? this.ids.get(wanted)?.includes(view.id ?? view) : this.matches(view[field], wanted));
  }

  /** What is on a path. @param {any[]} path @returns {any[]} */
  at(path) {
    /** @type {any[]} */ let found = [{ ...this.now, result: this.result }];
    for (const step of path) {
      if (typeof step === "number") found = found.slice(step).slice(0, 1);
      else if (typeof step === "object") found = found.filter((each) => this.matches(each, step));
      else found = found.flatMap((each) => (step in each ? each[step] ?? [] : end("unsupported", `no ${step}`)));
    }
    return found;
  }

  /** Whether that is what it must be. @param {Look} look */
  holds({ path, is, count, least = 1 }) {
    const found = this.at(path);
    if (is) return is.every((each) => this.take(found, each) !== undefined) && !found.length;
    return count === undefined ? found.length >= least : found.length === count;
  }

  /** Take one out that is like a pattern, or like the first of several. @param {any[]} left @param {any} pattern */
  take(left, pattern) {
    for (const each of [pattern].flat()) {
      const place = left.findIndex((value) => this.matches(value, each));
      if (place >= 0) return left.splice(place, 1)[0];
    }
  }

  /** A request with the ids of this game. @param {any} value @param {Json[]} options @returns {any} */
  filled(value, options) {
    if (Array.isArray(value)) return value.map((each) => this.filled(each, options));
    if (!(value instanceof Object)) return value;
    const { $option, $at } = value;
    const option = $option && this.take(options, $option);
    if (option) return option.id;
    if ($option || $at) {
      const found = $at ? this.at($at) : [];
      return found.length === 1 ? found[0] : end("fail", `${found.length} are ${JSON.stringify(value)}`);
    }
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.filled(each, options)]));
  }

  // What is done.

  /** Do one entry. @param {Entry} entry */
  async do({ says, needs = [], open = null, expect = [], pass, send, tries }) {
    need(needs, this.engine.about.capabilities);
    await this.settle(open);
    try {
      if (!expect.every((look) => this.holds(look))) end("fail", `expected ${says}`);
      if (pass) await this.pass(pass, open, says);
      if (send) await this.send(send.method, this.filled(send.params, [...this.now.waiting.options ?? []]), tries);
    } catch (/** @type {any} */ error) {
      if (!tries || error.verdict !== "fail") throw error;
      this.result = { outcome: "refused", changed: false };
    }
  }

  /** @param {string} method @param {Json} params @param {boolean} [tries] */
  async send(method, params, tries) {
    const before = this.now;
    this.result = await this.engine.call(method, params);
    const { outcome, message, snapshot } = this.result;
    if (!outcome) return;
    if (outcome === "unsupported") end(outcome, message);
    if (outcome === "refused" && !tries) end("fail", `${JSON.stringify(params)} is refused: ${message}`);
    this.follow(snapshot ?? await this.engine.call("game/observe", {}));
    this.result = { outcome, changed: !isDeepStrictEqual(before, this.now) };
  }

  /** Answer every decision with one legal answer, unless it is left open. @param {any} open */
  async settle(open) {
    let answer;
    while (!this.matches(this.now.waiting, open) && (answer = onlyAnswer(this.now.waiting))) await this.answer(answer);
  }

  /** @param {Json} answer */
  async answer(answer) {
    await this.send("game/answer", { decision: this.now.waiting.id, answer, observe: true });
  }

  /** Players pass, until something has come. @param {Pass} pass @param {any} open @param {string} says */
  async pass({ until, players }, open, says) {
    const left = players && new Set(players);
    for (let passes = 0; passes < MOST_PASSES; passes += 1) {
      await this.settle(open);
      if (until.some((look) => this.holds(look))) return;
      const { type, player, kind } = this.now.waiting;
      if (type === "priority" && left && !left.delete(player)) return;
      if (type === "priority") await this.send("game/act", { player, action: { type: "pass" }, observe: true });
      else await this.answer(NONE[kind] ?? end("fail", `expected ${says}`));
    }
    end("fail", `players pass, and this does not come: ${says}`);
  }
}

/** The verdict on a vector, and why. @param {Engine} engine @param {Json} vector */
async function judged(engine, { format, entries, ...vector }) {
  if (format !== 3) throw new Error(`$.format: expected 3, not ${format}`);
  let place = "$.state";
  try {
    await engine.ready();
    const game = new Game(engine);
    await game.start(vector);
    for (const [number, entry] of entries.entries()) {
      place = `$.entries[${number}]`;
      await game.do(entry);
    }
    return ["pass", ""];
  } catch (/** @type {any} */ error) {
    if (!error.verdict) throw new Error(`${place}: ${error}`);
    return [error.verdict, `: ${place}: ${error.message}`];
  }
}

const [folder, ...command] = process.argv.slice(2);
if (!command.length) throw new Error("expected a folder with vectors and the command of an engine");
const engine = new Engine(command);
/** @type {Record<string, number>} */ const counts = {};
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".json"));
for (const path of paths.filter((each) => each !== "schema.json").sort()) {
  try {
    const [verdict, why] = await judged(engine, JSON.parse(readFileSync(join(folder, path), "utf8")));
    counts[verdict] = (counts[verdict] ?? 0) + 1;
    console.log(`${verdict} ${path}${why}`);
  } catch (error) {
    console.error(`${path}: ${error}`);
    process.exit(2);
  }
}
console.log(Object.entries(counts).sort().map(([verdict, number]) => `${number} ${verdict}`).join(", "));
await engine.call("shutdown").catch(() => {});
process.exit(Object.keys(counts).every((verdict) => ["pass", "unsupported"].includes(verdict)) ? 0 : 1);
