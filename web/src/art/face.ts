// The elements of the drawn faces, on a grid of 100. A stroke of the pen is a path without pigment;
// everything has the same outline. Heads look to the left, or at the viewer.
import type { Pigment } from "./pigments.ts";

/** "seat": the colour of the seat whose portrait it is. */
export type Cloth = Pigment | "seat";

/** A field of one pigment with its outline or, without pigment, a pen line. */
export interface Stroke {
  readonly d: string;
  readonly fill?: Cloth;
  /** Without outline: a blush, a shadow. */
  readonly bare?: boolean;
}

export const pen = (d: string): Stroke => ({ d });
export const field = (fill: Cloth, d: string): Stroke => ({ d, fill });
export const wash = (fill: Cloth, d: string): Stroke => ({ d, fill, bare: true });

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A filled spot: the iris of an eye, a bead. */
export const spot = (x: number, y: number, r: number, fill: Pigment = "ink") => wash(fill, dot(x, y, r));
/** A ring of the pen, with or without ground. */
export const ring = (x: number, y: number, r: number, fill?: Pigment): Stroke =>
  fill ? field(fill, dot(x, y, r)) : pen(dot(x, y, r));

/** A view of a head: its outline and where its features are. */
export interface Head {
  readonly neck: string;
  readonly outline: string;
  readonly ears: readonly string[];
  readonly nose: string;
  readonly lids: string;
  readonly under: string;
  readonly irises: readonly (readonly [number, number])[];
  readonly brows: string;
  readonly mouth: string;
  readonly lip: string;
  readonly cheeks: readonly (readonly [number, number])[];
}

export const quarter: Head = {
  neck: "M43 60L41 80Q52 87 63 79L64 56Z",
  outline:
    "M51 20C40 20 33 27 32.5 38C32.3 41 33.6 42.6 33.2 45C32.8 48 33 51 33.8 54.4C34.8 60 37 65.4 41.5 69.2C44.5 71.8 49 72 53 69.8C59 66.2 64.5 61 66.5 53C69.4 50 70 46 69.5 41C70.5 28 63 20 51 20Z",
  ears: ["M65.2 44.5C68 40.6 73 43 71.4 48.6C70.2 53 66.8 54.4 64.8 51.6M67 46.6C69.4 46 69.4 49 67.4 50.4"],
  nose: "M42.6 41C42 45.8 39.4 50 37.2 53.8C36.6 55.6 37.8 56.8 39.8 56.2C41 57.4 43.4 57 44.2 55.2",
  lids: "M34.4 45C35.6 43.2 38 43.2 39.4 45M45.6 45.4C47.8 42.6 52.4 42.6 55.2 45.8",
  under: "M46.8 47.2C49 48.4 51.8 48.4 53.8 47",
  irises: [
    [36.7, 45.2],
    [49.9, 45.4],
  ],
  brows: "M33.8 41.2C35 39.4 37.4 39.2 39 40.4M44.8 40.4C48.4 37.4 53.6 37.8 57 41",
  mouth: "M38.2 61.4C40 60.8 41.8 61.8 43 61.6C45.2 61.2 47.8 61.6 50.6 60.8",
  lip: "M41 65C42.6 65.8 44.8 65.8 46.4 64.8",
  cheeks: [[55, 55]],
};

export const front: Head = {
  neck: "M40 60L39 80Q50 88 61 80L60 60Z",
  outline: "M50 20C38 20 31.6 29 32 42C32.4 55 39 70.6 50 72C61 70.6 67.6 55 68 42C68.4 29 62 20 50 20Z",
  ears: [
    "M32.4 44C29 41.4 26.6 45 28.4 49.6C29.4 52.6 31.8 54 33.6 52.4",
    "M67.6 44C71 41.4 73.4 45 71.6 49.6C70.6 52.6 68.2 54 66.4 52.4",
  ],
  nose: "M46.2 41.6C47.8 46 46.6 50.6 45.4 54C45.2 56.4 47.4 57 48.6 56.2C49.4 57.6 51 57.6 51.8 56.2C53 57 54.8 56.2 54.6 54",
  lids: "M37.4 45.6C39.4 42.8 44 42.8 46 45.8M54 45.8C56 42.8 60.6 42.8 62.6 45.6",
  under: "M38.8 47.2C40.6 48.4 43 48.4 44.8 47.2M55.2 47.2C57 48.4 59.4 48.4 61.2 47.2",
  irises: [
    [41.8, 45.4],
    [58.2, 45.4],
  ],
  brows: "M36.2 41C39 38 43.6 38.2 46.2 40.4M53.8 40.4C56.4 38.2 61 38 63.8 41",
  mouth: "M44 62.4C46.4 61.4 48.4 62.2 50 62.2C51.6 62.2 53.6 61.4 56 62.4",
  lip: "M47.4 65.6C49 66.4 51 66.4 52.6 65.6",
  cheeks: [
    [39, 54.5],
    [61, 54.5],
  ],
};

export const side: Head = {
  neck: "M46 62L43 82Q54 88 66 80L66 54Z",
  outline:
    "M55 20C45 19.4 38.4 24 36.8 32C36.2 36 36.8 38 36 40.8C34.4 45.2 30.8 49.8 29.4 53C28.8 55 30.2 56 32.8 55.8C33.2 57.2 32 58.4 31.8 59.6C32.2 60.6 33.2 60.8 33.4 61.6C32.4 62.8 32.4 63.8 33.2 64.8C33.8 66.6 33 68.8 34.8 70.8C37.4 73 44 71.2 50 68C58 66 64 60 66.4 54C70 49 71 42 70 35C68.6 26 63 20.4 55 20Z",
  ears: [
    "M57.4 44.6C60.4 41 65 43.6 63.6 48.8C62.6 52.8 59.4 54.4 57.6 51.4M59.4 46.8C61.8 46.4 61.6 49.4 59.6 50.6",
  ],
  nose: "M32.8 55.8C35.4 56.2 36.8 54.4 35.4 52.6",
  lids: "M38.2 45.4C40.4 43 43.6 43.4 46 46",
  under: "M39.4 47.6C41.2 48.4 43 48.2 44.6 47.2",
  irises: [[41, 45.4]],
  brows: "M36.6 41C39.4 37.8 44 38.2 47 40.8",
  mouth: "M33.4 61.6C35.6 61.2 37.6 61.8 39.2 62.8",
  lip: "M35.4 66C36.6 66.4 37.6 66 38.4 65.2",
  cheeks: [[47, 56]],
};

export interface Features {
  skin: Pigment;
  /** Replaces the features of the view. */
  nose?: string;
  brows?: string;
  mouth?: string;
  /** Replaces the outline of the view: another nose in profile. */
  outline?: string;
  lids?: string;
  blush?: boolean;
}

/** A face before hair, beard and hat are put on it. */
export function face(
  head: Head,
  { skin, outline, nose, brows, mouth, lids, blush = false }: Features,
): Stroke[] {
  return [
    field(skin, head.neck),
    ...head.ears.map((ear) => field(skin, ear)),
    field(skin, outline ?? head.outline),
    ...(blush ? head.cheeks.map(([x, y]) => spot(x, y, 4.6, "blush")) : []),
    ...head.irises.map(([x, y]) => spot(x, y, 1.9)),
    pen(lids ?? head.lids),
    pen(head.under),
    pen(nose ?? head.nose),
    pen(brows ?? head.brows),
    pen(mouth ?? head.mouth),
    pen(head.lip),
  ];
}
