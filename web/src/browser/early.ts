// Code that runs before the page is first painted, and right after that.
import type { Settings } from "./preferences.ts";

/** The key of the settings in localStorage. */
export const place = "volgare.settings";

/**
 * Applies the stored theme, marks the page of a user who has played here or has tables, and hides a
 * prerendered page in the wrong language. The build inlines this file into every page, so it must not import anything but types.
 */
export function early(place: string) {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? "{}") as Partial<Settings>;
    const root = document.documentElement;
    if (kept.theme === "light" || kept.theme === "dark") root.dataset["theme"] = kept.theme;
    if (kept.finished || kept.guided?.length || kept.guide === false) root.dataset["played"] = "";
    if (kept.tables) root.dataset["tables"] = "";
    if (kept.language && kept.language !== root.lang) root.dataset["drawing"] = "";
  } catch {
    // Without browser storage there is nothing to apply.
  }
}

/**
 * Remembers the last pressed button until the script takes over; `taken` (taken.ts) then presses it. Forms are
 * not submitted meanwhile; links work as usual.
 */
export function hold() {
  const root = document.documentElement;
  addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest("button");
      if (!button || root.dataset["taken"] !== undefined) return;
      event.preventDefault();
      document.querySelector("[data-pressed]")?.removeAttribute("data-pressed");
      button.dataset["pressed"] = "";
    },
    true,
  );
}

/**
 * Loads the page's script, with its dependencies, after the first paint of a visible page, so that on a slow
 * line nothing competes with the text and the fonts. It retries with growing pauses until the script has
 * loaded, and gives up requests on a dead connection.
 */
export function begin(script: string) {
  // By then the script, if it has loaded, has removed this element.
  setTimeout(() => document.getElementById("late")?.removeAttribute("hidden"), 15_000);
  let pause = 2000; // milliseconds
  const ask = () => {
    const late = setTimeout(() => stop(), 15 * pause);
    void import(script).catch(again).finally(() => clearTimeout(late));
  };
  const again = (fault: unknown) => {
    reportError(fault); // may be an error of the script itself
    setTimeout(ask, pause);
    pause = Math.min(pause * 2, 64_000);
  };
  let run = () => {
    run = () => undefined; // whichever comes first
    document.head.append((document.getElementById("later") as HTMLTemplateElement).content);
    ask();
  };
  if (document.hidden) return run();
  new PerformanceObserver(() => run()).observe({ type: "paint", buffered: true });
  setTimeout(() => run(), 1000); // never painted: the window may be hidden by another
}
