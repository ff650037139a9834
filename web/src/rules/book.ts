// The rulebook, and which of its leaves an address opens.
import { Asked } from "../client/asked.svelte.ts";
import { client } from "../client/client.ts";
import type { Rulebook } from "../wire/types.ts";

/** The book by language. While a new language loads, it keeps the previous one. */
export const shelf = new Asked((lang: string) => client.rules(lang));

/** The open leaf: the overview, a chapter by its family, the whole book, or null for an unknown address. */
export type Leaf = "overview" | "all" | null | (string & {});

/** Resolves an address: a leaf, and the element on it to begin at ("" for its head). */
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

/** The leaves in order, the overview first. */
export const leaves = (book: Rulebook) => [
  { key: "overview", title: book.title },
  ...book.chapters.map(({ family, title }) => ({ key: family, title })),
];
