// What is said of a box, value by value: each fact has a name that never changes, a
// value, and where it comes from. The viewer lists them; compared, two boards differ in them.
import type { BoardSheet, Contents, EventSheet, Marked, PlaceSheet } from "../wire/types.ts";

/** Where a value comes from. */
export interface From {
  mark: Marked;
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
  | "turn"
  | "spaces"
  | "level"
  | "length"
  | "steps"
  | "late"
  | "red";

export interface Fact {
  /** Its name: places/milano/ducats, roads/asti~milano, events/3/gift, tracks/riddle/length. */
  at: string;
  field: Field;
  /** The value; of a road the other end, of a feature which one. */
  is: unknown;
  from: From;
}

/** Something in the box, with all that is said of it. */
export interface Thing {
  /** Its name: places/milano, events/3, manuscripts/1, library, tracks/riddle. */
  at: string;
  group: Group;
  facts: Fact[];
}

export const groups = ["places", "events", "manuscripts", "tiles", "tracks"] as const;
export type Group = (typeof groups)[number];

interface Said<T> extends From {
  is: T;
}

const from = ({ mark, sources, note }: From): From => (note ? { mark, sources, note } : { mark, sources });
const fact = <T>(at: string, field: Field, said: Said<T>): Fact => ({
  at,
  field,
  is: said.is,
  from: from(said),
});
const factIf = <T>(at: string, field: Field, said: Said<T> | null): Fact[] =>
  said ? [fact(at, field, said)] : [];

/** A road has one name, whichever end one looks from. */
export const roadName = (a: string, b: string) => `roads/${a < b ? `${a}~${b}` : `${b}~${a}`}`;

/** What a place is before all: each is one of these. */
const kinds = new Set(["start", "city", "convent", "abbey", "franciscan"]);

export const placeFacts = (place: PlaceSheet): Fact[] => {
  const at = (key: string) => `places/${place.id.is}/${key}`;
  return [
    { ...fact(at("id"), "id", place.id), is: true },
    fact(at("name"), "name", place.name),
    fact(at("zone"), "zone", place.zone),
    ...place.features.map((f) => fact(at(kinds.has(f.is) ? "kind" : `features/${f.is}`), "feature", f)),
    ...factIf(at("sea"), "sea", place.sea),
    ...factIf(at("ducats"), "ducats", place.ducats),
    ...factIf(at("knowledge"), "knowledge", place.knowledge),
    ...place.neighbours.map((n) => fact(roadName(place.id.is, n.is), "road", n)),
    ...(place.neighbours.length === 0 ? factIf(at("alone"), "alone", place.alone) : []),
  ];
};

export interface Gift {
  what: "ducats" | "knowledge" | "auction";
  n: number;
}

/** What an event tile gives: one of three things. */
export function giftOf(event: EventSheet): Said<Gift> | null {
  for (const what of ["ducats", "knowledge", "auction"] as const) {
    const said = event[what];
    if (said) return { ...said, is: { what, n: said.is } };
  }
  return null;
}

export const eventFacts = (event: EventSheet): Fact[] => {
  const at = (key: string) => `events/${event.no.is}/${key}`;
  return [
    fact(at("no"), "no", event.no),
    fact(at("name"), "name", event.name),
    fact(at("place"), "place", event.place),
    ...factIf(at("gift"), "gift", giftOf(event)),
  ];
};

const thing = (at: string, group: Group, facts: Fact[]): Thing => ({ at, group, facts });

/** Everything in a box. */
export function thingsOf(box: Contents): Thing[] {
  return [
    ...box.board.places.map((p) => thing(`places/${p.id.is}`, "places", placeFacts(p))),
    ...box.events.map((e) => thing(`events/${e.no.is}`, "events", eventFacts(e))),
    ...box.manuscripts.map(({ level, kinds }) =>
      thing(`manuscripts/${level}`, "manuscripts", [fact(`manuscripts/${level}/kinds`, "kinds", kinds)]),
    ),
    thing(
      "library",
      "tiles",
      box.library.map((tile, i) => fact(`library/${i + 1}`, "tile", tile)),
    ),
    thing(
      "canticle",
      "tiles",
      box.canticle.map((tile, i) => fact(`canticle/${i + 1}`, "turn", tile)),
    ),
    thing("papal", "tiles", [fact("papal/red", "red", box.redPapal)]),
    thing("tracks/knowledge", "tracks", [
      fact("tracks/knowledge/spaces", "spaces", box.spaces),
      ...box.levels.map((level, i) => fact(`tracks/knowledge/level-${i + 1}`, "level", level)),
    ]),
    ...box.tracks.map(({ track, spaces, steps }) =>
      thing(`tracks/${track}`, "tracks", [
        fact(`tracks/${track}/length`, "length", spaces),
        ...factIf(`tracks/${track}/steps`, "steps", steps),
      ]),
    ),
    thing("tracks/university", "tracks", [fact("tracks/university/late", "late", box.university)]),
  ];
}

/** The facts of a board alone, each road once; `tiles` are those of the box that it does not correct. */
export function boardFacts(board: BoardSheet, tiles: readonly EventSheet[]): Map<string, Fact> {
  const own = new Set(board.events.map((e) => e.no.is));
  const events = [...board.events, ...tiles.filter((e) => !own.has(e.no.is))];
  const all = [...board.places.flatMap(placeFacts), ...events.flatMap(eventFacts)];
  return new Map(all.map((f) => [f.at, f]));
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A fact in which two boards differ. Confirmed: the value stays, but another source stands for it. */
export interface Change {
  at: string;
  kind: "changed" | "added" | "gone" | "confirmed";
  was: Fact | null;
  now: Fact | null;
}

/** Roads are the same road from either end. */
const valueOf = (f: Fact) => (f.field === "road" ? true : f.is);

/** In which facts a board differs from another, in its own order, then what is gone. */
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

export type Shares = Record<Marked, number>;

/** How many of some facts have each mark. */
export function sharesOf(facts: readonly Fact[]): Shares {
  const count = { attested: 0, inferred: 0, proposed: 0 };
  for (const { from } of facts) count[from.mark]++;
  return count;
}

/** How many facts there are of each mark, roads counted once. */
export const tally = (things: readonly Thing[]): Shares =>
  sharesOf([...new Map(things.flatMap((t) => t.facts).map((f) => [f.at, f])).values()]);
