// @ts-check
// What a vector means: every card of the state is followed from zone to zone, and objects and options are found.

import { fail, unsupported } from "./engine.mjs";

/** @typedef {import("./engine.mjs").Json} Json */

/** Whether each field has one of the values listed. @param {Json} view @param {Json} among @param {string[]} shows */
export const has = (view, among = {}, shows = []) =>
  Object.entries(among).every(([field, values]) => {
    if (shows.includes(field) && !(field in view) && !view.face_down) unsupported(`${field} is not shown`);
    return values.includes(view[field] ?? null);
  });

export class Objects {
  /** @type {Map<string, Json>} */ views = new Map();

  /** @param {Json[]} cards those of the state @param {Json} handles the ids that they begin with */
  constructor(cards, handles) {
    this.cards = cards;
    /** @type {Record<string, string[]>} */ this.ids = {};
    for (const { handle } of cards) this.ids[handle] = [handles[handle]];
  }

  /** Take in a snapshot: an object whose `previous` is the last id of a card is its next one. @param {any} snapshot */
  follow({ objects, waiting }) {
    /** @type {Json[]} */ const views = objects;
    this.offered = waiting.options ?? [];
    this.views = new Map(views.map((view) => [view.id, view]));
    const next = new Map(views.map(({ previous, id }) => [previous, id]));
    for (const ids of Object.values(this.ids)) {
      while (next.has(ids.at(-1)) && !ids.includes(next.get(ids.at(-1)))) ids.push(next.get(ids.at(-1)));
    }
    for (const { handle, card, owner } of this.cards) {
      if (this.views.has(this.ids[handle].at(-1) ?? "")) continue;
      // It changed zones twice between two looks: it is found if only one object can be it.
      const taken = Object.values(this.ids).map((ids) => ids.at(-1));
      const free = views.filter(({ id, name, owner: of, kind = "card" }) =>
        name === card && of === owner && kind === "card" && !taken.includes(id));
      if (free.length === 1) this.ids[handle].push(free[0].id);
    }
  }

  /** Whether an object is what is meant. @param {Json} view @param {Json} thing */
  isMeant(view, { card, source, keyword, has: among, shows }) {
    if (card && !this.ids[card].includes(view.id)) return false;
    if (source && !this.ids[source].includes(view.source)) return false;
    if (!has(view, among, shows)) return false;
    if (keyword && !view.abilities) unsupported("abilities are not shown");
    return !keyword || view.abilities.some((/** @type {Json} */ ability) => ability.keyword === keyword);
  }

  /** The one object that is what is meant. @param {Json} thing */
  the(thing) {
    const found = [...this.views.values()].filter((view) => this.isMeant(view, thing));
    return found.length === 1 ? found[0] : fail(`${found.length} objects are ${JSON.stringify(thing)}`);
  }

  /** Whether an option stands for what is meant. @param {Json} option @param {Json} thing */
  standsFor(option, thing) {
    const { id = "", object, player, label = "" } = option;
    if (thing.player) return player === thing.player;
    if (thing.words) return [id, label].some((word) => thing.words.includes(word.toLowerCase()));
    if (thing.place) return option === this.offered[thing.place - 1];
    if (!object) return thing.label !== undefined && label.toLowerCase().startsWith(thing.label);
    const view = this.views.get(object) ?? { id: object };
    return has(option, thing.option) && (this.isMeant(view, thing) || this.ids[thing.card]?.includes(view.source));
  }

  /** Take the option out that is what is meant, if one is. @param {Json[]} left @param {Json} thing @returns {any} */
  take(left, thing) {
    const at = left.findIndex((option) => this.standsFor(option, thing));
    return at < 0 ? thing.otherwise && this.take(left, thing.otherwise) : left.splice(at, 1)[0];
  }

  /** Whether ids, references or options are just these things. @param {any} found @param {Json[]} things */
  areMeant(found, things) {
    const left = [found ?? []].flat().map((each) => (typeof each === "string" ? { object: each } : each));
    return things.every((thing) => this.take(left, thing)) && !left.length;
  }
}
