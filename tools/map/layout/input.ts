/** The input of the layout. */
import { createHash } from "node:crypto";

/** A place as a board gives it; latitude and longitude in degrees. */
export interface PlaceInput {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** The sea of a harbour, else null. */
  readonly sea: string | null;
  readonly neighbours: readonly string[];
  /** Whether an event tile waves at its emblem. */
  readonly event: boolean;
  /** How many figures stand beside the emblem: coin, book, both or none. */
  readonly figures: 0 | 1 | 2;
}

/** A closed line without its repeated end, or an open one; kilometres of the plane in project.ts. */
export type Line = readonly (readonly [number, number])[];

/** A polygon: an outer ring, then holes. */
export type Polygon = readonly Line[];

/** The land as nature has it, before the board bends it; kilometres of the plane. */
export interface LandInput {
  /** The board's own land. */
  readonly own: readonly Polygon[];
  /** What lies around it. */
  readonly other: readonly Polygon[];
  /** Open lines between both. */
  readonly frontier: readonly Line[];
}

/** Corrections by hand, in display units. */
export interface Nudge {
  readonly dx?: number;
  readonly dy?: number;
  /** Where the name must stand, seen from the emblem. */
  readonly label?: Side;
}

export type Side = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

export interface LayoutInput {
  readonly places: readonly PlaceInput[];
  readonly land: LandInput;
  readonly nudges: Readonly<Record<string, Nudge>>;
}

/** A short hash of the places and their corrections. It changes with every input of the layout but the land. */
export function fingerprint({ places, nudges }: Omit<LayoutInput, "land">): string {
  return createHash("sha256")
    .update(JSON.stringify([places, nudges]))
    .digest("hex")
    .slice(0, 12);
}
