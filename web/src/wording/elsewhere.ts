// Where something can be done that cannot be done here: what its rule wants of a place,
// and which places of this table's board have it.
import type { Box, Place } from "../wire/types.ts";

const wanted: Record<string, (place: Place) => boolean> = {
  "PLC-5": ({ features }) => features.includes("convent"),
  "PLC-6": ({ features }) => features.includes("cathedral"),
  "PLC-7": ({ features }) => features.includes("abbey"),
  "CAN-1": ({ features }) => features.includes("franciscan"),
  "STU-1": ({ id }) => id === "brindisi",
  "EXP-R1": ({ decks }) => decks.includes("ritmo"),
  "EXP-P1": ({ decks }) => decks.includes("placiti"),
  "EXP-S2": ({ decks }) => decks.includes("arnault"),
  "EXP-G1": ({ decks }) => decks.includes("glossario"),
};

/** The names of the places where a rule allows what it refuses elsewhere; none if it names no places. */
export function elsewhere(box: Box | null, rule: string | null): string[] {
  const fits = wanted[rule ?? ""];
  return fits ? (box?.places ?? []).filter(fits).map(({ name }) => name) : [];
}
