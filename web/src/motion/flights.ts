// What flies in a move: from where it lay to where it goes. A row for each kind of effect; of the
// places named the first that can be seen counts, and what cannot be seen does not fly.
import type { Effect, LogLine, Seat } from "../wire/types.ts";
import type { Sound } from "../settings/sounds.ts";
import { deeds } from "../session/recall.ts";

/** A thing that flies: what it looks like where it lies, and where it goes. */
export interface Flight {
  from: readonly string[];
  to: readonly string[];
  /** So many of them, one after the other. */
  n: number;
}

type Row = (effect: Effect, at: At) => Flight | null;

/** Who looks, and where the pieces stand. */
export interface At {
  me: Seat | null;
  where: ReadonlyMap<Seat, string>;
  /** The deck that a card is of. */
  deckOf: (card: string) => string | undefined;
}

const most = 4; // of one kind: a heap is a heap

const target = (what: string, which: unknown, part = "") => `[data-target="${what}:${which}"] ${part}`.trim();
const flight = (from: readonly string[], to: readonly string[], n = 1): Flight => ({
  from,
  to,
  n: Math.min(most, Math.max(1, Math.abs(n))),
});

/** Where a seat keeps a thing: behind my screen, on its card, on a phone under its tab. */
function home({ seat }: Pick<Effect, "seat">, { me }: At, part: string): string[] {
  const card = target("seat", seat);
  return [
    ...(seat === me ? [`.screen ${part}`] : []),
    `${card} ${part}`,
    `${card} .mark`,
    "nav [data-tab=players]",
  ];
}

/** Ducats go between two seats, told once by who gets them, or between a seat and where it stands. */
function ducats({ seat, a, n = 0 }: Effect, { where }: At): Flight | null {
  const purse = (of: unknown) => [target("seat", of, ".ducats svg"), target("seat", of, ".mark")];
  const other = a?.is === "seat" && a.value !== null && a.value !== "none" ? a.value : null;
  const place = seat && where.get(seat);
  const city = place ? [target("place", place), target("sea", place)] : [];
  if (n > 0) return flight(other === null ? city : purse(other), purse(seat), coins(n));
  return other === null ? flight(purse(seat), city, coins(-n)) : null;
}

/** A card goes back under its deck, if it is known which card it is. */
function returned(effect: Effect, at: At): Flight | null {
  const card = effect.a?.value;
  const deck = typeof card === "string" && at.deckOf(card);
  return deck ? flight(home(effect, at, ".hand .card"), [target("deck", deck)]) : null;
}

/** What two seats trade is told of both and flies once, to who gets it. */
function traded({ seat, b, n = 0 }: Effect, at: At, part: string): Flight | null {
  if (n <= 0 || b?.is !== "seat" || b.value === null || b.value === "none") return null;
  return flight(home({ seat: b.value as Seat }, at, part), home({ seat }, at, part), n);
}

const coins = (n: number) => (n >= 20 ? 3 : n >= 10 ? 2 : 1);

const rows: Partial<Record<Effect["kind"], Row>> = {
  "cubes-taken": (e, at) =>
    flight([target("cubes", e.a?.value, "svg:not(.ghost)")], home(e, at, `svg.${e.a?.value}`), e.n),
  ducats,
  manuscript: (e, at) =>
    flight([target("manuscript", e.a?.value, ".leaf")], home(e, at, ".manuscripts, .shelf, .facts")),
  "cubes-discarded": (e, at) =>
    flight(home(e, at, `svg.${e.a?.value}`), [`[data-space="${e.b?.value}"]`], e.n),
  "tile-kept": (e, at) =>
    flight(['[data-target="stack"] svg', '[data-target="stack"]'], home(e, at, ".tiles")),
  "tile-returned": (e, at) =>
    flight(home(e, at, ".tiles"), ['[data-target="stack"] svg', '[data-target="stack"]']),
  "cards-drawn": (e, at) => flight([target("deck", e.a?.value)], home(e, at, ".hand"), e.n),
  "card-returned": returned,
  "good-traded": (e, at) => traded(e, at, `svg.${e.a?.value}`),
  "tile-traded": (e, at) => traded(e, at, ".tiles"),
  "card-traded": (e, at) => traded(e, at, ".hand .card"),
  disc: (e) => flight([target("seat", e.seat, ".facts .mark"), target("seat", e.seat, ".mark")], [target("place", e.a?.value)]), // prettier-ignore
  friar: (e, at) => flight([target("friar", e.a?.value)], home(e, at, ".rank")),
  cardinal: (e, at) => flight([target("cardinal", e.a?.value)], home(e, at, ".rank")),
  lingua: (e, at) => flight(['[data-target="lingua"] .letter'], home(e, at, ".manuscripts, .facts")),
};

/** What flies in these moves. */
export const flightsOf = (lines: readonly LogLine[], at: At): Flight[] =>
  lines.flatMap((line) => deeds(line).flatMap((effect) => rows[effect.kind]?.(effect, at) ?? []));

/** The discs that go forward on a track, each by where it is found before and after. */
export const discsOf = (lines: readonly LogLine[]): string[] =>
  lines.flatMap((line) =>
    deeds(line).flatMap(({ kind, seat, a }) =>
      kind === "track" && a?.value !== "knowledge" ? [target("track", a?.value, `.${seat}`)] : [],
    ),
  );

const sounds: Partial<Record<Effect["kind"], Sound>> = {
  ducats: "coin",
  manuscript: "page",
  "tile-kept": "page",
  "cards-drawn": "page",
  friar: "seal",
  cardinal: "seal",
};

/** What is heard of these moves, each sound once; a seal breaks for the points that I spend. */
export function soundsOf(lines: readonly LogLine[], { me }: At): Sound[] {
  const heard = lines.flatMap((line) =>
    deeds(line).flatMap(({ kind, seat }) =>
      kind === "points" && seat === me ? "seal" : (sounds[kind] ?? []),
    ),
  );
  return [...new Set(heard)];
}
