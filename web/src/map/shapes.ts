/**
 * The shape of the computed map. All lengths are display units: one unit is one
 * CSS pixel when the frame is shown at its own size. x runs right, y runs down.
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

/** Where pieces stand: the foot of the first one, and to which side the others follow (`foot` in ground.ts). */
export interface Stand extends Point {
  readonly dx: 1 | -1;
}

/** A place: (x, y) is the centre of its emblem. */
export interface PlaceGeometry extends Point {
  readonly label: Label;
  readonly pieces: Stand;
  /** Coin and book figures; null where the place has neither. */
  readonly values: Box | null;
  /** A row of up to five little shields; null where nothing can be taken. */
  readonly discs: Box | null;
  /** The land that belongs to the place, in which its zone's colour is laid. */
  readonly cell: PathData;
}

/** A road between two neighbours, a < b, drawn from the rim of a to the rim of b. */
export interface RoadGeometry {
  readonly a: string;
  readonly b: string;
  readonly path: PathData;
  readonly length: number;
}

/** The edge that two cells share; draw it where their zones differ. */
export interface BorderGeometry {
  readonly a: string;
  readonly b: string;
  readonly path: PathData;
}

/** A lane from a harbour's rim to the point of its sea. */
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

/** A sea: (x, y) is where pieces under way stand. */
export interface SeaGeometry extends Point {
  readonly lanes: readonly LaneGeometry[];
  readonly name: SeaName;
}

/** Free water for a compass rose; `north` is the turn of its needle in degrees, clockwise from up. */
export interface Rose extends Point {
  readonly r: number;
  readonly north: number;
}

export interface Geometry {
  /** The hash of the places from which the map was drawn: `fingerprint` in tools/map. */
  readonly input: string;
  readonly width: number;
  readonly height: number;
  /** How far land is drawn beyond each side of the frame. */
  readonly bleed: number;
  /** The land of the board, islands included. */
  readonly land: PathData;
  /** The shores of the board's land. */
  readonly coast: PathData;
  /** Other land, quiet. */
  readonly neighbours: PathData;
  /** Frontiers between the board's land and its neighbours. */
  readonly frontier: PathData;
  readonly places: Readonly<Record<string, PlaceGeometry>>;
  readonly roads: readonly RoadGeometry[];
  readonly borders: readonly BorderGeometry[];
  readonly seas: Readonly<Record<string, SeaGeometry>>;
  readonly rose: Rose | null;
}

/** A hill: the middle of its foot, and how high it rises. */
export type Hill = readonly [x: number, y: number, height: number];

/** A ship under sail: its middle, and 1 for one that sails to the right, else -1. */
export type Sail = readonly [x: number, y: number, to: 1 | -1];

/** What is drawn on the map for its beauty. Points are middles. */
export interface Art {
  /** All rivers, and again the lower reaches of each, which are broader. */
  readonly rivers: { readonly all: PathData; readonly lower: PathData };
  readonly lakes: PathData;
  /** The farthest up the sheet first. */
  readonly hills: readonly Hill[];
  readonly ships: readonly Sail[];
  readonly serpent: Point | null;
  /** Where the title stands. */
  readonly cartouche: Point | null;
  /** The room of what is drawn on the sea. */
  readonly taken: readonly Box[];
}
