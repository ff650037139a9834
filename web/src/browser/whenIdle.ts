import { part } from "../rest/part.svelte.ts";
import { begun, later } from "../rest/underWay.ts";

/** Calls back when the browser is idle. Returns a function that cancels it. */
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

/** Loads decorative parts when the browser is idle. */
export const adorn = <T>(load: () => Promise<T>, drawn: (part: T) => void) =>
  whenIdle(() => void part(load).then(drawn));
