// Text search without regard to case and accents.

/** A text in lower case without accents. */
export const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
    .replaceAll("’", "'");

/** Whether a text contains all words of a search, in any order. */
export function matches(text: string, search: string): boolean {
  const there = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => there.includes(word));
}
