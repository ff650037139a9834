// Where a panel stands beside the target it is about.
import type { Target } from "../wire/types.ts";
import { stand, type Box } from "../choice/place.ts";
import { inSight } from "../choice/inSight.ts";

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

/** Where a panel stands beside an element, where it covers nothing that is lit if there is room; one that stands there stays if it can. */
export const beside = (element: Element | null, panel: HTMLElement, stood: Box | null = null): Box =>
  stand(
    element?.getBoundingClientRect() ?? null,
    { width: panel.offsetWidth, height: panel.offsetHeight },
    { width: innerWidth, height: innerHeight },
    inSight(element, panel),
    stood,
  );
