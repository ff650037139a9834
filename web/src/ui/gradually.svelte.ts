// Draws a long list in steps, so that a slow phone can respond to input between them.
import { soon } from "../browser/soon.ts";

/**
 * Counts to `goal` or slightly beyond, by `stride` whenever the browser is free. Must be called during the
 * initialization of a component.
 */
export function gradually(goal: () => number, stride = 1): () => number {
  let count = $state(0);
  $effect(() => {
    if (count >= goal()) return;
    return soon("drawing", () => (count += stride));
  });
  return () => count;
}
