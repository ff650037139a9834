// The components as facts: each has a stable path, a value, and its source. The viewer lists them; boards are
// compared by them.
import type {
  BoardSheet,
  CardsSheet,
  Components,
  EventSheet,
  Mark,
  PersonSheet,
  PlaceSheet,
  Setup,
} from "../wire/types.ts";
import type { Cloth, Person } from "../wording/people.ts";

/** The source of a value. */
export interface From {
  mark: Mark;
  sources: readonly string[];
  note?: string | undefined;
}

export type Field =
  | "id"
  | "name"
  | "zone"
  | "feature"
  | "sea"
  | "ducats"
  | "knowledge"
  | "road"
  | "alone"
  | "no"
  | "place"
  | "gift"
  | "kinds"
  | "tile"
  | "more"
  | "printed"
  | "effect"
  | "card"
  | "drawn"
  | "action"
  | "deck"
  | "turn"
  | "spaces"
  | "level"
  | "length"
  | "steps"
  | "late"
  | "red"
  | Piece;

/** Components other than tiles and cards. */
export const pieces = ["coins", "discs", "pawns", "markers"] as const;
type Piece = (typeof pieces)[number];

export interface Fact {
  /**
   * Its path: places/milano/ducats, roads/asti~milano, events/3/gift, tracks/riddle/length, cards/ritmo/4.
   */
  at: string;
  field: Field;
  /**
   * The value. For a road it is the other end, for a feature its name, for a draw location the place or the
   * deck.
   */
  value: unknown;
  from: From;
  /** For a card or a deck: the rules about its purpose, or how it is drawn. */
  rules?: readonly string[];
}

/** A component, with all its facts. */
export interface Entry {
  /** Its path: places/milano, events/3, manuscripts/1, library, tracks/riddle, friars/gigi, cards/ritmo. */
  at: string;
  group: Group;
  facts: Fact[];
  /** The option that adds it; none if it belongs to the base game. */
  expansion?: string;
  /** The option that decides how it is used. */
  ruling?: string;
}

export const groups = [
  "places",
  "events",
  "manuscripts",
  "tiles",
  "people",
  "cards",
  "tracks",
  "pieces",
] as const;
export type Group = (typeof groups)[number];

interface Said<T> extends From {
  value: T;
}

const from = ({ mark, sources, note }: From): From => (note ? { mark, sources, note } : { mark, sources });
const fact = <T>(at: string, field: Field, said: Said<T>): Fact => ({
  at,
  field,
  value: said.value,
  from: from(said),
});
const factIf = <T>(at: string, field: Field, said: Said<T> | null): Fact[] =>
  said ? [fact(at, field, said)] : [];

/** A road has one path, the same from both ends. */
export const roadName = (a: string, b: string) => `roads/${a < b ? `${a}~${b}` : `${b}~${a}`}`;

/** The kinds of places: each place has exactly one. */
export const placeKinds = ["city", "franciscan", "start", "convent", "abbey"] as const;
export type PlaceKind = (typeof placeKinds)[number];
/** The place kind that a feature names, if any. */
export const placeKind = (feature: string) => placeKinds.find((kind) => kind === feature);

export const placeFacts = (place: PlaceSheet): Fact[] => {
  const at = (key: string) => `places/${place.id.value}/${key}`;
  return [
    { ...fact(at("id"), "id", place.id), value: true },
    fact(at("name"), "name", place.name),
    fact(at("zone"), "zone", place.zone),
    ...place.features.map((f) => fact(at(placeKind(f.value) ? "kind" : `features/${f.value}`), "feature", f)),
    ...factIf(at("sea"), "sea", place.sea),
    ...factIf(at("ducats"), "ducats", place.ducats),
    ...factIf(at("knowledge"), "knowledge", place.knowledge),
    ...place.neighbours.map((n) => fact(roadName(place.id.value, n.value), "road", n)),
    ...(place.neighbours.length === 0 ? factIf(at("alone"), "alone", place.alone) : []),
  ];
};

/** A kind of card: its deck and its label. */
export type Card = Pick<Setup["cards"][number], "deck" | "label">;

export interface Gift {
  what: "ducats" | "knowledge" | "auction";
  n: number;
}

/** The gift of an event tile: one of three kinds. */
export function giftOf(event: EventSheet): Said<Gift> | null {
  for (const what of ["ducats", "knowledge", "auction"] as const) {
    const said = event[what];
    if (said) return { ...said, value: { what, n: said.value } };
  }
  return null;
}

const eventFacts = (event: EventSheet): Fact[] => {
  const at = (key: string) => `events/${event.no.value}/${key}`;
  return [
    fact(at("no"), "no", event.no),
    fact(at("name"), "name", event.name),
    fact(at("place"), "place", event.place),
    ...factIf(at("gift"), "gift", giftOf(event)),
  ];
};

const entry = (at: string, group: Group, facts: Fact[]): Entry => ({ at, group, facts });

/** Where cards are drawn: one fact, the same from the deck and from the place. */
const drawnAt = (deck: string, place: string) => `cards/${deck}/in/${place}`;

const deckFacts = ({ deck, cards, places, action, rules, uses }: CardsSheet): Fact[] => [
  ...cards.map((card, i) => ({
    ...fact(`cards/${deck}/${i + 1}`, "card", { ...card, value: { deck, label: card.value } }),
    rules: uses[card.value] ?? [],
  })),
  ...places.map((place) => ({ ...fact(drawnAt(deck, place.value), "drawn", place), rules })),
  ...factIf(`cards/${deck}/action`, "action", action),
];

/** The decks whose cards are drawn at a place. */
const decksAt = (decks: readonly CardsSheet[], id: string): Fact[] =>
  decks.flatMap(({ deck, places, rules }) =>
    places
      .filter((p) => p.value === id)
      .map((p) => ({ ...fact(drawnAt(deck, id), "deck", p), value: deck, rules })),
  );

const rulings: Record<string, string> = {
  "friars/gigi": "gigi-until",
  "cardinals/shlasinger": "shlasinger",
  "cards/placiti": "placiti-deck",
};

const optional = (made: Entry, expansion: string): Entry => {
  const ruling = rulings[made.at];
  return { ...made, ...(expansion && { expansion }), ...(ruling && { ruling }) };
};

/** The effect of a friar or cardinal tile: the full name, and the rule that describes it. */
export interface Effect extends Person {
  kind: Cloth;
  rule: string;
}

const people = (kind: Cloth, tiles: readonly PersonSheet[]): Entry[] =>
  tiles.map(({ tile, option, names, effect, knowledge, vp }) => {
    const at = `${kind}s/${tile}`;
    const printed = names.map((name, i) => fact(`${at}/name-${i + 1}`, "printed", name));
    const says: Said<Effect> = { ...effect, value: { kind, tile, knowledge, vp, rule: effect.value } };
    return optional(entry(at, "people", [...printed, fact(`${at}/effect`, "effect", says)]), option);
  });

/** All components. */
export function entriesOf(components: Components): Entry[] {
  return [
    ...components.board.places.map((p) =>
      entry(`places/${p.id.value}`, "places", [...placeFacts(p), ...decksAt(components.cards, p.id.value)]),
    ),
    ...components.events.map((e) => entry(`events/${e.no.value}`, "events", eventFacts(e))),
    ...components.manuscripts.map(({ level, kinds }) =>
      entry(`manuscripts/${level}`, "manuscripts", [fact(`manuscripts/${level}/kinds`, "kinds", kinds)]),
    ),
    entry(
      "library",
      "tiles",
      components.library.map((tile, i) => fact(`library/${i + 1}`, "tile", tile)),
    ),
    ...(components.extra
      ? [
          optional(
            entry("library-more", "tiles", [fact("library-more/1", "more", components.extra)]),
            "library-tile",
          ),
        ]
      : []),
    entry(
      "canticle",
      "tiles",
      components.canticle.map((tile, i) => fact(`canticle/${i + 1}`, "turn", tile)),
    ),
    entry("papal", "tiles", [fact("papal/red", "red", components.redPapal)]),
    ...pieces.map((piece) =>
      entry(piece, "pieces", [fact<unknown>(`${piece}/count`, piece, components[piece])]),
    ),
    ...people("friar", components.friars),
    ...people("cardinal", components.cardinals),
    ...components.cards.map((sheet) =>
      optional(entry(`cards/${sheet.deck}`, "cards", deckFacts(sheet)), sheet.option),
    ),
    entry("tracks/knowledge", "tracks", [
      fact("tracks/knowledge/spaces", "spaces", components.spaces),
      ...components.levels.map((level, i) => fact(`tracks/knowledge/level/${i + 1}`, "level", level)),
    ]),
    ...components.tracks.map(({ track, spaces, steps }) =>
      entry(`tracks/${track}`, "tracks", [
        fact(`tracks/${track}/length`, "length", spaces),
        ...factIf(`tracks/${track}/steps`, "steps", steps),
      ]),
    ),
    entry("tracks/university", "tracks", [fact("tracks/university/late", "late", components.university)]),
  ];
}

/** The facts of a board alone, each road once; `tiles` are the event tiles of the components, of which it corrects some. */
export function boardFacts(board: BoardSheet, tiles: readonly EventSheet[]): Map<string, Fact> {
  const own = new Set(board.events.map((e) => e.no.value));
  const events = [...board.events, ...tiles.filter((e) => !own.has(e.no.value))];
  const all = [...board.places.flatMap(placeFacts), ...events.flatMap(eventFacts)];
  return new Map(all.map((f) => [f.at, f]));
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A fact in which two boards differ. Confirmed: the value is the same, but it has another source. */
export interface Change {
  at: string;
  kind: "changed" | "added" | "gone" | "confirmed";
  was: Fact | null;
  now: Fact | null;
}

/** A road is the same from both ends. */
const valueOf = (f: Fact) => (f.field === "road" ? true : f.value);

/** The facts in which a board differs from another, in its order, followed by the removed ones. */
export function compare(before: ReadonlyMap<string, Fact>, after: ReadonlyMap<string, Fact>): Change[] {
  const changes: Change[] = [];
  for (const [at, now] of after) {
    const was = before.get(at) ?? null;
    if (!was) changes.push({ at, kind: "added", was, now });
    else if (!same(valueOf(was), valueOf(now))) changes.push({ at, kind: "changed", was, now });
    else if (!same(was.from, now.from)) changes.push({ at, kind: "confirmed", was, now });
  }
  for (const [at, was] of before) {
    if (!after.has(at)) changes.push({ at, kind: "gone", was, now: null });
  }
  return changes;
}

export type Shares = Record<Mark, number>;

/** The number of given facts by mark. */
export function sharesOf(facts: readonly Fact[]): Shares {
  const count = { attested: 0, inferred: 0, proposed: 0 };
  for (const { from } of facts) count[from.mark]++;
  return count;
}

/** The number of facts by mark, each road counted once. */
export const tally = (entries: readonly Entry[]): Shares =>
  sharesOf([...new Map(entries.flatMap((t) => t.facts).map((f) => [f.at, f])).values()]);
