// Texts compared as people search them: without case and accents.

/** A text without case and accents. */
export const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
    .replaceAll("’", "'");

/** Whether a text has all words of what is searched, wherever they stand. */
export function matches(text: string, search: string): boolean {
  const there = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => there.includes(word));
}
