// @ts-check
// The engine that a consumer of vectors asks, and how a vector ends early. An engine of your own in the same process
// replaces `call`.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** @typedef {Record<string, any>} Json */

/** What an engine is granted: seconds for an answer, and how often it is started again. */
const SECONDS = Number(process.env.VECTORS_SECONDS ?? 10);
const RESTARTS = 20;
/** What an error means, by its code. @type {Record<number, string>} */
const VERDICTS = { 2: "unsupported", [-32601]: "unsupported", [-32603]: "crash" };

/** The end of a vector, before its last entry. */
export class Ended extends Error {
  /** @param {string} verdict @param {string} message */
  constructor(verdict, message) {
    super(message);
    this.verdict = verdict;
  }
}

/** The engine's own decision leaves no room for what is to be done: as good as a refusal, if that is tried. */
export class NoRoom extends Ended {}

/** @param {string} message @returns {never} */
export const fail = (message) => { throw new Ended("fail", message); };
/** @param {string} message @returns {never} */
export const unsupported = (message) => { throw new Ended("unsupported", message); };

/** An engine behind standard input and output. */
export class Engine {
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
    if (this.starts > RESTARTS) throw new Ended("not-run", `the engine was started again ${RESTARTS} times`);
    this.starts += 1;
    const [program, ...options] = this.command;
    this.process = spawn(program, options, { stdio: ["pipe", "pipe", "inherit"] }).on("error", () => {});
    this.process.stdin.on("error", () => {});
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
    this.about = await this.call("initialize", { protocol_versions: [1], suite_version: "vectors" });
  }

  async end() {
    await this.call("shutdown").catch(() => {});
    this.process?.stdin.end();
  }

  /** @param {string} method @param {Json} [params] @returns {Promise<any>} */
  async call(method, params) {
    this.process.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: ++this.calls, method, params })}\n`);
    const { result, error } = await this.answer(method).catch((broken) => {
      this.process.kill("SIGKILL");
      this.process = null;
      throw broken instanceof Ended ? broken : new Ended("protocol-error", `${method}: ${broken.message}`);
    });
    if (error) throw new Ended(VERDICTS[error.code] ?? "protocol-error", error.message);
    return result;
  }

  /** @param {string} method */
  async answer(method) {
    /** @type {any} */ let timer;
    const late = new Promise((_, end) => {
      timer = setTimeout(() => end(new Ended("timeout", `no answer to ${method} within ${SECONDS} s`)), SECONDS * 1000);
    });
    const { value, done } = await Promise.race([this.lines?.next(), late]).finally(() => clearTimeout(timer));
    if (done) throw new Ended("crash", `the engine has ended instead of answering ${method}`);
    return JSON.parse(value.replaceAll("\u2212", "-"));
  }
}
