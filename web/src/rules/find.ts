// Searching the rulebook: as one types, without case and accents, parts of words too.
import { plain } from "../help/terms.ts";
import type { Rulebook } from "../wire/types.ts";

/** Something that can be found. */
export interface Entry {
  /** Its address below /rules/. */
  at: string;
  /** The id of a rule, "" for what has none. */
  id: string;
  title: string;
  /** The chapter in which it stands. */
  chapter: string;
  text: string;
}

/** All that can be found in a book, in its order. */
export function entries(book: Rulebook): Entry[] {
  const sections = book.sections.map(({ key, title, text }) => ({
    at: key,
    id: "",
    title,
    chapter: book.title,
    text: flat(text),
  }));
  const chapters = book.chapters.flatMap((c) => [
    { at: c.family, id: "", title: c.title, chapter: "", text: flat(c.intro) },
    ...c.rules.map((r) => ({
      at: r.id,
      id: r.id,
      title: r.title,
      chapter: c.title,
      text: flat([r.text, ...r.versions.map((v) => v.text), r.example].join("\n\n")),
    })),
  ]);
  return [...sections, ...chapters];
}

const flat = (text: string) => text.replace(/\n\n(- )?/g, " ").replace(/^- /, "");

const wordsOf = (search: string) => plain(search).split(/\s+/).filter((word) => word !== ""); // prettier-ignore

/** The entries that hold all words of a search: those with all of them in the title first. No words find nothing. */
export function search(all: Entry[], what: string): Entry[] {
  const words = wordsOf(what);
  if (words.length === 0) return [];
  const holds = (text: string) => words.every((word) => text.includes(word));
  const titles: Entry[] = [];
  const texts: Entry[] = [];
  for (const entry of all) {
    const title = plain(`${entry.id} ${entry.title}`);
    if (holds(title)) titles.push(entry);
    else if (holds(`${title} ${plain(entry.text)}`)) texts.push(entry);
  }
  return [...titles, ...texts];
}

/** A piece of a text: found, or beside it. */
export interface Bit {
  text: string;
  hit: boolean;
}

/** A text with the words of a search marked. */
export function marked(text: string, what: string): Bit[] {
  // Where each letter without its accent comes from.
  const from: number[] = [];
  let folded = "";
  for (let i = 0; i < text.length; i++) {
    const letters = plain(text[i] ?? "");
    folded += letters;
    from.push(...Array<number>(letters.length).fill(i));
  }
  const hits = new Set<number>();
  for (const word of wordsOf(what))
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      for (let n = at; n < at + word.length; n++) hits.add(from[n] ?? 0);
  const bits: Bit[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = bits.at(-1);
    if (last?.hit === hits.has(i)) last.text += text[i];
    else bits.push({ text: text[i] ?? "", hit: hits.has(i) });
  }
  return bits;
}

/** About so many letters of a text, from a little before the first word that was searched. */
export function extract(text: string, what: string, length = 160): string {
  const first = marked(text, what).findIndex((bit) => bit.hit);
  const before = first < 0 ? 0 : marked(text, what).slice(0, first).reduce((n, bit) => n + bit.text.length, 0); // prettier-ignore
  const begin = before < length / 2 ? 0 : text.lastIndexOf(" ", before - length / 4) + 1;
  const end = begin + length >= text.length ? text.length : text.lastIndexOf(" ", begin + length);
  return `${begin > 0 ? "… " : ""}${text.slice(begin, end)}${end < text.length ? " …" : ""}`;
}
