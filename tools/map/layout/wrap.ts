/** Breaks a long name into few lines of similar length. */
import { LABEL } from "./sizes";

/** The width of a text, in display units. */
export function textWidth(text: string): number {
  return text.length * LABEL.perChar;
}

/** All ways to split words into n lines. */
function partings(words: readonly string[], n: number): string[][] {
  if (n === 1) return [[words.join(" ")]];
  return words
    .slice(1, words.length - n + 2)
    .flatMap((_, i) =>
      partings(words.slice(i + 1), n - 1).map((rest) => [words.slice(0, i + 1).join(" "), ...rest]),
    );
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(textWidth));
}

/** One line if it fits, otherwise as few as possible, with the longest line as short as possible. */
export function wrap(name: string): string[] {
  const words = name.split(" ");
  const n = Math.min(words.length, Math.ceil(textWidth(name) / LABEL.longest));
  return partings(words, n).reduce((a, b) => (longest(b) < longest(a) ? b : a));
}
