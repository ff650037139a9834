// The key of each kind of move: the same at every table and at every moment of a game. The tracks have
// the digits, as they lie one below the other; e and u end and undo, n goes on in a lesson.
import { shelves } from "../wire/contract.ts";
import type { Legal } from "../wire/types.ts";

type Kind = Legal["kind"];
type Keys = readonly (readonly [key: string, kind: Kind])[];

/** By shelf, in the order in which they stand there. None has two kinds at one table: nobody trades where one embarks. */
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

/** The key of a kind of move; "" of what is done in no turn. */
export const keyOf = (kind: Kind): string => byKind.get(kind) ?? "";

/** The kinds that a key may mean, one of them at a table. */
export const kindsAt = (key: string): Kind[] => keys.filter(([own]) => own === key).map(([, kind]) => kind);
