// Where a panel stands beside what it is about: near it, within the window, and where it
// covers least of what one has to look at.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Size = Pick<Box, "width" | "height">;
export type Spot = Pick<Box, "x" | "y">;

/** What a panel had better leave in sight: it goes so many pixels out of the way for it. */
export interface InSight {
  box: Box;
  worth: number;
}

const gap = 8;
const edge = 8;
const grid = 16;
const own = 4000; // what a panel is about is worth more than anything else
const still = 1300; // who has a panel under the pointer wants it to stay: it goes out of the way for the log, not for less

const clamp = (n: number, least: number, most: number) => Math.max(least, Math.min(n, most));

/** How much of each other two boxes share, in square pixels; 0 where they do not meet. */
export const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** From the edge of one box to that of another; 0 where they meet. */
const apart = (a: Box, b: Box) =>
  Math.hypot(
    Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width),
    Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height),
  );

/** The four places at the sides of an anchor, then all of the window in a coarse grid. */
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

/** A box with some room around it. */
const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** What it costs to cover something. */
function covered(at: Box, { box, worth }: InSight): number {
  const area = shared(at, box);
  return area === 0 ? 0 : worth * (1 + area / (box.width * box.height));
}

/** What it costs to stand there: the way to the anchor, and what is covered. Where it is `most` or more, no matter how much. */
function cost(at: Box, anchor: Box, sight: readonly InSight[], most: number): number {
  let sum = apart(at, anchor);
  for (const thing of sight) {
    if (sum >= most) break;
    sum += covered(at, thing);
  }
  return sum;
}

/** Where a panel that has grown can stay: as it is, or grown upwards or to the left, the other edges where they were. */
const near = (at: Box, panel: Size, right: number, bottom: number): Spot[] =>
  [at, { ...at, y: at.y + at.height - panel.height }, { ...at, x: at.x + at.width - panel.width }].map(
    ({ x, y }) => ({ x: clamp(x, edge, right), y: clamp(y, edge, bottom) }),
  );

/**
 * Where a panel of this size stands beside an anchor, or where there is none at the middle of the window.
 * One that stands there already and has only grown stays, unless it covered too much.
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
    if (dear <= gap) break; // beside it, and nothing is covered
  }
  const stays = stood && near(stood, panel, right, bottom);
  const spot =
    stays?.find((spot) => cost({ ...spot, ...panel }, about, all, Infinity) <= least + still) ?? best;
  return { ...spot, ...panel };
}
