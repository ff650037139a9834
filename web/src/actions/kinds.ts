// The kinds of move by what can be done with them now: for the action bar and the text view.
import type { TableSession } from "../session/session.svelte.ts";
import type { Legal, Refused } from "../wire/types.ts";

type Kind = Legal["kind"];

/** Kinds in the order in which they are offered: ways, purchases, tracks, what is free. */
export const order: Kind[] = [
  "move",
  "embark",
  "psalter",
  "business",
  "take-politicians",
  "take-nobles",
  "take-abbesses",
  "take-scribes",
  "manuscript",
  "lingua",
  "riddle",
  "messenger",
  "orient",
  "canticle",
  "library",
  "rest",
  "ritmo",
  "placiti",
  "arnault",
  "glossario",
  "city",
  "event",
  "scribes-knowledge",
  "scribes-vp",
  "friar",
  "cardinal",
  "shlasinger",
  "draw",
  "return-ritmo",
  "return-guaita",
  "return-white",
  "trade",
  "end-summon",
];

/** Keys of the kinds that can be done, in their order; e and u mean something else. */
export const shortcuts = "1234567890qwrtyiopasdfghjklzxcvbnm";

export interface Can {
  kind: Kind;
  moves: Legal[];
  /** Action points from the cheapest to the dearest. */
  least: number;
  most: number;
}

/** What can be done now by kind, and what cannot with the reason; the end of the turn is not among it. */
export function kindsOf(session: TableSession): { can: Can[]; cannot: Refused[] } {
  const can: Can[] = [];
  const cannot: Refused[] = [];
  for (const kind of order) {
    const moves = session.selection.legal.get(`action:${kind}`);
    const reason = session.selection.refused.get(`action:${kind}`)?.[0];
    if (moves) {
      const points = moves.map((m) => -m.points);
      can.push({ kind, moves, least: Math.min(...points), most: Math.max(...points) });
    } else if (reason) cannot.push(reason);
  }
  return { can, cannot };
}
