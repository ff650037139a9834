// Remembers whether a game was finished in this browser. Beginners are offered the novice bot first.
import { set, settings } from "./settings.svelte.ts";

const novice = "novice";

/** The bot suggested for a new game; undefined for experienced players, for whom any will do. */
export const firstBot = (): string | undefined => (settings.finished ? undefined : novice);

/** Notes that a game was finished here. */
export function seasoned() {
  if (!settings.finished) set({ finished: true });
}
