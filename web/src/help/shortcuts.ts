// The key of each move kind, the same at every table and at any time. The tracks have the digits in their
// order from top to bottom. e ends the turn, u undoes, n is the next table, or in a lesson the next step.
import { shelves } from "../wire/contract.ts";
import type { Legal } from "../wire/types.ts";

type Kind = Legal["kind"];
type Keys = readonly (readonly [key: string, kind: Kind])[];

/**
 * By shelf, in the order of display. A key has at most one kind at a table: no table has both trading and
 * embarking.
 */
export const keysOn: Record<(typeof shelves)[number], Keys> = {
  travel: [
    ["w", "move"],
    ["t", "embark"],
    ["c", "city"],
    ["v", "event"],
    ["k", "scribes-knowledge"],
    ["j", "scribes-vp"],
    ["f", "friar"],
    ["d", "cardinal"],
    ["h", "shlasinger"],
    ["x", "end-summon"],
  ],
  gather: [
    ["p", "take-politicians"],
    ["o", "take-nobles"],
    ["a", "take-abbesses"],
    ["s", "take-scribes"],
    ["m", "manuscript"],
    ["l", "lingua"],
    ["y", "psalter"],
    ["b", "business"],
    ["7", "ritmo"],
    ["8", "placiti"],
    ["9", "arnault"],
    ["g", "glossario"],
    ["r", "return-ritmo"],
    ["q", "return-guaita"],
    ["z", "return-white"],
    ["t", "trade"],
  ],
  tracks: [
    ["1", "riddle"],
    ["2", "messenger"],
    ["3", "orient"],
    ["4", "canticle"],
    ["5", "library"],
    ["6", "rest"],
    ["i", "draw"],
  ],
};

const keys = shelves.flatMap((shelf) => keysOn[shelf]);
const byKind: ReadonlyMap<Kind, string> = new Map(keys.map(([key, kind]) => [kind, key]));

/** The key of a move kind; "" if it is not part of a turn. */
export const keyOf = (kind: Kind): string => byKind.get(kind) ?? "";

/** The kinds that share a key; each table has at most one of them. */
export const kindsAt = (key: string): Kind[] => keys.filter(([own]) => own === key).map(([, kind]) => kind);
