// @vitest-environment jsdom
// Before the script is loaded, the inline script behaves as the script does later.
import { beforeEach, expect, it } from "vitest";
import { early, place } from "./early.ts";
import type { Settings } from "./preferences.ts";
import { set, settings, wear } from "./settings.svelte.ts";

const root = document.documentElement;
const usual = { ...settings };
beforeEach(() => {
  localStorage.clear();
  delete root.dataset["played"];
  delete root.dataset["tables"];
  delete root.dataset["theme"];
});

it.each<[string, Partial<Settings>]>([
  ["nobody has played", {}],
  ["a game was finished", { finished: true }],
  ["something was explained", { guided: ["start"] }],
  ["nothing shall be explained", { guide: false }],
  ["there are tables", { tables: true }],
  ["a theme is chosen", { theme: "dark" }],
])("wears the same early and later: %s", (_, chosen) => {
  localStorage.setItem(place, JSON.stringify(chosen));
  early(place);
  const before = { ...root.dataset };
  set({ ...usual, ...chosen });
  wear();
  expect({ ...root.dataset }).toEqual(before);
});
