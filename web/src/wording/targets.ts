// Names of targets: anything that moves refer to.
import { has, t } from "../i18n/i18n.svelte.ts";
import { tracks } from "../wire/contract.ts";
import type { Setup, Target } from "../wire/types.ts";
import { isA, thingOf, type Sort } from "../wire/things.ts";
import { named, type Scene } from "./names.ts";

/** The message prefixes of targets whose name differs from that of operands. */
const prefixes: Partial<Record<Sort, string>> = { cubes: "cube", action: "kind", sea: "place" };

/** The name of any target. */
export function targetName(scene: Scene, target: Target): string {
  const { type: sort, which } = thingOf(target);
  if (which === "") return t(`thing-${sort}`); // Lingua Volgare, the stack
  const type = prefixes[sort] ?? sort;
  if (type === "cube") return t(`cube-${which}`, { n: 2 });
  const name = `${type}-${which}.name`;
  return has(name) ? t(name) : String(named(scene, { type, value: which }));
}

/** The track next to the map that belongs to a target or an action. */
export const trackOf = (target: Target) =>
  isA(target, "track", "action")
    ? tracks.find((track) => track !== "knowledge" && track === thingOf(target).which)
    : undefined;

/** The purpose of a track next to the map. */
export const aboutTrack = (setup: Setup | null, track: (typeof tracks)[number]): string =>
  t(`about-${track}.${setup?.classic ? "classic" : "deluxe"}`);
