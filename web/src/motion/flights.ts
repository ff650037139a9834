// Flights of a move: from the old to the new location, with a row for each kind of effect. Of several
// selectors the first visible element counts; hidden things do not fly.
import type { Effect, LogLine, Seat } from "../wire/types.ts";
import type { Sound } from "../settings/sounds.ts";
import { ownEffects } from "../session/recall.ts";
import { cubeKinds, seats } from "../wire/contract.ts";

/** A flying thing: it looks as it did at its old location. */
export interface Flight {
  /** Coins look like coins, wherever they come from. */
  coin: boolean;
  from: readonly string[];
  to: readonly string[];
  /** The number of things, which fly one after the other. */
  n: number;
}

type Row = (effect: Effect, at: At) => Flight | null;

/** The viewer, and the nodes of the pieces. */
export interface At {
  me: Seat | null;
  where: ReadonlyMap<Seat, string>;
  /** The deck of a card. */
  deckOf: (card: string) => string | undefined;
}

const most = 4; // of one kind: more would only be a heap

const target = (what: string, which: unknown, part = "") => `[data-target="${what}:${which}"] ${part}`.trim();
const flight = (from: readonly string[], to: readonly string[], n = 1, coin = false): Flight => ({
  coin,
  from,
  to,
  n: Math.min(most, Math.max(1, Math.abs(n))),
});
const isSeat = (value: unknown): value is Seat => (seats as readonly unknown[]).includes(value);

/**
 * The selectors of a seat's belongings: behind my screen or in my hand, on its card, on a phone its tab. Each
 * part must be one selector and not a list, because only its first item would get the prefix of the seat.
 */
function home({ seat }: Pick<Effect, "seat">, { me }: At, ...parts: string[]): string[] {
  const card = target("seat", seat);
  return [
    ...(seat === me ? parts.map((part) => `${part === ".card" ? "section.hand" : ".screen"} ${part}`) : []),
    ...parts.map((part) => `${card} ${part}`),
    `${card} svg.mark`,
    "nav [data-tab=players]",
  ];
}

/** Ducats move between two seats (one effect, of the receiving seat), or between a seat and its place. */
function ducats(effect: Effect, at: At): Flight | null {
  const { seat, a, n = 0 } = effect;
  const purse = (of: Pick<Effect, "seat">) => home(of, { ...at, me: null }, ".purse", ".ducats");
  const other = isSeat(a?.value) ? purse({ seat: a.value }) : null;
  const place = seat && at.where.get(seat);
  const city = place ? [target("place", place), target("sea", place)] : [];
  if (n > 0) return flight(other ?? city, purse(effect), coins(n), true);
  return other ? null : flight(purse(effect), city, coins(-n), true);
}

/** A card returns under its deck, if its identity is known; mine is distinguished from my other cards. */
function returned(effect: Effect, at: At): Flight | null {
  const card = effect.a?.value;
  const deck = typeof card === "string" && at.deckOf(card);
  const mine = effect.seat === at.me ? [target("card", card, ".card")] : [];
  return deck ? flight([...mine, ...home(effect, at, ".card")], [target("deck", deck)]) : null;
}

/** A trade has an effect for both seats, but each good flies once, to the receiver. */
function traded(effect: Effect, at: At, part: string): Flight | null {
  const { b, n = 0 } = effect;
  return n > 0 && isSeat(b?.value)
    ? flight(home({ seat: b.value }, at, part), home(effect, at, part), n)
    : null;
}

/** The selector of a good where a player keeps it: a cube, or the spine of a manuscript. */
const goodPart = (good: unknown) =>
  (cubeKinds as readonly unknown[]).includes(good) ? `svg.${good}` : ".spine";

const shelf = [".shelf", ".facts"]; // other seats show their goods only on their card
const tiles = [".tiles", ".facts"];
const stack = '[data-target="stack"] .back';

const coins = (n: number) => (n >= 20 ? 3 : n >= 10 ? 2 : 1);

const rows: Partial<Record<Effect["kind"], Row>> = {
  "cubes-taken": (e, at) =>
    flight([target("cubes", e.a?.value, "svg:not(.ghost)")], home(e, at, `svg.${e.a?.value}`), e.n),
  ducats,
  manuscript: (e, at) => flight([target("manuscript", e.a?.value, ".leaf")], home(e, at, ...shelf)),
  "cubes-discarded": (e, at) =>
    flight(home(e, at, `svg.${e.a?.value}`), [`[data-space="${e.b?.value}"]`], e.n),
  "tile-kept": (e, at) => flight([stack], home(e, at, ...tiles)),
  "tile-returned": (e, at) => flight(home(e, at, ...tiles), [stack]),
  "cards-drawn": (e, at) => flight([target("deck", e.a?.value)], home(e, at, ".card"), e.n),
  "card-returned": returned,
  "good-traded": (e, at) => traded(e, at, goodPart(e.a?.value)),
  "tile-traded": (e, at) => traded(e, at, ".tiles"),
  "card-traded": (e, at) => traded(e, at, ".card"),
  disc: (e) => flight([target("seat", e.seat, ".facts svg.mark"), target("seat", e.seat, "svg.mark")], [target("place", e.a?.value)]), // prettier-ignore
  friar: (e, at) => flight([target("friar", e.a?.value)], home(e, at, ".rank")),
  cardinal: (e, at) => flight([target("cardinal", e.a?.value)], home(e, at, ".rank")),
  lingua: (e, at) => flight(['[data-target="lingua"] .letter'], home(e, at, ...shelf)),
};

/** The flights of these moves. */
export const flightsOf = (lines: readonly LogLine[], at: At): Flight[] =>
  lines.flatMap((line) => ownEffects(line).flatMap((effect) => rows[effect.kind]?.(effect, at) ?? []));

/** The discs that advance on a track, as selectors that match before and after. */
export const discsOf = (lines: readonly LogLine[]): string[] =>
  lines.flatMap((line) =>
    ownEffects(line).flatMap(({ kind, seat, a }) =>
      kind === "track" && a?.value !== "knowledge"
        ? [target("track", a?.value, `.discs .mark:has([data-seat="${seat}"]:not(.ghost))`)]
        : [],
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

/** The sounds of these moves, each once. A seal breaks for the points that I spend. */
export function soundsOf(lines: readonly LogLine[], { me }: At): Sound[] {
  const heard = lines.flatMap((line) =>
    ownEffects(line).flatMap(({ kind, seat }) =>
      kind === "points" && seat === me ? "seal" : (sounds[kind] ?? []),
    ),
  );
  return [...new Set(heard)];
}
