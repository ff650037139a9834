/** What the tests read out of a computed map. */
import type { Box, Geometry, PathData, PlaceGeometry } from "../../src/map/shapes";
import { PIECES } from "../../src/map/emblem";
import { sample } from "../layout/candidates";
import type { Line } from "../layout/input";
import { LABEL } from "../layout/sizes";
import { textWidth } from "../layout/wrap";

export function numbers(path: PathData): number[] {
  return (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
}

/** The rings or lines of a path that starts each with M and goes on in relative steps. */
export function lines(path: PathData): Line[] {
  return path
    .split("M")
    .slice(1)
    .map((text) => {
      const [x0, y0, ...steps] = numbers(text);
      const found: [number, number][] = [[x0, y0]];
      for (let i = 0; i < steps.length; i += 2) {
        const [x, y] = found[found.length - 1];
        found.push([x + steps[i], y + steps[i + 1]]);
      }
      return found;
    });
}

/** A quadratic curve, as points two units apart. */
export function curve(path: PathData): Line {
  const [ax, ay, cx, cy, bx, by] = numbers(path);
  return sample([ax, ay], [cx, cy], [bx, by], 2);
}

function nameBox({ label }: PlaceGeometry): Box {
  const w = Math.max(...label.lines.map(textWidth));
  const left = { start: 0, middle: w / 2, end: w }[label.anchor];
  return { x: label.x - left, y: label.y - LABEL.ascent, w, h: label.lines.length * LABEL.line };
}

function standBox({ pieces }: PlaceGeometry): Box {
  const half = PIECES.each / 2;
  const x = pieces.dx > 0 ? pieces.x - half : pieces.x + half - PIECES.w;
  return { x, y: pieces.y - PIECES.h, w: PIECES.w, h: PIECES.h };
}

export interface NamedBox {
  readonly id: string;
  readonly kind: "label" | "pieces" | "values" | "discs";
  readonly box: Box;
}

export function boxes(map: Geometry): NamedBox[] {
  return Object.entries(map.places).flatMap(([id, place]) => [
    { id, kind: "label", box: nameBox(place) } as const,
    { id, kind: "pieces", box: standBox(place) } as const,
    ...(place.values ? [{ id, kind: "values", box: place.values } as const] : []),
    ...(place.discs ? [{ id, kind: "discs", box: place.discs } as const] : []),
  ]);
}

export function within(box: Box, x: number, y: number): boolean {
  return x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h;
}
