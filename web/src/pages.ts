// Every page is loaded on demand, with its words.
import type { Component } from "svelte";
import { withWords } from "./i18n/i18n.svelte.ts";

export const pages = {
  lobby: () => withWords(import("./lobby/Lobby.svelte"), "lobby", "rules", "settings"),
  table: () => import("./table/TablePage.svelte"),
  new: () => withWords(import("./newtable/NewTable.svelte"), "lobby", "rules"),
  link: () => withWords(import("./lobby/LinkPage.svelte"), "lobby", "rules"),
  learn: () => withWords(import("./learn/LearnPage.svelte"), "lobby", "rules", "learn", "lessons"),
  lesson: () => withWords(import("./learn/LessonPage.svelte"), "learn", "lessons"),
  help: () => withWords(import("./help/HelpPage.svelte"), "lobby", "help", "rules", "cards"),
  rules: () => withWords(import("./rules/BookPage.svelte"), "lobby", "rules", "settings"),
  box: () => withWords(import("./box/BoxPage.svelte"), "lobby", "box", "rules", "cards"),
  board: () => withWords(import("./box/BoardPage.svelte"), "lobby", "box", "rules"),
  settings: () => withWords(import("./settings/SettingsPage.svelte"), "lobby", "rules", "settings"),
  lost: () => withWords(import("./lobby/LostPage.svelte"), "lobby", "rules"),
};

/** A loaded page, and the data that must be there before it is drawn. */
export interface Fetched {
  default: Component<Record<string, string>>;
  prepare?: () => Promise<unknown>;
}

/** Loads a page. */
export const fetched = (name: keyof typeof pages) => pages[name]() as Promise<unknown> as Promise<Fetched>;

/** Loads the first page so that it can be drawn at once. The common words must be loaded. */
export async function open(name: keyof typeof pages): Promise<Fetched> {
  const page = await fetched(name);
  await page.prepare?.();
  return page;
}
