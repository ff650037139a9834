// What a lesson has taught, the guide of the first game need not tell again.
import { settings, set } from "../browser/settings.svelte.ts";

/** Takes these tips of the guide as read. */
export function heed(taught: readonly string[]) {
  const fresh = taught.filter((name) => !settings.guided.includes(name));
  if (fresh.length > 0) set({ guided: [...settings.guided, ...fresh] });
}
