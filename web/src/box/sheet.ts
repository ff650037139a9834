// A board's sheet as the map draws it.
import type { Place, PlaceSheet } from "../wire/types.ts";

/** A place without its sources. */
export const drawn = (sheet: PlaceSheet): Place => ({
  id: sheet.id.value,
  name: sheet.name.value,
  zone: sheet.zone.value === "neutral" ? null : (sheet.zone.value as Place["zone"]),
  features: sheet.features.map((f) => f.value) as Place["features"],
  sea: (sheet.sea?.value ?? null) as Place["sea"],
  ducats: sheet.ducats?.value ?? 0,
  knowledge: sheet.knowledge?.value ?? 0,
  neighbours: sheet.neighbours.map((n) => n.value),
  decks: [],
  at: sheet.at.value,
  proposed: [],
});
