// Where a panel stands beside the target it is about.
import type { Target } from "../wire/types.ts";

/** The element of a target that the person means: the one in focus, else the first that can be seen. */
export function elementOf(target: Target): Element | null {
  const mark = `[data-target="${target}"]`;
  const focused = document.activeElement?.closest(mark);
  if (focused) return focused;
  return (
    [...document.querySelectorAll(mark)].find((e) => {
      const { width, height } = e.getBoundingClientRect();
      return width > 0 && height > 0;
    }) ?? null
  );
}

/** The corner of a panel of this size beside an element: over or under it, within the window. */
export function beside(
  element: Element | null,
  width: number,
  height: number,
): { left: number; top: number } {
  const gap = 8;
  const wide = innerWidth;
  const high = innerHeight;
  if (!element) return { left: Math.max(gap, (wide - width) / 2), top: Math.max(gap, (high - height) / 2) };
  const box = element.getBoundingClientRect();
  const left = Math.min(Math.max(gap, box.left + box.width / 2 - width / 2), wide - width - gap);
  const under = box.bottom + gap;
  const over = box.top - gap - height;
  if (under + height <= high - gap) return { left, top: under };
  if (over >= gap) return { left, top: over };
  // Neither fits: beside it, as high as the window allows.
  const right = box.right + gap + width <= wide - gap;
  return {
    left: right ? box.right + gap : Math.max(gap, box.left - gap - width),
    top: Math.max(gap, high - height - gap),
  };
}
