// Places a panel next to its anchor: near it, within the window, and where it covers the least important
// content.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, "width" | "height">;
export type Spot = Pick<Box, "x" | "y">;

/** An element to leave visible: a panel moves up to `worth` pixels out of its way. */
export interface InSight {
  box: Box;
  worth: number;
}

const gap = 8;
const edge = 8;
const grid = 16;
const own = 4000; // the anchor of a panel is worth more than anything else
const still = 1300; // a panel under the pointer should stay: it moves out of the way for the log, but for nothing less

const clamp = (n: number, least: number, most: number) => Math.max(least, Math.min(n, most));

/** The overlap of two boxes in square pixels; 0 if they do not overlap. */
export const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** The distance between two boxes; 0 if they touch. */
const apart = (a: Box, b: Box) =>
  Math.hypot(
    Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width),
    Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height),
  );

/** The four positions at the sides of an anchor, then a coarse grid over the window. */
function* spots(anchor: Box, panel: Size, right: number, bottom: number): Generator<Spot> {
  const x = clamp(anchor.x + (anchor.width - panel.width) / 2, edge, right);
  const y = clamp(anchor.y + (anchor.height - panel.height) / 2, edge, bottom);
  const inside = (spot: Spot) => ({ x: clamp(spot.x, edge, right), y: clamp(spot.y, edge, bottom) });
  yield inside({ x, y: anchor.y + anchor.height + gap });
  yield inside({ x, y: anchor.y - gap - panel.height });
  yield inside({ x: anchor.x + anchor.width + gap, y });
  yield inside({ x: anchor.x - gap - panel.width, y });
  for (let top = edge; top <= bottom; top += grid)
    for (let left = edge; left <= right; left += grid) yield { x: left, y: top };
}

/** A box with a margin. */
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The cost of covering an element. */
function covered(at: Box, { box, worth }: InSight): number {
  const area = shared(at, box);
  return area === 0 ? 0 : worth * (1 + area / (box.width * box.height));
}

/**
 * The cost of a position: the distance to the anchor, plus the cost of what is covered. The sum stops once it
 * reaches `most`.
 */
function cost(at: Box, anchor: Box, sight: readonly InSight[], most: number): number {
  let sum = apart(at, anchor);
  for (const thing of sight) {
    if (sum >= most) break;
    sum += covered(at, thing);
  }
  return sum;
}

/** The positions where a panel that has grown can stay: unchanged, or grown upwards or to the left. */
const near = (at: Box, panel: Size, right: number, bottom: number): Spot[] =>
  [at, { ...at, y: at.y + at.height - panel.height }, { ...at, x: at.x + at.width - panel.width }].map(
    ({ x, y }) => ({ x: clamp(x, edge, right), y: clamp(y, edge, bottom) }),
  );

/**
 * The position of a panel next to an anchor, or without one in the middle of the window. A panel that has
 * only grown stays, unless it would cover too much.
 */
export function stand(
  anchor: Box | null,
  panel: Size,
  window: Size,
  sight: readonly InSight[] = [],
  stood: Box | null = null,
): Box {
  const right = Math.max(edge, window.width - panel.width - edge);
  const bottom = Math.max(edge, window.height - panel.height - edge);
  const about = anchor ?? { x: window.width / 2, y: window.height / 2, width: 0, height: 0 };
  const all = [{ box: grown(about, gap - 1), worth: own }, ...sight];
  let best: Spot = { x: right, y: bottom };
  let least = Infinity;
  for (const spot of spots(about, panel, right, bottom)) {
    const dear = cost({ ...spot, ...panel }, about, all, least);
    if (dear >= least) continue;
    best = spot;
    least = dear;
    if (dear <= gap) break; // next to the anchor, and nothing is covered
  }
  const stays = stood && near(stood, panel, right, bottom);
  const spot =
    stays?.find((spot) => cost({ ...spot, ...panel }, about, all, Infinity) <= least + still) ?? best;
  return { ...spot, ...panel };
}
