// The layout of manuscripts on a shelf with a bay for each dialect.
import type { Zone } from "../wire/types.ts";
import { zones } from "../wire/contract.ts";

export interface Spine {
  readonly id: string;
  readonly level: number;
  readonly colours: readonly Zone[];
}

/** A bay for each manuscript of two dialects, so that as many bays as possible are filled. */
function fill(two: readonly Spine[], empty: readonly Zone[]): Zone[] {
  const [first, ...rest] = two;
  if (!first) return [];
  const free = first.colours.filter((zone) => empty.includes(zone));
  const ways = [...free, first.colours[0] ?? "blue"].map((zone) => [
    zone,
    ...fill(
      rest,
      empty.filter((other) => other !== zone),
    ),
  ]);
  const filled = (way: Zone[]) => new Set(way.filter((zone) => empty.includes(zone))).size;
  return ways.reduce((best, way) => (filled(way) > filled(best) ? way : best));
}

/** The bays with their manuscripts, the lowest level first. */
export function shelve(manuscripts: readonly (Spine & { count: number })[]): Record<Zone, Spine[]> {
  const all = manuscripts.flatMap((m) => Array.from({ length: m.count }, () => m));
  const bays = Object.fromEntries(zones.map((zone) => [zone, [] as Spine[]])) as Record<Zone, Spine[]>;
  for (const one of all) if (one.colours.length === 1 && one.colours[0]) bays[one.colours[0]].push(one);
  const two = all.filter(({ colours }) => colours.length > 1);
  const places = fill(
    two,
    zones.filter((zone) => bays[zone].length === 0),
  );
  two.forEach((one, i) => bays[places[i] ?? "blue"].push(one));
  for (const zone of zones) bays[zone].sort((a, b) => a.level - b.level);
  return bays;
}
