// The first words of a manuscript, as short as a leaf of the market is.
import type { Tile } from "../wire/types.ts";
import { writtenOn } from "./incipits.ts";

const most = 25; // letters, the initial among them

/** As many whole words as there is room for, of a text that is longer with an ellipsis. */
function shorten(words: string): string {
  if (words.length <= most) return words;
  return `${words.slice(0, words.lastIndexOf(" ", most - 1)).replace(/[,;]$/, "")} …`;
}

/** What follows the initial of a manuscript; null where nothing is written. */
export function opening({ level, colours }: Pick<Tile, "level" | "colours">) {
  const [first] = writtenOn(level, colours);
  return first ? { words: shorten(first.words).slice(1), lang: first.lang } : null;
}
