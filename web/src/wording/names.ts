// Names of people, places and things in a position. The name of an id comes from the set-up, or from the
// message for its kind and id; ids are not parsed.
import { has, t } from "../i18n/i18n.svelte.ts";
import type { Seat, Setup, Table, View } from "../wire/types.ts";

/** The data that names come from: a table, its set-up, and a position. */
export interface Scene {
  readonly table: Table | null;
  readonly setup: Setup | null;
  readonly view: View | null;
}

/** The name of a seat: the person's name, else the colour. */
export function nameOf(scene: Scene, seat: Seat | string | null | undefined): string {
  if (!seat) return "";
  const holder = scene.table?.seats.find((s) => s.seat === seat);
  return holder?.name && (!holder.bot || holder.botPlaying) ? holder.name : t(`seat-${seat}`);
}

/** A place of the board, or a sea. */
export function placeName(scene: Scene, id: string): string {
  return scene.setup?.places.find((p) => p.id === id)?.name ?? (has(`sea-${id}`) ? t(`sea-${id}`) : id);
}

/** An event tile by its number. */
export const eventName = (scene: Scene, no: number) =>
  scene.view?.events.find((e) => e.no === no)?.name ?? String(no);

/** A kind of manuscript by its id, or by the id of a good that is a manuscript. */
export const manuscriptOf = (scene: Scene, id: string) =>
  scene.setup?.tiles.find((tile) => tile.id === id || `manuscript-${tile.id}` === id);

/** A manuscript: level and colours. */
export function manuscriptName(scene: Scene, id: string): string {
  const tile = manuscriptOf(scene, id);
  if (!tile) return id;
  const colours = tile.colours.map((zone) => t(`zone-${zone}`)).join(" · ");
  return t("manuscript-name", { level: tile.level, colours });
}

/** A kind of library tile by its id. */
export const tileOf = (scene: Pick<Scene, "setup">, id: string | null) =>
  scene.setup?.stack.find((tile) => tile.id === id);

/** One or more equal library tiles: the VP, and whether the tile counts as a manuscript. */
export function tileName(scene: Scene, id: string, n = 1): string {
  const tile = tileOf(scene, id);
  return tile ? t(tile.joker ? "tile-joker" : "tile-plain", { vp: tile.vp, n }) : id;
}

/** A kind of card of the set-up by its id. */
export const cardOf = (scene: Pick<Scene, "setup">, id: string) =>
  scene.setup?.cards.find((card) => card.id === id);

/**
 * The message of a card, which is named after its deck; `.one` is the variant with an article, if there is
 * one.
 */
function cardName(scene: Scene, id: string, attribute: "" | ".one" = ""): string {
  const card = cardOf(scene, id);
  if (!card) return id;
  const name = `card-${card.deck}`;
  if (!has(name)) return card.label;
  return t(has(name + attribute) ? name + attribute : name, { label: card.label, vp: card.vp });
}

/** An operand of a move, an effect or a reason. */
export interface Operand {
  readonly type: string;
  readonly value: string | number | null;
}

/** The name of an API value: a name of the set-up, or a message. */
function wordName(scene: Scene, type: string, word: string, n: number): string {
  switch (type) {
    case "place":
      return placeName(scene, word);
    case "seat":
      return nameOf(scene, word);
    case "manuscript":
      return manuscriptName(scene, word);
    case "tile":
      return tileName(scene, word, n);
    case "card":
      return cardName(scene, word);
  }
  const id = `${type}-${word}`;
  if (has(id)) return t(id, { n });
  return type === "good" ? t("good-manuscript", { n, what: manuscriptName(scene, word) }) : word;
}

/** The API value for no tile, no card and no place; messages select on it. */
export const none = "none";

/**
 * The name of an operand, with its number if it is countable. A value without a message and a name is
 * returned as it is, for messages that select on it.
 */
export function named(scene: Scene, { type, value }: Operand, n?: number): string | number {
  const many = n ?? 1;
  if (value === null) return has(`${type}-unknown`) ? t(`${type}-unknown`, { n: many }) : "?";
  if (type === "event") return eventName(scene, Number(value));
  if (typeof value === "number") return value;
  const kind = type === "cube" && n !== undefined ? "good" : type;
  const what = wordName(scene, kind, value, many);
  return n !== undefined && has(`${kind}-n`) ? t(`${kind}-n`, { n, what }) : what;
}

/** The name of an operand in a sentence: a single card gets its article. */
export const inSentence = (scene: Scene, operand: Operand, n?: number): string | number =>
  operand.type === "card" && typeof operand.value === "string" && (n ?? 1) === 1
    ? cardName(scene, operand.value, ".one")
    : named(scene, operand, n);

/** A list with "and" before the last item; if an item contains a comma, a list with semicolons only. */
export function listed(items: readonly (string | number)[]): string {
  if (items.some((item) => String(item).includes(","))) return items.join("; ");
  const last = items.at(-1);
  return items.length > 1 && last !== undefined
    ? t("list-and", { list: items.slice(0, -1).join(", "), last })
    : items.join("");
}

/** The seats that used a thing since my last move. */
export const usedBy = (scene: Scene, seats: readonly Seat[]): string =>
  t("lately-by", { who: listed(seats.map((seat) => nameOf(scene, seat))) });
