// What a move was about, read from its effects: to mark what others did last, and what a line
// of the log speaks of.
import type { Box, Effect, LogLine, Seat, Target } from "../wire/types.ts";

/** The way of a piece: its steps in one. */
export interface Trail {
  seat: Seat;
  from: string;
  to: string;
}

type Operand = NonNullable<Effect["a"]>;

/** Things of the table that an operand names, by the targets they are; the others are no things. */
const things: Partial<Record<Operand["is"], string>> = {
  track: "track",
  cube: "cubes",
  manuscript: "manuscript",
  friar: "friar",
  cardinal: "cardinal",
  office: "office",
  deck: "deck",
  card: "card",
};

function targetOf(box: Box, { is, value }: Operand): Target[] {
  if (value === null || value === "none") return [];
  if (is === "place") return [`${box.places.some(({ id }) => id === value) ? "place" : "sea"}:${value}`];
  if (is === "tile") return ["stack"];
  return things[is] ? [`${things[is]}:${value}`] : [];
}

/** What a seat did in a move, without what begins after it. */
export function ownEffects({ effects }: LogLine): Effect[] {
  const turn = effects.findIndex(({ kind }) => kind === "turn");
  return turn < 0 ? effects : effects.slice(0, turn);
}

/** What an effect is about beside what it names: a manuscript that is taken leaves its row. */
function alsoAbout({ kind, level }: Effect): Target[] {
  if (kind === "lingua") return ["lingua"];
  if (kind === "tiles-drawn") return ["stack"];
  return kind === "manuscript" ? [`row:${level}`] : [];
}

/** What a move was about. */
export function targetsOf(box: Box, line: LogLine): Target[] {
  const all = ownEffects(line).flatMap((effect) => [
    ...alsoAbout(effect),
    ...(effect.a ? targetOf(box, effect.a) : []),
    ...(effect.b ? targetOf(box, effect.b) : []),
  ]);
  return [...new Set(all)];
}

/** The moves of each seat's last turn that came after the last move of who looks. */
export function lately(lines: readonly LogLine[], holds: (seat: string | null) => boolean): LogLine[] {
  const own = lines.findLastIndex(({ step, seat }) => step > 0 && holds(seat));
  const since = lines.slice(own + 1).filter(({ step, seat }) => step > 0 && seat !== null);
  const last = new Map(since.map(({ seat, turn }) => [seat, turn]));
  return since.filter(({ seat, turn }) => last.get(seat) === turn);
}

/** Who did something with what. */
export function marksOf(box: Box, lines: readonly LogLine[]): Map<Target, Seat[]> {
  const all = new Map<Target, Seat[]>();
  for (const line of lines) {
    for (const target of targetsOf(box, line)) {
      const seats = all.get(target) ?? [];
      if (!seats.includes(line.seat as Seat)) all.set(target, [...seats, line.seat as Seat]);
    }
  }
  return all;
}

/** The ways that pieces have gone, each from where it was to where it came. */
export function trailsOf(lines: readonly LogLine[]): Trail[] {
  return lines.flatMap((line) =>
    ownEffects(line).flatMap(({ kind, seat, a, b }) =>
      kind === "moved" && seat && a?.value && b?.value
        ? [{ seat, from: String(a.value), to: String(b.value) }]
        : [],
    ),
  );
}
