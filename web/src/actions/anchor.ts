// Positions panels next to their targets.
import type { Target } from "../wire/types.ts";
import { stand, type Box } from "../choice/place.ts";
import { inSight } from "../choice/inSight.ts";

/** The element of a target that the user means: the focused one, else the first visible one. */
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

/**
 * The position of a panel next to an element. It covers no lit target if there is room, and stays where it
 * was if possible.
 */
export const beside = (element: Element | null, panel: HTMLElement, stood: Box | null = null): Box =>
  stand(
    element?.getBoundingClientRect() ?? null,
    { width: panel.offsetWidth, height: panel.offsetHeight },
    { width: innerWidth, height: innerHeight },
    inSight(element, panel),
    stood,
  );
