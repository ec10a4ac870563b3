// @ts-check
// A consumer of vectors in JavaScript with the types of TypeScript: it plays what `touchstone export` has written on an
// engine and judges as `touchstone run` does. Node 20, no dependencies: `node main.mjs VECTORS node ../adapter.mjs`.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { Ended, Engine } from "./engine.mjs";
import { Game } from "./game.mjs";

/** The verdict on a vector, and why. @param {Engine} engine @param {import("./engine.mjs").Json} vector */
async function judged(engine, vector) {
  if (vector.format !== 2) throw new Error(`$.format: expected 2, not ${vector.format}`);
  const game = new Game(engine);
  let place = "$.state";
  try {
    await engine.ready();
    await game.start(vector);
    for (const [number, entry] of vector.entries.entries()) {
      place = `$.entries[${number}]`;
      await game.do(entry);
    }
    return ["pass", ""];
  } catch (error) {
    if (error instanceof Ended) return [error.verdict, `: ${place}: ${error.message}`];
    throw new Error(`${place}: ${error}`);
  }
}

/** Play all vectors of a folder; the exit code. @param {string} folder @param {string[]} command */
async function run(folder, command) {
  const engine = new Engine(command);
  /** @type {Record<string, number>} */ const counts = {};
  let reading = folder;
  try {
    await engine.ready();
    const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".json"));
    for (const path of paths.filter((each) => each !== "schema.json").sort()) {
      reading = path;
      const [verdict, why] = await judged(engine, JSON.parse(readFileSync(join(folder, path), "utf8")));
      counts[verdict] = (counts[verdict] ?? 0) + 1;
      console.log(`${verdict} ${path}${why}`);
    }
  } catch (error) {
    console.error(`${reading}: ${error}`);
    return 2;
  } finally {
    await engine.end();
  }
  console.log(Object.entries(counts).sort().map(([verdict, number]) => `${number} ${verdict}`).join(", "));
  return Object.keys(counts).every((verdict) => ["pass", "unsupported"].includes(verdict)) ? 0 : 1;
}

const [folder, ...command] = process.argv.slice(2);
if (!command.length) console.error("expected a folder with vectors and the command of an engine");
process.exitCode = command.length ? await run(folder, command) : 2;
