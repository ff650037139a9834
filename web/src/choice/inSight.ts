// What one has to look at while a panel stands over the table.
import type { InSight } from "./place.ts";

/**
 * The most important first, and how far a panel goes out of the way for each. What the choice does
 * not need weighs so little that many of them together move it no further than beside its neighbours.
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
  [".desk:has(.decision) [data-target][data-state=can]", 150], // one of them is to be chosen
  ["[data-target][data-state=can]", 4],
  ["section.seats .seat", 4],
  [".map [data-target]", 1], // with its name
];

/** What says which row or track something is of: who reads at leisure looks there from what he reads. */
export const heads = ".manuscripts .level, .tracks .name";

/** What is in sight besides the panel itself and the element that it is about; of more it goes out of the way for it is told. */
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
