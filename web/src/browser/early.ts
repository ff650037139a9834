// What happens before a page is seen, and as soon as it is.
import type { Settings } from "./preferences.ts";

/** Where the browser keeps the settings. */
export const place = "volgare.settings";

/**
 * Puts on the theme that is kept, marks a page that somebody looks at who has played here, and hides a page that was drawn in another language than the one
 * that is. The build sets the text of this file into every page: it uses nothing but types from elsewhere.
 */
export function early(place: string) {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? "{}") as Partial<Settings>;
    const root = document.documentElement;
    if (kept.theme === "light" || kept.theme === "dark") root.dataset["theme"] = kept.theme;
    if (kept.finished || kept.guided?.length || kept.guide === false) root.dataset["played"] = "";
    if (kept.language && kept.language !== root.lang) root.dataset["drawing"] = "";
  } catch {
    // A browser that keeps nothing has nothing to put on.
  }
}

/**
 * Keeps what is pressed before the script has taken over, for `taken` (taken.ts) to press it again; no
 * form is sent meanwhile, and links lead on as they are.
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
 * Fetches the script of the page, with all that it will need, once the page has been painted, if
 * anybody sees it: on a slow line nothing competes with the letters. Until it has come it is asked for
 * again, later each time; what comes over a line that has gone dead without a word is given up.
 */
export function begin(script: string) {
  // A page that has its script by then has removed it.
  setTimeout(() => document.getElementById("late")?.removeAttribute("hidden"), 15_000);
  let pause = 2000; // milliseconds
  const ask = () => {
    const late = setTimeout(() => stop(), 15 * pause);
    void import(script).catch(again).finally(() => clearTimeout(late));
  };
  const again = (fault: unknown) => {
    reportError(fault); // it may be one of the script itself
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
  setTimeout(() => run(), 1000); // nothing is painted: the window may lie behind another
}
