// What happens before a page is seen, and as soon as it is.
import type { Settings } from "./settings.svelte.ts";

/** Where the browser keeps the settings. */
export const place = "volgare.settings";

/**
 * Puts on the theme that is kept, and hides a page that was drawn in another language than the one
 * that is. The build sets the text of this file into every page: it uses nothing from elsewhere.
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

/**
 * Runs the script of the page once the page has been painted, if anybody sees it; it has been fetched
 * meanwhile.
 */
export function begin(script: string) {
  const run = () => void import(script);
  if (document.hidden) return run();
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, 1000); // nothing is painted: the window may lie behind another
}
