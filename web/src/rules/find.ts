// Search in the rulebook, while typing, without regard to case and accents, and by parts of words.
import { plain } from "../i18n/fold.ts";
import type { Rulebook, RuleText } from "../wire/types.ts";
import { settingOf, sides, titleOf, type At } from "./versions.ts";

/** A searchable entry. */
export interface Entry {
  /** Its address below /rules/. */
  at: string;
  /** The id of a rule, "" for other entries. */
  id: string;
  title: string;
  /** Its chapter. */
  chapter: string;
  /** Its text: the common part and each version separately. */
  parts: Part[];
}

/** A text in which all words apply together. */
export interface Part {
  /** The condition of a version, "" for the common part. */
  version: string;
  text: string;
}

/** All searchable entries of a book in order. Versions that apply at the table come first. */
export function entries(book: Rulebook, at: At | null = null): Entry[] {
  const sections = book.sections.map(({ key, title, text }) => ({
    at: key,
    id: "",
    title,
    chapter: book.title,
    parts: always(text),
  }));
  const chapters = book.chapters.flatMap((c) => [
    { at: c.family, id: "", title: c.title, chapter: "", parts: always(c.intro) },
    ...c.rules.map((r) => ({
      at: r.id,
      id: r.id,
      title: r.title,
      chapter: c.title,
      parts: [...always(r.text), ...versionsOf(r, at), ...always(r.example)],
    })),
  ]);
  return [...sections, ...chapters];
}

const flat = (text: string) => text.replace(/\n\n(- )?/g, " ").replace(/^- /, "");

const always = (text: string): Part[] => (text === "" ? [] : [{ version: "", text: flat(text) }]);

const versionsOf = (rule: RuleText, at: At | null): Part[] =>
  sides(rule.versions, at).flatMap((side) =>
    [...side.here, ...side.others].map((reading) => ({
      version: [titleOf(reading, side), settingOf(reading)].filter((name) => name !== "").join(" · "),
      text: flat(reading.text),
    })),
  );

const wordsOf = (search: string) => plain(search).split(/\s+/).filter((word) => word !== ""); // prettier-ignore

/** The rank of a text: matched words, matched words in its title, and matched beginnings of words there. */
type Rank = readonly [held: number, titled: number, begun: number];

function rankOf({ id, title, parts }: Entry, words: readonly string[]): Rank {
  const head = ` ${plain(`${id} ${title}`)}`;
  const whole = `${head} ${plain(parts.map(({ text }) => text).join(" "))}`;
  const count = (holds: (word: string) => boolean) => words.filter(holds).length;
  return [
    count((word) => whole.includes(word)),
    count((word) => head.includes(word)),
    count((word) => whole.includes(` ${word}`)),
  ];
}

const better = (a: Rank, b: Rank) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2];

/**
 * The entries that contain all words of a search, or all but one of several. They are ordered by matched
 * words, then by matches in the title, then by matches at the beginning of a word, for words that are still
 * being typed. An empty search finds nothing.
 */
export function search(all: Entry[], what: string): Entry[] {
  const words = wordsOf(what);
  if (words.length === 0) return [];
  const enough = Math.max(1, words.length - 1);
  return all
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank[0] >= enough)
    .toSorted((a, b) => better(a.rank, b.rank))
    .map(({ entry }) => entry);
}

/** The part of an entry with the most words of a search, the first of several. */
export function partOf({ parts }: Entry, what: string): Part {
  const words = wordsOf(what);
  const hits = parts.map(({ text }) => words.filter((word) => plain(text).includes(word)).length);
  return parts[hits.indexOf(Math.max(...hits))] ?? { version: "", text: "" };
}

/** A piece of a text, which matches the search or not. */
export interface Bit {
  text: string;
  hit: boolean;
}

/** A text with the words of a search marked. */
export function marked(text: string, what: string): Bit[] {
  // For each folded letter, its index in the text.
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

/** An extract of about `length` letters, from a little before the first match. */
export function extract(text: string, what: string, length = 160): string {
  const first = marked(text, what).findIndex((bit) => bit.hit);
  const before = first < 0 ? 0 : marked(text, what).slice(0, first).reduce((n, bit) => n + bit.text.length, 0); // prettier-ignore
  const begin = before < length / 2 ? 0 : text.lastIndexOf(" ", before - length / 4) + 1;
  const end = begin + length >= text.length ? text.length : text.lastIndexOf(" ", begin + length);
  return `${begin > 0 ? "… " : ""}${text.slice(begin, end)}${end < text.length ? " …" : ""}`;
}
