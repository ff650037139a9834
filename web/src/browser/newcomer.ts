// Who has not come to the end of a game yet: beginners like best to play those who miss what they miss.
import { set, settings } from "./settings.svelte.ts";

const novice = "novice";

/** The bot that a new game is offered with; nothing is said to whom any will do. */
export const firstBot = (): string | undefined => (settings.finished ? undefined : novice);

/** A game was played to its end here. */
export function seasoned() {
  if (!settings.finished) set({ finished: true });
}
