// Every page comes when it is wanted, with its words.
import { withWords } from "./i18n/i18n.svelte.ts";

export const pages = {
  lobby: () => withWords(import("./lobby/Lobby.svelte"), "lobby"),
  table: () => import("./table/TablePage.svelte"),
  new: () => withWords(import("./lobby/NewTable.svelte"), "lobby"),
  link: () => withWords(import("./lobby/LinkPage.svelte"), "lobby"),
  help: () => withWords(import("./help/HelpPage.svelte"), "lobby", "help"),
  settings: () => withWords(import("./settings/SettingsPage.svelte"), "lobby", "settings"),
  lost: () => withWords(import("./lobby/LostPage.svelte"), "lobby"),
};
