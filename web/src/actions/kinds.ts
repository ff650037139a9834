// The move kinds by what can be done with them now, shelf by shelf.
import type { TableSession } from "../session/session.svelte.ts";
import { word } from "../wording/operands.ts";
import { shelves } from "../wire/contract.ts";
import type { Legal, Obstacle } from "../wire/types.ts";

export type Shelf = (typeof shelves)[number];

export interface Can {
  /** The move that shows the effects of the kind: its only move, or the move with all parts of a bonus. */
  whole: Legal | undefined;
  kind: Legal["kind"];
  shelf: Shelf;
  moves: Legal[];
  /** Action points of the cheapest and of the dearest move. */
  least: number;
  most: number;
}

export type Cannot = Obstacle & { kind: Legal["kind"]; shelf: Shelf };

/** The move kinds of a turn in the order of the shelves, without the end of the turn. */
const laidOut = ({ setup }: TableSession) =>
  shelves.flatMap((shelf) =>
    (setup?.kinds ?? []).flatMap((row) =>
      row.shelf === shelf && row.kind !== "end" ? [{ kind: row.kind, shelf }] : [],
    ),
  );

/** The possible move kinds, and the impossible ones with the reason. The end of the turn is not included. */
export function kindsOf(session: TableSession): { can: Can[]; cannot: Cannot[] } {
  const can: Can[] = [];
  const cannot: Cannot[] = [];
  for (const { kind, shelf } of laidOut(session)) {
    const moves = session.selection.legal.get(`action:${kind}`);
    const reason = session.selection.refused.get(`action:${kind}`)?.[0];
    if (moves) {
      const points = moves.map((m) => -m.points);
      const whole = moves.length === 1 ? moves[0] : moves.find((m) => word(m, "part") === "all");
      can.push({ kind, shelf, moves, whole, least: Math.min(...points), most: Math.max(...points) });
    } else if (reason) cannot.push({ ...reason, kind, shelf });
  }
  return { can, cannot };
}

/** The knowledge gained by a move of this kind with all its parts; 0 if that depends on the choice. */
export const knowledgeOf = ({ whole }: Can): number =>
  (whole?.effects ?? []).reduce(
    (sum, e) => (e.kind === "track" && e.a?.value === "knowledge" ? sum + (e.n ?? 0) : sum),
    0,
  );
