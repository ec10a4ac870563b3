// @ts-check
// The engine that a consumer of vectors asks, and how a vector ends early. An engine of your own in the same process
// replaces `call`.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** The end of a vector, before its last entry. */
export class Ended extends Error {
  /** @param {string} verdict @param {string} message */
  constructor(verdict, message) {
    super(message);
    this.verdict = verdict;
  }
}

/** @param {string} what @returns {never} */
export const fail = (what) => {
  throw new Ended("fail", what);
};

/** @param {string} what @returns {never} */
export const unsupported = (what) => {
  throw new Ended("unsupported", what);
};

/** A field that an expectation cannot do without. @param {any} view @param {string} field */
export const shown = (view, field) =>
  view[field] === undefined ? unsupported(`the field ${field} is not shown`) : view[field];

/** What an error means, by its code. @type {Map<number, string>} */
const VERDICTS = new Map([[2, "unsupported"], [-32601, "unsupported"], [-32603, "crash"]]);

/** An engine behind standard input and output. */
export class Engine {
  /** @param {string[]} command */
  constructor([program, ...options]) {
    this.process = spawn(program, options, { stdio: ["pipe", "pipe", "inherit"] });
    this.process.stdin.on("error", () => {});
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
    this.calls = 0;
    /** @type {any} what it says of itself */ this.about = null;
  }

  /** Start an engine, and ask who it is. @param {string[]} command */
  static async started(command) {
    const engine = new Engine(command);
    engine.about = await engine.call("initialize", { protocol_versions: [1], suite_version: "vectors" });
    return engine;
  }

  /** Let the engine go. */
  async end() {
    await this.call("shutdown").catch(() => {});
    this.process.stdin.end();
  }

  /** @param {string} method @param {object} [params] @returns {Promise<any>} */
  async call(method, params) {
    this.process.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: ++this.calls, method, params })}\n`);
    const { value, done } = await this.lines.next();
    if (done) throw new Ended("crash", "the engine has ended");
    const { result, error } = JSON.parse(value);
    if (error) throw new Ended(VERDICTS.get(error.code) ?? "protocol-error", error.message);
    return result;
  }
}
