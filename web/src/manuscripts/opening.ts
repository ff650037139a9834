// The opening words of a manuscript, shortened for the market.
import type { Tile } from "../wire/types.ts";
import { writtenOn } from "./incipits.ts";

const most = 25; // letters, including the initial
const cut = 21; // letters of a shortened text: the ellipsis needs room too

/** As many whole words as fit, with an ellipsis if the text is longer. */
function shorten(words: string): string {
  if (words.length <= most) return words;
  return `${words.slice(0, words.lastIndexOf(" ", cut)).replace(/[,;]$/, "")}\u00a0…`;
}

/** The text after the initial of a manuscript; null if it has no text. */
export function opening({ level, colours }: Pick<Tile, "level" | "colours">) {
  const [first] = writtenOn(level, colours);
  return first ? { words: shorten(first.words).slice(1), lang: first.lang } : null;
}
