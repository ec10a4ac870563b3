// @ts-check
// A consumer of vectors in JavaScript with the types of TypeScript: it plays what `touchstone export` has written on an
// engine and judges as `touchstone run` does. Node 20, no dependencies: `node main.mjs VECTORS node ../adapter.mjs`.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { Ended, Engine, fail, unsupported } from "./engine.mjs";
import { expect } from "./expectations.mjs";
import { Game } from "./game.mjs";

/** @type {Record<string, (game: Game, entry: any) => unknown>} */
const DOINGS = {
  pass: (game, { player }) => game.act(player, { type: "pass" }),
  concede: (game, { player }) => game.act(player, { type: "concede" }),
  play: (game, { player, object, face, announcement }) =>
    game.act(player, { type: "play", ...game.withIds(object, announcement), face }),
  activate: (game, { player, object, ability, cost, announcement }) =>
    game.act(player, { type: "activate", ...game.withIds(object, announcement), ability, cost }),
  "move-on": (game, entry) => game.moveOn(entry),
  attack: (game, { player, attacks = [] }) =>
    game.declared(player, "attackers", attacks, ({ attacker, defender }) => ({
      attacker: game.present(attacker).id,
      defender: game.referred(defender),
    })),
  block: (game, { player, blocks = [] }) =>
    game.declared(player, "blockers", blocks, ({ blocker, attacker }) => ({
      blocker: game.present(blocker).id,
      attacker: game.present(attacker).id,
    })),
  choose: (game, entry) => game.choose(entry),
  "choose-modes": (game, entry) => game.chooseModes(entry),
  divide: (game, entry) => game.divide(entry),
  say: (game, entry) => game.say(entry),
};

/** Do one entry. @param {Game} game @param {any} entry */
async function done(game, entry) {
  if (entry.do === "expect") return expect(game, entry);
  if (entry.do === "ask") {
    game.need("facts");
    const { subject, question, on } = entry;
    game.fact = await game.engine.call("facts/ask", { subject, question, on });
    return undefined;
  }
  if (!Object.hasOwn(DOINGS, entry.do)) throw new Error(`there is nothing to do called ${entry.do}`);
  if (entry.tries) await game.settle();
  game.trying = entry.tries ?? false;
  try {
    await game.look();
    return await DOINGS[entry.do](game, entry);
  } finally {
    game.trying = false;
  }
}

/** The verdict on a vector, and why. @param {Engine} engine @param {any} vector */
async function judged(engine, vector) {
  if (vector.format !== 1) throw new Error(`$.format: expected 1, not ${vector.format}`);
  const game = new Game(engine, vector);
  let place = "$.state";
  try {
    if (!engine.about.rulesets.includes(vector.ruleset)) unsupported(`it does not play the ruleset ${vector.ruleset}`);
    if (vector.state) await game.start();
    for (const [number, entry] of vector.entries.entries()) {
      place = `$.entries[${number}]`;
      await done(game, entry);
    }
    if (vector.state) await finished(game);
    return ["pass", ""];
  } catch (error) {
    if (error instanceof Ended) return [error.verdict, `${place}: ${error.message}`];
    throw new Error(`${place}: ${/** @type {Error} */ (error).message}`);
  }
}

/** At the end nothing may be left open. @param {Game} game */
async function finished(game) {
  await game.settle();
  const decision = game.decision();
  if (!decision || ["attackers", "blockers"].includes(decision.kind) || game.lookedAt.has(decision.id)) return;
  fail(`${decision.player} has to decide: ${decision.kind}`);
}

/** Play all vectors of a folder. @param {string} folder @param {string[]} command */
async function run(folder, command) {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".json"));
  /** @type {Record<string, number>} */ const counts = {};
  /** @type {Engine | undefined} */ let engine;
  for (const path of paths.filter((each) => each !== "schema.json").sort()) {
    let [verdict, why] = ["", ""];
    try {
      engine ??= await Engine.started(command);
      [verdict, why] = await judged(engine, JSON.parse(readFileSync(join(folder, path), "utf8")));
    } catch (error) {
      console.error(`${path}: ${/** @type {Error} */ (error).message}`);
      process.exitCode = 2;
      break;
    }
    if (verdict === "crash") engine = undefined;
    counts[verdict] = (counts[verdict] ?? 0) + 1;
    console.log(`${verdict} ${path}${why && `: ${why}`}`);
  }
  await engine?.end();
  console.log(Object.entries(counts).sort().map(([verdict, number]) => `${number} ${verdict}`).join(", "));
  if (Object.keys(counts).some((verdict) => !["pass", "unsupported"].includes(verdict))) process.exitCode ??= 1;
}

const [folder, ...command] = process.argv.slice(2);
if (command.length) await run(folder, command);
else console.error("expected a folder with vectors and the command of an engine");
process.exitCode ??= command.length ? 0 : 2;
