/** The boxes of a place as items of the arranger: name, figures, shields, pieces. */
import type { Anchor, Box, Point } from "../../../web/src/map/shapes";
import { boxAround, type Candidate, distanceToBox, type Item, type Kind } from "./candidates";
import type { Nudge, PlaceInput, Side } from "./input";
import { boxCost, type Scene } from "./scene";
import { DISCS, FIGURE, FRAME, LABEL, PIECES } from "./sizes";
import { spots } from "./spots";
import { textWidth, wrap } from "./wrap";

/** What it costs a box to lie over the coast, how dear it is to stand away from its emblem, and which sides it likes: added cost. */
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

/** Added cost for a side that no taste is named for: the corners. */
const CORNER = 3;

/** What it costs a name to stand nearer to another emblem than to its own. */
const MISTAKEN = 150;

/** A box that is nearer to its own emblem by this much is never mistaken. */
const CLEAR = 12;

export function labelSize(lines: readonly string[]): { w: number; h: number } {
  return { w: Math.max(...lines.map(textWidth)), h: lines.length * LABEL.line };
}

/** A name that is told from afar is drawn up to so much larger than its room. */
const AFAR = 1.9;

/** How a name is set: towards its emblem, centred above and below. */
export function anchorOf(at: Point, cx: number, w: number): Anchor {
  if (cx - w / 2 > at.x) return "start";
  if (cx + w / 2 < at.x) return "end";
  return "middle";
}

/** At an edge of the map a name grows away from it: one of several lines would stand askew. */
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

/** One box of one place, with all its spots. */
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
