// What moves are about, by the names that the view gives it (`place:roma`, `stack`): nothing else takes
// those apart.
import type { sorts } from "./contract.ts";
import type { Target } from "./types.ts";

/** What a thing can be. Of lingua and stack there is but one. */
export type Sort = (typeof sorts)[number];

/** What a target is, and which one of these; "" where there is but one. */
export interface Thing {
  type: Sort;
  which: string;
}

export function thingOf(target: Target): Thing {
  const [type, which = ""] = target.split(":") as [Sort, string?];
  return { type, which };
}

/** Whether a target is of one of some sorts. */
export const isA = (target: Target, ...of: readonly Sort[]) => of.includes(thingOf(target).type);

/** The place or the sea that a target is; null if it is neither. */
export const nodeNamed = (target: Target | null) =>
  target !== null && isA(target, "place", "sea") ? thingOf(target).which : null;
