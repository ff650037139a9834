// The elements that a floating panel should not cover.
import type { InSight } from "./place.ts";

/**
 * Ordered by importance, with the distance in pixels that a panel moves to leave each visible. Elements that
 * the choice does not need weigh so little that many together move it only past its neighbours.
 */
const worth: readonly [selector: string, worth: number][] = [
  ["section.side", 3000], // the log
  [".chooser", 2000],
  [".lesson", 1500],
  [".steps", 800],
  [":is([data-lit], [data-spoken])", 600],
  [".banners > *", 600],
  [".prompt", 400],
  [".bar", 300],
  [":is(.bar, .not) li, .bar > :is(.screen, .points)", 300],
  [".desk:has(.decision) [data-target][data-state=can]", 150], // one of them must be chosen
  ["[data-target][data-state=can]", 4],
  ["section.seats .seat", 4],
  [".map [data-target]", 1], // with its name
];

/** The labels of rows and tracks: a reader looks at them for context. */
export const heads = ".manuscripts .level, .tracks .name";

/**
 * The visible elements except the panel itself and the element that it is about. `more` adds elements to
 * leave visible.
 */
export function inSight(
  about: Element | null,
  panel: Element,
  more: readonly (readonly [selector: string, worth: number])[] = [],
): InSight[] {
  return [...worth, ...more].flatMap(([selector, worth]) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      if (element === panel) return [];
      if (about && (element === about || element.contains(about) || about.contains(element))) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      const seen = width > 0 && x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight;
      return seen ? [{ box: { x, y, width, height }, worth }] : [];
    }),
  );
}
