// @ts-check
// An engine that is a program of its own, behind standard input and output: vectors.mjs judges it as well.
// `node program.mjs VECTORS COMMAND ...`, such as `node program.mjs vectors python -m oracle`.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { end, main } from "./vectors.mjs";

/** What a program is granted: seconds for an answer, and how often it is started again. */
const SECONDS = Number(process.env.VECTORS_SECONDS ?? 10);
const RESTARTS = 20;

/** A program that speaks the protocol. It greets once; `initialize` starts it again if it has been ended. */
class Program {
  calls = 0;
  starts = 0;
  /** @type {any} */ process = null;

  /** @param {string[]} command */
  constructor(command) {
    this.command = command;
  }

  /** @param {string} method @param {Record<string, any>} params */
  async call(method, params) {
    if (method !== "initialize") return this.ask(method, params);
    if (!this.process) {
      if (this.starts++ > RESTARTS) end("not-run", `the engine was started again ${RESTARTS} times`);
      const [program, ...options] = this.command;
      this.process = spawn(program, options, { stdio: ["pipe", "pipe", "inherit"] }).on("error", () => {});
      this.process.stdin.on("error", () => {});
      this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
      this.about = await this.ask(method, params);
    }
    return this.about;
  }

  /** @param {string} method @param {Record<string, any>} params */
  async ask(method, params) {
    this.process.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: ++this.calls, method, params })}\n`);
    const late = setTimeout(SECONDS * 1000, null, { ref: false });
    /** @type {any} */ const line = await Promise.race([this.lines?.next(), late]);
    let answer;
    try {
      answer = JSON.parse(line.value);
    } catch {
      this.process.kill("SIGKILL");
      this.process = null;
      end(!line ? "timeout" : line.done ? "crash" : "protocol-error", `no answer to ${method}`);
    }
    if (answer.error) throw answer.error;
    return answer.result;
  }
}

const [folder, ...command] = process.argv.slice(2);
if (!command.length) throw new Error("expected a folder with vectors and the command of an engine");
const program = new Program(command);
await main(folder, (method, params) => program.call(method, params));
process.exit();
