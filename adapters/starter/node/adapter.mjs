// @ts-check
// A starter kit: an adapter for Touchstone in JavaScript with the types of TypeScript, and a toy engine behind it.
// Node 20, no dependencies. Try it with `touchstone doctor --engine "node adapter.mjs"`; then replace the toy.

import { realpathSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/**
 * @typedef {{ handle: string, card: string, zone: string, owner: string, controller?: string, tapped?: boolean }} Given
 * @typedef {{ players: { name: string, life?: number }[], objects?: Given[], active: string, step?: string,
 *   turn?: number }} State
 */

// The toy engine: it sets up a position, shows it, and passes priority from step to step. Replace it by yours.

/** @type {Record<string, { types: string[] }>} */
const CARDS = { Plains: { types: ["Land"] }, "Grizzly Bears": { types: ["Creature"] } };
const STEPS = ["upkeep", "draw", "precombat-main", "beginning-of-combat", "end-of-combat", "postcombat-main", "end"];

/** A game in which players can do nothing but pass. */
class Toy {
  /** @param {State} state */
  constructor(state) {
    this.players = state.players;
    this.objects = new Map((state.objects ?? []).map((given, number) => [`o${number + 1}`, given]));
    this.turn = state.turn ?? 1;
    this.step = state.step ?? "precombat-main";
    this.active = this.priority = state.active;
    this.passes = 0;
  }

  /** Hand priority on; when everybody has passed, the next step begins. */
  pass() {
    this.passes += 1;
    if (this.passes < this.players.length) {
      this.priority = this.after(this.priority);
      return;
    }
    this.passes = 0;
    const number = STEPS.indexOf(this.step) + 1;
    this.step = STEPS[number % STEPS.length];
    if (number === STEPS.length) {
      this.turn += 1;
      this.active = this.after(this.active);
    }
    this.priority = this.active;
  }

  /** The player whose turn follows. @param {string} player */
  after(player) {
    const number = this.players.findIndex((each) => each.name === player);
    return this.players[(number + 1) % this.players.length].name;
  }

  /** The ids of a player's cards in a zone, the top one first. @param {string} player @param {string} zone */
  zone(player, zone) {
    return [...this.objects].filter(([, given]) => given.owner === player && given.zone === zone).map(([id]) => id);
  }
}

// The adapter: one function for each method of the protocol.

/** @type {Toy} */
let game;
let leaving = false;

const CODES = { parse: -32700, request: -32600, method: -32601, params: -32602, "own fault": -32603, unsupported: 2 };

/** A call that cannot be carried out: a code of the protocol, and a sentence. */
class Fault extends Error {
  /** @param {keyof typeof CODES} kind @param {string} message */
  constructor(kind, message) {
    super(message);
    this.code = CODES[kind];
  }
}

/** @type {Record<string, (params: any) => unknown>} */
const METHODS = {
  initialize: () => ({
    protocol_version: 1,
    name: "starter",
    version: "0.1.0",
    language: "TypeScript",
    rulesets: ["2007-10"],
    capabilities: ["view:hidden-information"],
  }),

  "cards/known": ({ names }) => {
    if (!Array.isArray(names)) throw new Fault("params", "expected a list of names in `names`");
    return { known: names.filter((name) => Object.hasOwn(CARDS, name)) };
  },

  "game/new": ({ state }) => {
    game = new Toy(state);
    const handles = Object.fromEntries([...game.objects].map(([id, given]) => [given.handle, id]));
    return { handles, snapshot: snapshot(null) };
  },

  "game/observe": ({ viewer }) => snapshot(viewer),

  "game/act": ({ player, action }) => {
    if (!["play", "activate", "pass", "concede"].includes(action.type)) {
      throw new Fault("params", `there is no action '${action.type}'`);
    }
    if (player !== game.priority) return refused("timing", `${game.priority} has priority`);
    if (action.type === "pass") {
      game.pass();
      return { outcome: "accepted", waiting: waiting() };
    }
    if (action.type === "concede") return unsupported("nobody can concede yet");
    const given = game.objects.get(action.object);
    if (!given) return refused("unknown-object", `there is no object '${action.object}'`);
    if (given.owner !== player) return refused("not-yours", "it belongs to another player");
    return unsupported("cards cannot be played yet");
  },

  "game/answer": () => refused("not-yours", "no decision is pending"),

  shutdown: () => {
    leaving = true;
    return null;
  },
};

/** Whom the engine waits for. */
function waiting() {
  return { type: "priority", player: game.priority };
}

/** Nothing has changed, because the rules forbid it. @param {string} reason @param {string} message */
function refused(reason, message) {
  return { outcome: "refused", waiting: waiting(), reason, message };
}

/** Nothing has changed, because the adapter or the engine cannot do this. @param {string} message */
function unsupported(message) {
  return { outcome: "unsupported", waiting: waiting(), message };
}

/** The whole game, or what the viewer may see of it; what cannot be told is left out. @param {string | null} viewer */
function snapshot(viewer) {
  return {
    turn: game.turn,
    active: game.active,
    step: game.step,
    waiting: waiting(),
    players: game.players.map(({ name, life }) => ({
      name,
      life: life ?? 20,
      library: game.zone(name, "library"),
      hand: game.zone(name, "hand"),
      graveyard: game.zone(name, "graveyard"),
    })),
    objects: [...game.objects].map(([id, given]) => objectView(id, given, viewer)),
    stack: [],
  };
}

/** A card; hidden from the viewer without its name. @param {string} id @param {Given} given @param {any} viewer */
function objectView(id, given, viewer) {
  const { zone, owner } = given;
  const view = { id, zone, owner };
  if (viewer && (zone === "library" || (zone === "hand" && owner !== viewer))) return view;
  const shown = { ...view, kind: "card", name: given.card, ...CARDS[given.card] };
  return zone === "battlefield"
    ? { ...shown, controller: given.controller ?? owner, tapped: given.tapped ?? false }
    : shown;
}

/** Carry out one request, or throw a Fault. @param {string} method @param {Record<string, any>} params */
export function call(method, params) {
  if (!Object.hasOwn(METHODS, method)) throw new Fault("method", `there is no method '${method}'`);
  return METHODS[method](params);
}

/** The response to one line. @param {string} line */
function answer(line) {
  let id = null;
  try {
    const request = JSON.parse(line);
    if (typeof request?.method !== "string") throw new Fault("request", "expected an object with a method");
    id = request.id ?? null;
    return { jsonrpc: "2.0", id, result: call(request.method, request.params ?? {}) };
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const code = error instanceof Fault ? error.code : CODES[error instanceof SyntaxError ? "parse" : "own fault"];
    return { jsonrpc: "2.0", id, error: { code, message } };
  }
}

/** Read requests until `shutdown` or the end of the input. Standard output carries answers and nothing else. */
async function main() {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(answer(line))}\n`);
    if (leaving) break;
  }
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
