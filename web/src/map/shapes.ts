/**
 * The shape of the computed map. All lengths are display units: one unit is one CSS pixel if the frame is
 * shown at its own size. x runs right, y runs down.
 */

/** An SVG path string (`d`), absolute start, relative steps. */
export type PathData = string;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An upright rectangle: its upper left corner and its size. */
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

export type Anchor = "start" | "middle" | "end";

/** A place's name: (x, y) is the baseline of the first line, the others follow 13 units apart. */
export interface Label extends Point {
  readonly anchor: Anchor;
  readonly lines: readonly string[];
}

/** The foot of the first piece, and the side to which the others follow (`foot` in ground.ts). */
export interface Stand extends Point {
  readonly dx: 1 | -1;
}

/** A place: (x, y) is the centre of its emblem. */
export interface PlaceGeometry extends Point {
  readonly label: Label;
  readonly pieces: Stand;
  /** Coin and book figures; null if the place has neither. */
  readonly values: Box | null;
  /** A row of up to five little shields; null if nothing can be collected. */
  readonly discs: Box | null;
  /** The land of the place, filled with its zone's colour. */
  readonly cell: PathData;
}

/** A road between two neighbours, a < b, drawn from the rim of a to the rim of b. */
export interface RoadGeometry {
  readonly a: string;
  readonly b: string;
  readonly path: PathData;
  readonly length: number;
}

/** The edge between two cells; it is drawn if their zones differ. */
export interface BorderGeometry {
  readonly a: string;
  readonly b: string;
  readonly path: PathData;
}

/** A lane from a harbour's rim to the node of its sea. */
export interface LaneGeometry {
  readonly harbour: string;
  readonly path: PathData;
  readonly length: number;
}

/** The sea's name runs along `path`; (x, y) is its middle, `angle` its mean slope in degrees. */
export interface SeaName extends Point {
  readonly path: PathData;
  readonly length: number;
  readonly angle: number;
}

/** A sea: (x, y) is the position of pieces at sea. */
export interface SeaGeometry extends Point {
  readonly lanes: readonly LaneGeometry[];
  readonly name: SeaName;
}

/** Free water for a compass rose; `north` is the rotation of its needle in degrees, clockwise from up. */
export interface Rose extends Point {
  readonly r: number;
  readonly north: number;
}

export interface Geometry {
  /** The hash of the places that the map was computed from: `fingerprint` in tools/map. */
  readonly input: string;
  readonly width: number;
  readonly height: number;
  /** How far land is drawn beyond each side of the frame. */
  readonly bleed: number;
  /** The land of the board, islands included. */
  readonly land: PathData;
  /** The shores of the board's land. */
  readonly coast: PathData;
  /** Other land, drawn quietly. */
  readonly neighbours: PathData;
  /** Frontiers between the board's land and its neighbours. */
  readonly frontier: PathData;
  readonly places: Readonly<Record<string, PlaceGeometry>>;
  readonly roads: readonly RoadGeometry[];
  readonly borders: readonly BorderGeometry[];
  readonly seas: Readonly<Record<string, SeaGeometry>>;
  readonly rose: Rose | null;
}

/** A hill: the middle of its foot, and its height. */
export type Hill = readonly [x: number, y: number, height: number];

/** A ship under sail: its centre, and 1 if it heads right, else -1. */
export type Sail = readonly [x: number, y: number, to: 1 | -1];

/** Ornaments of the map. Points are centres. */
export interface Art {
  /** All rivers, and again the wider lower reaches of each. */
  readonly rivers: { readonly all: PathData; readonly lower: PathData };
  readonly lakes: PathData;
  /** Topmost on the sheet first. */
  readonly hills: readonly Hill[];
  readonly ships: readonly Sail[];
  readonly serpent: Point | null;
  /** The position of the title. */
  readonly cartouche: Point | null;
  /** The boxes of the ornaments at sea. */
  readonly taken: readonly Box[];
}
