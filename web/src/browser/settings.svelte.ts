// The settings of this browser, stored only there.
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
  tables: false,
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

/** Changes settings and stores them. */
export function set(change: Partial<Settings>) {
  Object.assign(settings, change);
  try {
    localStorage.setItem(place, JSON.stringify(settings));
  } catch {
    // Without browser storage the game still works.
  }
  wear();
  tellLanguage();
}

/** Marks guide steps as explained, because the player has done or learned them. */
export function heed(steps: readonly string[]) {
  const fresh = steps.filter((step) => !settings.guided.includes(step));
  if (fresh.length > 0) set({ guided: [...settings.guided, ...fresh] });
}

/** Applies the chosen theme, and marks whether the user has played here and has tables, as early.ts does. */
export function wear() {
  const root = document.documentElement;
  if (settings.finished || settings.guided.length > 0 || !settings.guide) root.dataset["played"] = "";
  else delete root.dataset["played"];
  if (settings.tables) root.dataset["tables"] = "";
  else delete root.dataset["tables"];
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
}

/** Sends the chosen language to the server, so that its pages come in it. */
export function tellLanguage() {
  const chosen = settings.language;
  const known = document.cookie.split("; ").find((one) => one.startsWith("language="));
  if (chosen === null || known === `language=${chosen}`) return;
  document.cookie = `language=${chosen}; path=/; max-age=31536000; samesite=lax`;
}
