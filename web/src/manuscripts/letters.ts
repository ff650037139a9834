// The first letters of the manuscripts' texts. The market needs them at once, the texts themselves
// (incipits.ts) only for reading.
import type { Zone } from "../wire/types.ts";

/** By dialect, a letter for each level. */
const letters: Record<Zone, string> = {
  blue: "KLMC",
  yellow: "OPOC",
  pink: "ACTN",
  green: "RMAA",
  orange: "FLCL",
};

/** The initial of a manuscript: that of its first dialect. */
export const letterOf = ({ level, colours }: { level: number; colours: readonly Zone[] }) =>
  colours[0] ? (letters[colours[0]][level - 1] ?? "") : "";
