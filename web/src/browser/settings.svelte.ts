// What people choose for this browser. It stays in the browser.
import { place } from "./early.ts";
import type { Settings } from "./preferences.ts";

const initial: Settings = {
  language: null,
  theme: "auto",
  pace: "fast",
  oneTap: false,
  sound: false,
  notify: false,
  textView: false,
  guide: true,
  guided: [],
  finished: false,
  codeOffered: false,
};

function load(): Settings {
  try {
    return { ...initial, ...(JSON.parse(localStorage.getItem(place) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...initial };
  }
}

export const settings = $state<Settings>(load());

/** Changes settings and keeps them. */
export function set(change: Partial<Settings>) {
  Object.assign(settings, change);
  try {
    localStorage.setItem(place, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  wear();
  tellLanguage();
}

/** Takes steps of the guide as explained: whoever has done a thing, or was taught it, need not be told. */
export function heed(steps: readonly string[]) {
  const fresh = steps.filter((step) => !settings.guided.includes(step));
  if (fresh.length > 0) set({ guided: [...settings.guided, ...fresh] });
}

/** Puts on the theme that is chosen, and says whether somebody has played here, as early.ts does. */
export function wear() {
  const root = document.documentElement;
  if (settings.finished || settings.guided.length > 0 || !settings.guide) root.dataset["played"] = "";
  else delete root.dataset["played"];
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
}

/** Tells the server which language is chosen, so that its pages come in it. */
export function tellLanguage() {
  const chosen = settings.language;
  const known = document.cookie.split("; ").find((one) => one.startsWith("language="));
  if (chosen === null || known === `language=${chosen}`) return;
  document.cookie = `language=${chosen}; path=/; max-age=31536000; samesite=lax`;
}
