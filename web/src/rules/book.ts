// The rulebook, and which of its leaves an address opens.
import { Asked } from "../client/asked.svelte.ts";
import { client } from "../client/client.ts";
import type { Rulebook } from "../wire/types.ts";

/** The book by its language; that of the language before, until the new one is there. */
export const shelf = new Asked((lang: string) => client.rules(lang));

/** What is open: the game in short, a chapter by its family, the whole book, or nothing there is. */
export type Leaf = "overview" | "all" | null | (string & {});

/** Where in the book an address leads: a leaf, and on it the element to begin at ("" for its head). */
export function find(book: Rulebook, at: string): { leaf: Leaf; mark: string } {
  if (at === "" || at === "overview") return { leaf: "overview", mark: "" };
  if (at === "all") return { leaf: "all", mark: "" };
  if (book.sections.some((section) => section.key === at)) return { leaf: "overview", mark: at };
  for (const { family, rules } of book.chapters) {
    if (family === at) return { leaf: family, mark: "" };
    if (rules.some((rule) => rule.id === at)) return { leaf: family, mark: at };
  }
  return { leaf: null, mark: "" };
}

/** The leaves in their order, the game in short first. */
export const leaves = (book: Rulebook) => [
  { key: "overview", title: book.title },
  ...book.chapters.map(({ family, title }) => ({ key: family, title })),
];
