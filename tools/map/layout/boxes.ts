/** The boxes of a place as items of the arranger: name, figures, shields, pieces. */
import type { Anchor, Box, Point } from "../../../web/src/map/shapes";
import { boxAround, type Candidate, distanceToBox, type Item, type Kind } from "./candidates";
import type { Nudge, PlaceInput, Side } from "./input";
import { boxCost, type Scene } from "./scene";
import { DISCS, FIGURE, FRAME, LABEL, PIECES } from "./sizes";
import { spots } from "./spots";
import { textWidth, wrap } from "./wrap";

/** For each kind of box: the cost of covering the coast, the cost of distance from its emblem, and the additional cost of each side. */
const TASTE: Readonly<
  Record<
    "label" | "figures" | "discs" | "pieces",
    { coast: number; stray: number; side: Partial<Record<Side, number>> }
  >
> = {
  label: { coast: 5, stray: 12, side: { e: 0, w: 1, n: 1, s: 1 } },
  figures: { coast: 2, stray: 8, side: { s: 0, e: 1, w: 1, n: 2 } },
  discs: { coast: 1, stray: 5, side: { s: 0, e: 1, w: 1, n: 2 } },
  pieces: { coast: 0, stray: 9, side: { w: 0, e: 0, n: 0, s: 1 } },
};

/** Additional cost of a side that is not listed: the corners. */
const CORNER = 3;

/** Cost of a name that is nearer to another emblem than to its own. */
const MISTAKEN = 150;

/** If a box is nearer to its own emblem by this much, it cannot be mistaken for another place's. */
const CLEAR = 12;

export function labelSize(lines: readonly string[]): { w: number; h: number } {
  return { w: Math.max(...lines.map(textWidth)), h: lines.length * LABEL.line };
}

/** A name visible at low zoom is drawn up to this many times larger than its box. */
const AFAR = 1.9;

/** The alignment of a name: towards its emblem, or centred above and below it. */
export function anchorOf(at: Point, cx: number, w: number): Anchor {
  if (cx - w / 2 > at.x) return "start";
  if (cx + w / 2 < at.x) return "end";
  return "middle";
}

/** At an edge of the map, a name is aligned away from the edge. Otherwise several lines would look misaligned. */
export function awayFromEdge(anchor: Anchor, cx: number, w: number): Anchor {
  if (anchor !== "middle") return anchor;
  if (cx - (AFAR * w) / 2 < 0) return "start";
  return cx + (AFAR * w) / 2 > FRAME.w ? "end" : "middle";
}

function mistaken(scene: Scene, own: Point, box: Box): number {
  const far = distanceToBox(box, own);
  const next = Math.min(...scene.at.map((p) => (p === own ? Infinity : distanceToBox(box, p))));
  return MISTAKEN * Math.max(0, Math.min(1, (far + CLEAR - next) / CLEAR));
}

/** One box of one place, with all its candidate positions. */
function boxItem(
  scene: Scene,
  item: number,
  kind: keyof typeof TASTE,
  id: string,
  size: { w: number; h: number },
  side?: Side,
): Item {
  const at = scene.at[scene.ids.indexOf(id)];
  const candidates = spots(at, size.w, size.h)
    .map((spot): Candidate => {
      const box = boxAround(spot.x, spot.y, size.w, size.h);
      const taste = TASTE[kind];
      const cost =
        boxCost(scene, box, taste.coast) +
        spot.stray * taste.stray +
        (taste.side[spot.side] ?? CORNER) +
        mistaken(scene, at, box) +
        (side !== undefined && side !== spot.side ? 300 : 0);
      return { item, cost, bounds: box };
    })
    .filter((c, _, all) => c.cost < 1000 || all.every((other) => other.cost >= 1000));
  return { kind: kind satisfies Kind, owners: [id], candidates };
}

/** The items of one place, numbered from `first`. */
export function placeItems(scene: Scene, place: PlaceInput, first: number, nudge?: Nudge): Item[] {
  const items: Item[] = [];
  const add = (kind: keyof typeof TASTE, size: { w: number; h: number }, side?: Side): void => {
    items.push(boxItem(scene, first + items.length, kind, place.id, size, side));
  };
  add("label", labelSize(wrap(place.name)), nudge?.label);
  add("pieces", { w: PIECES.w, h: PIECES.h });
  if (place.figures > 0) {
    add("figures", { w: place.figures * FIGURE.w, h: FIGURE.h });
    add("discs", DISCS);
  }
  return items;
}
