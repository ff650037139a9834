// Names of targets: whatever moves are about.
import { t } from "../i18n/i18n.svelte.ts";
import type { Target } from "../wire/types.ts";
import { cardName } from "./cards.ts";
import { manuscriptName, nameOf, placeName, tileName, type Scene } from "./names.ts";

/** The name of any target. */
export function targetName(scene: Scene, target: Target): string {
  const [what = "", which = ""] = target.split(":");
  switch (what) {
    case "place":
    case "sea":
      return placeName(scene, which);
    case "seat":
      return nameOf(scene, which);
    case "cubes":
      return t(`cube-${which}`, { n: 2 });
    case "manuscript":
      return manuscriptName(which);
    case "tile":
      return tileName(which);
    case "card":
      return cardName(which);
    case "good":
      return t(which === "ducats" ? "good-ducats" : `good-${which}.name`);
    case "action":
      return t(`kind-${which}`);
    case "lingua":
    case "stack":
      return t(`thing-${what}`);
    default: // track, friar, cardinal, office, deck
      return t(`${what}-${which}`);
  }
}
