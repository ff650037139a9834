/** The input of the layout. */
import { createHash } from "node:crypto";

/** A place as defined by a board, with latitude and longitude in degrees. */
export interface PlaceInput {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** The sea of a harbour, otherwise null. */
  readonly sea: string | null;
  readonly neighbours: readonly string[];
  /** Whether the emblem has a pennant for an event tile. */
  readonly event: boolean;
  /** The number of figures next to the emblem: coin, book, both or none. */
  readonly figures: 0 | 1 | 2;
}

/** A closed line without its repeated end, or an open line; in kilometres of the plane of project.ts. */
export type Line = readonly (readonly [number, number])[];

/** A polygon: an outer ring, then holes. */
export type Polygon = readonly Line[];

/** The real land before the warp, in kilometres of the plane. */
export interface LandInput {
  /** The land of the board. */
  readonly own: readonly Polygon[];
  /** The surrounding land. */
  readonly other: readonly Polygon[];
  /** Open lines between both. */
  readonly frontier: readonly Line[];
}

/** Manual corrections, in display units. */
export interface Nudge {
  readonly dx?: number;
  readonly dy?: number;
  /** The required side of the name, as seen from the emblem. */
  readonly label?: Side;
}

export type Side = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

export interface LayoutInput {
  readonly places: readonly PlaceInput[];
  readonly land: LandInput;
  readonly nudges: Readonly<Record<string, Nudge>>;
}

/** A short hash of the places and their corrections. It covers all inputs of the layout except the land. */
export function fingerprint({ places, nudges }: Omit<LayoutInput, "land">): string {
  return createHash("sha256")
    .update(JSON.stringify([places, nudges]))
    .digest("hex")
    .slice(0, 12);
}
