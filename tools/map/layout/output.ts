/** Converts the choices of the arranger to the geometry that the map draws. */
import type { PlaceGeometry, Point, SeaGeometry } from "../../../web/src/map/shapes";
import { anchorOf, awayFromEdge, labelSize } from "./boxes";
import type { Candidate, Item } from "./candidates";
import type { Curve } from "./curves";
import { curvePath, tenth } from "./paths";
import type { Plan } from "./plan";
import { lengthOf } from "./shapes";
import { LABEL, PIECES } from "./sizes";
import { wrap } from "./wrap";

/** A place with all its boxes. `cell` is the path of its land. */
export function placeOf(plan: Plan, chosen: readonly Candidate[], i: number, cell: string): PlaceGeometry {
  const place = plan.input.places[i];
  const at = plan.scene.at[i];
  const lines = wrap(place.name);
  const { w } = labelSize(lines);
  const box = (kind: Item["kind"]): PlaceGeometry["values"] => {
    const b = plan.find(chosen, place.id, kind)?.bounds;
    return b ? { x: tenth(b.x), y: tenth(b.y), w: b.w, h: b.h } : null;
  };
  const name = box("label") ?? { x: at.x, y: at.y, w: 0, h: 0 };
  const stand = box("pieces") ?? { x: at.x, y: at.y, w: 0, h: 0 };
  const cx = name.x + w / 2;
  const towards = anchorOf(at, cx, w);
  const anchor = lines.length === 1 ? awayFromEdge(towards, cx, w) : towards;
  const shift = { start: 0, middle: w / 2, end: w }[anchor];
  const leftwards = stand.x + stand.w / 2 < at.x;
  const foot = leftwards ? stand.x + stand.w - PIECES.each / 2 : stand.x + PIECES.each / 2;
  return {
    x: at.x,
    y: at.y,
    label: { x: tenth(name.x + shift), y: tenth(name.y + LABEL.ascent), anchor, lines },
    pieces: { x: tenth(foot), y: tenth(stand.y + stand.h), dx: leftwards ? -1 : 1 },
    values: box("figures"),
    discs: box("discs"),
    cell,
  };
}

/** The path of a chosen road, lane or name. */
export function pathOf(curve: Candidate | undefined): { path: string; length: number } {
  const { a, c, b, line } = curve as Curve;
  return { path: curvePath(a, c, b), length: tenth(lengthOf(line ?? [])) };
}

export function seaOf(plan: Plan, chosen: readonly Candidate[], sea: string, at: Point): SeaGeometry {
  const lanes = plan.input.places
    .filter((p) => p.sea === sea)
    .map((p) => ({ harbour: p.id, ...pathOf(plan.find(chosen, `lane ${p.id}`)) }));
  const name = plan.find(chosen, `sea ${sea}`) as Curve | undefined;
  if (!name) return { ...at, lanes, name: { ...at, path: "", length: 0, angle: 0 } };
  const { a, c, b } = name;
  return {
    ...at,
    lanes,
    name: {
      x: tenth((a[0] + 2 * c[0] + b[0]) / 4),
      y: tenth((a[1] + 2 * c[1] + b[1]) / 4),
      angle: tenth((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI),
      ...pathOf(name),
    },
  };
}
