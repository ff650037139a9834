// Things that moves refer to, by their ids in the view (`place:roma`, `stack`). These ids are parsed only
// here.
import type { sorts } from "./contract.ts";
import type { Target } from "./types.ts";

/** The kinds of targets. There is only one lingua and one stack. */
export type Sort = (typeof sorts)[number];

/** The kind of a target, and its id within that kind; "" if there is only one. */
export interface Thing {
  type: Sort;
  which: string;
}

export function thingOf(target: Target): Thing {
  const [type, which = ""] = target.split(":") as [Sort, string?];
  return { type, which };
}

/** Whether a target is of one of the given kinds. */
export const isA = (target: Target, ...of: readonly Sort[]) => of.includes(thingOf(target).type);

/** The id of a target that is a place or a sea; null for other targets. */
export const nodeNamed = (target: Target | null) =>
  target !== null && isA(target, "place", "sea") ? thingOf(target).which : null;
