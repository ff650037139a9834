/** The map of the built-in board and its art. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Art, Geometry } from "../src/map/shapes";
import { artOf } from "./art/art";
import type { LandInput, Nudge, PlaceInput } from "./layout/input";
import { layout } from "./layout/layout";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Lays its places out on its land, with what was moved by hand. */
export function builtIn(places: PlaceInput[], land: LandInput): { map: Geometry; art: Art } {
  const nudges = JSON.parse(readFileSync(here("nudges.json"), "utf8")) as Record<string, Nudge>;
  const drawing = layout({ places, land, nudges });
  return { map: drawing.geometry, art: artOf(drawing) };
}
