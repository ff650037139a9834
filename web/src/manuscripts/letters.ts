// The letters with which the texts of the manuscripts begin. The market needs them at once, the
// texts themselves (incipits.ts) only when one reads.
import type { Zone } from "../wire/types.ts";

/** By dialect, a letter for each level. */
const letters: Record<Zone, string> = {
  blue: "KLMC",
  yellow: "OPOC",
  pink: "ACTN",
  green: "RMAA",
  orange: "FLCL",
};

/** The initial of a manuscript: that of the first of its dialects. */
export const letterOf = ({ level, colours }: { level: number; colours: readonly Zone[] }) =>
  colours[0] ? (letters[colours[0]][level - 1] ?? "") : "";
