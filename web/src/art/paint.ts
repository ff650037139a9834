// Draws the pages' art on a canvas, for exported pictures.
import { faces, type FaceName } from "./faces.ts";
import { initialOf, leaf } from "./initial.ts";
import { pigments } from "./pigments.ts";
import { tendril } from "./tendril.ts";
import { blade, leaves, line, type Shoot } from "./vine.ts";

type Canvas = CanvasRenderingContext2D;

export interface Coat {
  fill?: string | CanvasGradient;
  stroke?: string | CanvasGradient;
  /** The line width, in the units of the drawing. */
  width?: number;
}

/** A path, filled first and then outlined. */
export function brush(on: Canvas, d: string, { fill, stroke, width = 1 }: Coat) {
  const path = new Path2D(d);
  if (fill !== undefined) {
    on.fillStyle = fill;
    on.fill(path, "evenodd");
  }
  if (stroke === undefined) return;
  on.strokeStyle = stroke;
  on.lineWidth = width;
  on.stroke(path);
}

/** Paints in the units of a drawing whose grid is `grid` wide, scaled to a square of `size` px at x, y. */
export function inside(
  on: Canvas,
  box: { x: number; y: number; size: number; grid: number },
  paint: () => void,
) {
  on.save();
  on.translate(box.x, box.y);
  on.scale(box.size / box.grid, box.size / box.grid);
  on.lineJoin = "round";
  on.lineCap = "round";
  paint();
  on.restore();
}

/** Gold leaf over a square of `size` units. */
function gilt(on: Canvas, size: number): CanvasGradient {
  const gold = on.createLinearGradient(0, 0, size, size);
  for (const [offset, colour] of leaf) gold.addColorStop(offset, colour);
  return gold;
}

/** A vine, drawn as in Vine.svelte. */
function paintVine(on: Canvas, shoots: readonly Shoot[], width = 4) {
  for (const shoot of shoots) {
    brush(on, line(shoot), { stroke: pigments.ink, width: width + 2.4 });
    for (const { x, y, angle, size } of leaves(shoot)) {
      on.save();
      on.translate(x, y);
      on.rotate((angle * Math.PI) / 180);
      on.scale(size, size);
      brush(on, blade, { fill: pigments.vellum, stroke: pigments.ink, width: 1.2 });
      on.restore();
    }
    brush(on, line(shoot), { stroke: pigments.vellum, width });
  }
}

/** A tendril, drawn as in Tendril.svelte. */
export function paintTendril(on: Canvas, at: { x: number; y: number; size: number }) {
  inside(on, { ...at, grid: tendril.width }, () => {
    brush(on, tendril.wave, { stroke: pigments.ink, width: 5.4 });
    paintVine(on, tendril.shoots, 2.6);
    brush(on, tendril.wave, { stroke: pigments.vellum, width: 3 });
  });
}

const square = (from: number, to: number) => `M${from} ${from}H${to}V${to}H${from}Z`;

/** The initial of a name, drawn as in Initial.svelte. */
export function paintInitial(on: Canvas, name: string, at: { x: number; y: number; size: number }) {
  const { grounds, shoots, beads, glyph, shine } = initialOf(name);
  inside(on, { ...at, grid: 240 }, () => {
    const gold = gilt(on, 240);
    brush(on, square(2, 238), { fill: gold, stroke: pigments.ink, width: 2 });
    brush(on, square(14, 226), { fill: pigments.lapis, stroke: pigments.ink, width: 1.5 });
    on.save();
    on.clip(new Path2D(square(14, 226)));
    for (const { d, fill } of grounds) brush(on, d, { fill: pigments[fill] });
    paintVine(on, shoots);
    for (const [x, y] of beads)
      brush(on, `M${x - 3.4} ${y}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0`, {
        fill: "#f4d684",
        stroke: pigments.ink,
      });
    on.restore();
    if ("d" in glyph) brush(on, glyph.d, { fill: gold, stroke: pigments.ink, width: 2.4 });
    else letter(on, glyph, gold);
    if (shine) brush(on, shine[1], { stroke: "#7c5810" });
  });
}

/** A typeset letter, made as thick as a brushed one. */
function letter(on: Canvas, { text, height }: { text: string; height: number }, gold: CanvasGradient) {
  const y = 120 + height * 0.32;
  on.font = `500 ${height}px Alegreya, serif`;
  on.textAlign = "center";
  on.fillStyle = gold;
  for (const [stroke, width] of [
    [pigments.ink, 11],
    [gold, 6],
  ] as const) {
    // prettier-ignore
    on.strokeStyle = stroke;
    on.lineWidth = width;
    on.strokeText(text, 120, y);
    on.fillText(text, 120, y);
  }
}

const circle = (r: number) => `M${50 - r} 50a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A person in a roundel, drawn as in Likeness.svelte; `cloth` is the colour of the seat. */
export function paintLikeness(
  on: Canvas,
  who: FaceName,
  at: { x: number; y: number; size: number; cloth: string },
) {
  const { ground, turned = false, scale = 1, strokes } = faces[who];
  inside(on, { ...at, grid: 100 }, () => {
    brush(on, circle(47), { fill: pigments[ground] });
    on.save();
    on.clip(new Path2D(circle(47)));
    if (turned) on.transform(-1, 0, 0, 1, 100, 0);
    on.transform(scale, 0, 0, scale, 50 * (1 - scale), 100 * (1 - scale));
    for (const { d, fill, bare } of strokes) {
      const colour = fill === "seat" ? at.cloth : fill && pigments[fill];
      brush(on, d, {
        ...(colour ? { fill: colour } : {}),
        ...(bare ? {} : { stroke: pigments.ink, width: 1.9 }),
      });
    }
    on.restore();
    brush(on, circle(47.4), { stroke: pigments.gold, width: 4 });
    for (const r of [45, 49.4]) brush(on, circle(r), { stroke: pigments.ink, width: 1.2 });
  });
}
