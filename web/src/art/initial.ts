// An illuminated initial, gold on lapis with a white vine around it, as the scribes of northern Italy made
// them, on a grid of 240. It is data: pages render it as SVG, exported pictures on a canvas.
import { pigments, type Pigment } from "./pigments.ts";
import type { Shoot } from "./vine.ts";

/** A letter is a drawn path, or a typeset letter of the given height on a baseline. */
export type Glyph = { readonly d: string } | { readonly text: string; readonly height: number };

export interface Initial {
  readonly grounds: readonly { readonly d: string; readonly fill: Pigment }[];
  readonly shoots: readonly Shoot[];
  readonly beads: readonly (readonly [number, number])[];
  readonly glyph: Glyph;
  /** Highlights on the gold: a row of dots, and a line next to it. */
  readonly shine: readonly [string, string] | null;
}

/** The gradient of gold leaf from corner to corner: offset and colour. */
export const leaf = [
  [0, "#f4d684"],
  [0.45, pigments.gold],
  [0.6, "#efcf78"],
  [1, "#a87b1f"],
] as const;

/** The V of the game's name. */
const v: Initial = {
  grounds: [
    { d: "M60 14L122 206L190 14Z", fill: "madder" },
    { d: "M14 178H226V226H14Z", fill: "verdigris" },
  ],
  shoots: [
    { x: 52, y: 150, radius: 46, from: -60, turns: -1.7, leaves: 7 },
    { x: 190, y: 150, radius: 46, from: 240, turns: 1.7, leaves: 7 },
    { x: 52, y: 206, radius: 22, from: 60, turns: 1.3, leaves: 4 },
    { x: 190, y: 206, radius: 22, from: 120, turns: -1.3, leaves: 4 },
    { x: 128, y: 84, radius: 37, from: 90, turns: 1.9, leaves: 8 },
  ],
  beads: [[28, 28], [28, 84], [212, 28], [212, 84], [122, 216]], // prettier-ignore
  glyph: {
    d: "M32 30C58 34 86 34 108 30V41C98 43 93 46 96 56L136 158L172 58C175 48 170 43 158 41V30C176 34 196 34 216 30V41C204 44 199 49 194 60L142 200C140 206 136 211 128 212C120 211 116 206 114 201L56 59C52 49 46 44 32 41Z",
  },
  shine: ["M70 52L122 186", "M79 52L128 178"],
};

const wide = /[MWÆŒ]/;

/** The ornamental initial of a name. V, the initial of the game, has its own drawing. */
export function initialOf(name: string): Initial {
  const text = [...name.trim()][0]?.toUpperCase() ?? "";
  if (text === "V") return v;
  return {
    grounds: [
      { d: "M52 14H188V226H52Z", fill: "madder" },
      { d: "M14 186H226V226H14Z", fill: "verdigris" },
    ],
    shoots: [
      { x: 50, y: 58, radius: 38, from: 60, turns: 1.7, leaves: 6 },
      { x: 190, y: 58, radius: 38, from: 120, turns: -1.7, leaves: 6 },
      { x: 50, y: 150, radius: 42, from: -60, turns: -1.7, leaves: 6 },
      { x: 190, y: 150, radius: 42, from: 240, turns: 1.7, leaves: 6 },
    ],
    beads: [[28, 28], [212, 28], [28, 206], [212, 206], [120, 212]], // prettier-ignore
    glyph: { text, height: wide.test(text) ? 176 : 226 },
    shine: null,
  };
}
