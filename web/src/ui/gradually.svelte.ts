// Draws much a little at a time: a slow phone answers to a touch between two steps.
import { soon } from "../browser/soon.ts";

/** Counts to `goal` or a little beyond, by `stride` with each pause of the browser; to be called while a component is made. */
export function gradually(goal: () => number, stride = 1): () => number {
  let count = $state(0);
  $effect(() => {
    if (count >= goal()) return;
    return soon("drawing", () => (count += stride));
  });
  return () => count;
}
