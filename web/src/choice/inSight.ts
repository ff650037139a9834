// What one has to look at while a panel stands over the table.
import type { InSight } from "./place.ts";

/** The most important first; how far a panel goes out of the way for each, and one about what was chosen at the foot. */
const worth: readonly [selector: string, worth: number, chosen?: number][] = [
  ["section.side", 3000], // the log
  [".chooser", 2000],
  [".steps", 800],
  [".prompt", 400],
  [".bar", 300],
  [".bar > :is(.screen, .points)", 300], // a choice at the foot lies on what can be done there, if on anything
  [".lesson", 1500],
  [":is([data-lit], [data-spoken])", 600],
  ["[data-target][data-state=can]", 150, 24], // then what else could be done matters less
  ["section.seats .seat", 60],
  [".map [data-target]", 25, 8], // with its name
];

/** What is in sight besides the element that the panel is about. */
export function inSight(about: Element | null): InSight[] {
  const chosen = about?.closest(".bar") != null;
  return worth.flatMap(([selector, far, near = far]) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      if (about && (element === about || element.contains(about) || about.contains(element))) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      const seen = width > 0 && x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight;
      return seen ? [{ box: { x, y, width, height }, worth: chosen ? near : far }] : [];
    }),
  );
}
