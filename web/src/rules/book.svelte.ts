// The rulebook in the language of the page, and which of its leaves an address opens.
import { language } from "../i18n/i18n.svelte.ts";
import { client } from "../client/client.ts";
import type { Rulebook } from "../wire/types.ts";

class Shelf {
  /** The book; that of the language before, until the new one is there. */
  book = $state.raw<Rulebook | null>(null);
  /** Why there is no book. */
  fault = $state.raw<unknown>(null);

  /** Fetches the book, unless it is there in the language of the page. */
  async load() {
    const wanted = language();
    if (this.book?.lang === wanted) return;
    this.fault = null;
    try {
      const book = await client.rules(wanted);
      if (wanted === language()) this.book = book;
    } catch (what) {
      this.fault = what;
    }
  }
}

export const shelf = new Shelf();

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
