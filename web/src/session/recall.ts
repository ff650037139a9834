// The targets of past moves, used to mark other players' last actions and the routes of pieces.
import type { Effect, LogLine, Seat, Target } from "../wire/types.ts";

/** The route of a piece, merged from its steps. */
export interface Trail {
  seat: Seat;
  from: string;
  to: string;
}

/** The effects of a move itself, without those of the next turn. */
export function ownEffects({ effects }: LogLine): Effect[] {
  const turn = effects.findIndex(({ kind }) => kind === "turn");
  return turn < 0 ? effects : effects.slice(0, turn);
}

/** The moves of each seat's last turn that came after the viewer's last move. */
export function lately(lines: readonly LogLine[], holds: (seat: string | null) => boolean): LogLine[] {
  const own = lines.findLastIndex(({ step, seat }) => step > 0 && holds(seat));
  const since = lines.slice(own + 1).filter(({ step, seat }) => step > 0 && seat !== null);
  const last = new Map(since.map(({ seat, turn }) => [seat, turn]));
  return since.filter(({ seat, turn }) => last.get(seat) === turn);
}

/** The seats by target of their moves. */
export function marksOf(lines: readonly LogLine[]): Map<Target, Seat[]> {
  const all = new Map<Target, Seat[]>();
  for (const line of lines) {
    for (const target of line.targets ?? []) {
      const seats = all.get(target) ?? [];
      if (!seats.includes(line.seat as Seat)) all.set(target, [...seats, line.seat as Seat]);
    }
  }
  return all;
}

/** The routes of pieces, each from its origin to its destination. */
export function trailsOf(lines: readonly LogLine[]): Trail[] {
  return lines.flatMap((line) =>
    ownEffects(line).flatMap(({ kind, seat, a, b }) =>
      kind === "moved" && seat && a?.value && b?.value
        ? [{ seat, from: String(a.value), to: String(b.value) }]
        : [],
    ),
  );
}
