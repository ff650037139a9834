// Where a card stands so that it never covers what it explains.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = "right" | "left" | "below" | "above" | "corner";

const gap = 14;
const edge = 8;

const clamp = (n: number, least: number, most: number) => Math.max(least, Math.min(n, most));

/** Whether two boxes share a spot. */
export const meets = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * On the dock, where the card hides nothing that is needed now, if it has room and is not
 * what is explained; else beside the anchor where there is most room, else in the corner
 * that is farthest from it.
 */
export function place(
  anchor: Box | null,
  card: { width: number; height: number },
  view: { width: number; height: number },
  dock: Box | null = null,
): { x: number; y: number; side: Side } {
  if (dock && dock.width >= card.width && dock.height >= card.height && !(anchor && meets(anchor, dock))) {
    return { x: dock.x + dock.width - card.width, y: dock.y + dock.height - card.height, side: "corner" };
  }
  const right = view.width - card.width - edge;
  const bottom = view.height - card.height - edge;
  if (!anchor) return { x: edge, y: clamp(bottom - 110, edge, bottom), side: "corner" };
  const room: Record<Exclude<Side, "corner">, number> = {
    right: view.width - (anchor.x + anchor.width) - gap - card.width - edge,
    left: anchor.x - gap - card.width - edge,
    below: view.height - (anchor.y + anchor.height) - gap - card.height - edge,
    above: anchor.y - gap - card.height - edge,
  };
  const middle = {
    x: clamp(anchor.x + anchor.width / 2 - card.width / 2, edge, right),
    y: clamp(anchor.y + anchor.height / 2 - card.height / 2, edge, bottom),
  };
  const [side, most] = (Object.entries(room) as [keyof typeof room, number][]).reduce((a, b) =>
    b[1] > a[1] ? b : a,
  );
  if (most < 0) {
    // Nowhere beside it: where it hides least.
    const x = anchor.x + anchor.width / 2 > view.width / 2 ? edge : right;
    const y = anchor.y + anchor.height / 2 > view.height / 2 ? edge : bottom;
    return { x, y, side: "corner" };
  }
  if (side === "right") return { x: anchor.x + anchor.width + gap, y: middle.y, side };
  if (side === "left") return { x: anchor.x - gap - card.width, y: middle.y, side };
  if (side === "below") return { x: middle.x, y: anchor.y + anchor.height + gap, side };
  return { x: middle.x, y: anchor.y - gap - card.height, side };
}
