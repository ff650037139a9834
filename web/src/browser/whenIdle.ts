import { part } from "../rest/part.svelte.ts";
import { begun, later } from "../rest/underWay.ts";

/** Calls back once the browser has nothing else to do; returns what calls it off. */
export function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback !== "function") return later("idle", then, 300); // Safari
  const over = begun("idle");
  const asked = requestIdleCallback(() => {
    over();
    then();
  });
  return () => {
    cancelIdleCallback(asked);
    over();
  };
}

/** Fetches what only adorns, once the browser has nothing else to do. */
export const adorn = <T>(load: () => Promise<T>, drawn: (part: T) => void) =>
  whenIdle(() => void part(load).then(drawn));
