// What must be so before a page is seen.
import type { Settings } from "./settings.svelte.ts";

/** Where the browser keeps the settings. */
export const place = "volgare.settings";

/**
 * Puts on the theme that is kept, and hides a page that was drawn in another language than the one
 * that is. The build sets its text into the head of every page: it uses nothing outside itself.
 */
export function early(place: string) {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? "{}") as Partial<Settings>;
    const root = document.documentElement;
    if (kept.theme === "light" || kept.theme === "dark") root.dataset["theme"] = kept.theme;
    if (kept.language && kept.language !== root.lang) root.dataset["drawing"] = "";
  } catch {
    // A browser that keeps nothing has nothing to put on.
  }
}
