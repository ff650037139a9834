// The first words of a manuscript, as short as a leaf of the market is.
import type { Tile } from "../wire/types.ts";
import { writtenOn } from "./incipits.ts";

const most = 25; // letters, the initial among them
const cut = 21; // of what goes on: an ellipsis wants room, too

/** As many whole words as there is room for, of a text that is longer with an ellipsis. */
function shorten(words: string): string {
  if (words.length <= most) return words;
  return `${words.slice(0, words.lastIndexOf(" ", cut)).replace(/[,;]$/, "")}\u00a0…`;
}

/** What follows the initial of a manuscript; null where nothing is written. */
export function opening({ level, colours }: Pick<Tile, "level" | "colours">) {
  const [first] = writtenOn(level, colours);
  return first ? { words: shorten(first.words).slice(1), lang: first.lang } : null;
}
