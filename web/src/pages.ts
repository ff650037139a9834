// Every page comes when it is wanted, with its words.
import { withWords } from "./i18n/i18n.svelte.ts";

export const pages = {
  lobby: () => withWords(import("./lobby/Lobby.svelte"), "lobby", "rules", "settings"),
  table: () => import("./table/TablePage.svelte"),
  new: () => withWords(import("./newtable/NewTable.svelte"), "lobby", "rules"),
  link: () => withWords(import("./lobby/LinkPage.svelte"), "lobby", "rules"),
  help: () => withWords(import("./help/HelpPage.svelte"), "lobby", "help", "rules", "cards"),
  rules: () => withWords(import("./rules/BookPage.svelte"), "lobby", "rules", "settings"),
  box: () => withWords(import("./box/BoxPage.svelte"), "lobby", "box", "rules", "cards"),
  board: () => withWords(import("./box/BoardPage.svelte"), "lobby", "box", "rules"),
  settings: () => withWords(import("./settings/SettingsPage.svelte"), "lobby", "rules", "settings"),
  lost: () => withWords(import("./lobby/LostPage.svelte"), "lobby", "rules"),
};
