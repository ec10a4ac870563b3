// @ts-check
// What is called how: every card of the state is followed from zone to zone, whatever its id.

import { fail, shown, unsupported } from "./engine.mjs";

/** Whether an object is called that; some rulesets add the word Token. @param {any} view @param {string} name */
export const goesBy = (view, name) =>
  name.startsWith("copy of ")
    ? ["spell-copy", "card-copy"].includes(view.kind) && view.name === name.slice(8)
    : [name, `${name} Token`].includes(view.name);

/** Whether it is an ability of that keyword. @param {any} view @param {string | null} [keyword] */
export const isOf = (view, keyword) =>
  !keyword || shown(view, "abilities").some((/** @type {any} */ ability) => ability.keyword === keyword);

/** The objects of a game, by the names that a vector has for them. */
export class Names {
  /** @param {import("./engine.mjs").Engine} engine @param {any} vector */
  constructor(engine, vector) {
    this.engine = engine;
    this.vector = vector;
    this.capabilities = engine.about.capabilities ?? [];
    this.cards = vector.state?.objects ?? [];
    /** @type {Map<string, string[]>} */ this.ids = new Map();
    /** @type {Map<string, any>} */ this.views = new Map();
    /** @type {Set<string>} */ this.names = new Set();
    /** @type {any} */ this.snapshot = null;
    /** @type {any} */ this.waiting = null;
  }

  /** @param {string} capability */
  need(capability) {
    if (!this.capabilities.includes(capability)) unsupported(`it does not claim the capability ${capability}`);
  }

  async start() {
    const { state, ruleset, cards = [], capabilities = [] } = this.vector;
    for (const each of ["two-headed-giant", "multiplayer"]) if (capabilities.includes(each)) this.need(each);
    const { known } = await this.engine.call("cards/known", { names: cards });
    for (const card of cards) if (!known.includes(card)) unsupported(`it does not know ${card}`);
    const { handles, snapshot } = await this.engine.call("game/new", { ruleset, state, seed: 0 });
    for (const [handle, id] of Object.entries(handles)) this.ids.set(handle, [id]);
    this.follow(snapshot);
  }

  /** Take in a snapshot, and follow every card to its next id. @param {any} snapshot */
  follow(snapshot) {
    this.snapshot = snapshot;
    this.waiting = snapshot.waiting;
    this.views = new Map(snapshot.objects.map((/** @type {any} */ view) => [view.id, view]));
    const next = new Map();
    for (const view of this.views.values()) {
      if (view.name !== undefined) this.names.add(view.name);
      if (view.previous) next.set(view.previous, view.id);
    }
    for (const ids of this.ids.values()) {
      while (next.has(ids.at(-1)) && !ids.includes(next.get(ids.at(-1)))) ids.push(next.get(ids.at(-1)));
    }
    for (const card of this.cards) {
      const ids = this.idsOf(card.handle);
      if (!this.views.has(String(ids.at(-1)))) ids.push(...this.foundAgain(card));
    }
  }

  /** A card that changed zones twice between two looks, if only one can be it. @param {any} card */
  foundAgain(card) {
    const taken = [...this.ids.values()].map((ids) => ids.at(-1));
    const found = [...this.views.values()].filter(
      ({ id, name, owner, kind }) =>
        name === card.card && owner === card.owner && [undefined, "card"].includes(kind) && !taken.includes(id),
    );
    return found.length === 1 ? [found[0].id] : [];
  }

  async look() {
    if (!this.snapshot) this.follow(await this.engine.call("game/observe", { viewer: null }));
    return this.snapshot;
  }

  /** The handle of the card of the state that goes by that name. @param {string} name @returns {string | undefined} */
  handle(name) {
    if (this.ids.has(name)) return name;
    const found = this.cards.filter((/** @type {any} */ { card }) => card === name);
    if (found.length > 1) throw new Error(`several cards of the state go by the name ${name}`);
    return found[0]?.handle;
  }

  /** @param {string} name @returns {any} the object that goes by that name now; undefined if it is gone */
  object(name) {
    const handle = this.handle(name);
    if (handle !== undefined) return this.views.get(String(this.idsOf(handle).at(-1)));
    if (name.startsWith("the ability of ")) return this.abilities(name.slice(15))[0];
    const found = [...this.views.values()].filter((view) => view.zone !== "library" && goesBy(view, name));
    const known = [name, name.replace(/^copy of /, ""), `${name} Token`].some((each) => this.names.has(each));
    if (found.length > 1 || (!found.length && !known)) fail(`${found.length} objects go by the name ${name}`);
    return found[0];
  }

  /** @param {string} name @returns {any} */
  present(name) {
    return this.object(name) ?? fail(`no object goes by the name ${name} any more`);
  }

  /** Every id that the object of that name has had. @param {string} name @returns {string[]} */
  idsOf(name) {
    return this.ids.get(this.handle(name) ?? "") ?? [this.present(name).id];
  }

  /** Those of a card of the state; none if it is no such card. @param {string} name */
  cardIds(name) {
    return this.handle(name) === undefined ? [] : this.idsOf(name);
  }

  /** The abilities on the stack of something. @param {string} name @param {string | null} [keyword] @returns {any[]} */
  abilities(name, keyword) {
    const ids = this.idsOf(name);
    const own = [...this.views.values()].filter(
      ({ zone, kind, source }) => zone === "stack" && kind === "ability" && ids.includes(source),
    );
    return own.filter((view) => isOf(view, keyword));
  }

  /** @param {string} one @param {string} other */
  oneSide(one, other) {
    const { players } = this.vector.state;
    const [ours, theirs] = [one, other].map((name) => players.find((/** @type {any} */ p) => p.name === name)?.team);
    return one === other || (ours != null && ours === theirs);
  }

  /** What a name refers to, for the protocol. @param {any} named */
  referred({ name, kind = "object", keyword }) {
    if (kind === "player") return { player: name };
    if (kind === "object") return { object: this.present(name).id };
    const found = this.abilities(name, keyword);
    return found.length === 1 ? { object: found[0].id } : fail(`${found.length} abilities of ${name} are on the stack`);
  }

  /** The object and the announcement of an action. @param {any} object @param {any} [announcement] */
  withIds(object, announcement = {}) {
    const ids = this.referred(object);
    const refs = (/** @type {any[] | undefined} */ names) => names?.map((named) => this.referred(named));
    const { targets, pay_with: payWith } = announcement;
    return { ...ids, announcement: { ...announcement, targets: refs(targets), pay_with: refs(payWith) } };
  }

  /** @param {string} name @returns {any} */
  player(name) {
    const found = this.snapshot.players.find((/** @type {any} */ player) => player.name === name);
    return found ?? fail(`there is no ${name}`);
  }

  /** The name of what no card of the state is; null if it is one. @param {string} id */
  said(id) {
    return [...this.ids.values()].some((ids) => ids.includes(id)) ? null : this.views.get(id)?.name;
  }

  /** The options that stand for something. @param {any[]} options @param {any} named */
  standingFor(options, named) {
    const exact = options.filter((option) => named.kind === "player" && option.player === named.name);
    const found = exact.length ? exact : options.filter((option) => this.standsFor(option, named));
    const plain = found.filter((option) => option.keyword == null);
    return named.kind === "ability" && !named.keyword && plain.length ? plain : found;
  }

  /** @param {any} option @param {any} named @returns {boolean} */
  standsFor(option, { name, kind = "object", keyword }) {
    const { id, object, player, label = "" } = option;
    if (kind === "player") return player != null && this.oneSide(player, name);
    if (kind === "ability") {
      if (this.abilities(name, keyword).some((view) => view.id === object)) return true;
      const ordered = this.waiting.kind === "order" && this.idsOf(name).includes(object);
      return ordered && (!keyword || option.keyword === keyword);
    }
    if (object != null && kind === "object") {
      const view = this.views.get(object);
      const ids = this.cardIds(name);
      if (!ids.length) return view !== undefined && goesBy(view, name);
      return ids.includes(object) || ids.includes(view?.source);
    }
    const [wanted, offered] = [name.toLowerCase(), label.toLowerCase()];
    return [offered, id.toLowerCase()].includes(wanted) || (kind === "object" && offered.startsWith(wanted));
  }
}
