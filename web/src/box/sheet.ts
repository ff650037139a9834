// A board's sheet as the map draws it.
import type { Place, PlaceSheet } from "../wire/types.ts";

/** A place without what is said of it. */
export const drawn = (sheet: PlaceSheet): Place => ({
  id: sheet.id.is,
  name: sheet.name.is,
  zone: sheet.zone.is === "neutral" ? null : (sheet.zone.is as Place["zone"]),
  features: sheet.features.map((f) => f.is) as Place["features"],
  sea: (sheet.sea?.is ?? null) as Place["sea"],
  ducats: sheet.ducats?.is ?? 0,
  knowledge: sheet.knowledge?.is ?? 0,
  neighbours: sheet.neighbours.map((n) => n.is),
  decks: [],
  at: sheet.at.is,
  proposed: [],
});
