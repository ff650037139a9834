// The meaning of a choice beyond its certain effects: the power and value of a tile, the costs and gains of
// an office, the surroundings of a start city, the later use of a taken piece.
import { has, t } from "../i18n/i18n.svelte.ts";
import type { Place, View } from "../wire/types.ts";
import type { Named } from "./moves.ts";
import type { Scene } from "./names.ts";
import { word } from "./operands.ts";
import { personOf, worthOf } from "./people.ts";

function officeStakes({ setup }: Scene, office: string): string[] {
  const deal = setup?.offices.find((o) => o.office === office);
  return deal ? [t("office-deal", { votes: deal.votes, vp: deal.vp })] : [];
}

/** A place with its income, or its kind. */
function near({ name, ducats, knowledge, features }: Place): string {
  const gives = [
    ...(ducats > 0 ? [t("ducats", { n: ducats })] : []),
    ...(knowledge > 0 ? [t("knowledge-n", { n: knowledge })] : []),
  ];
  const tells = gives.length > 0 ? gives : features.map((feature) => t(`feature-${feature}`));
  return `${name} (${tells.join(", ")})`;
}

/** The dialect around a city, its harbour, and the income of the neighbouring places. */
function startStakes({ setup }: Scene, id: string): string[] {
  const places = setup?.places ?? [];
  const city = places.find((p) => p.id === id);
  if (!city) return [];
  const next = city.neighbours.flatMap((other) => places.find((p) => p.id === other) ?? []);
  return [
    ...(city.zone ? [t(`zone-${city.zone}`)] : []),
    ...(city.sea ? [t("feature-harbour")] : []),
    t("start-near", { list: next.map(near).join("; ") }),
  ];
}

/** The meaning of an offered move, in phrases. */
export function stakes(scene: Scene, move: Named, view: View | null): string[] {
  const [friar, cardinal] = [word(move, "friar"), word(move, "cardinal")];
  if (friar) return worthOf("friar", personOf(scene.setup, "friar", friar));
  if (cardinal) return worthOf("cardinal", personOf(scene.setup, "cardinal", cardinal));
  const [office, place] = [word(move, "office"), word(move, "place")];
  if (office) return officeStakes(scene, office);
  if (place && view?.decision === "start") return startStakes(scene, place);
  const later = `move-${move.kind}.means`;
  return has(later) ? [t(later)] : [];
}

/** The knowledge for the winner of a summons auction; 0 if there is none. */
export const prizeOf = (view: View | null) => view?.events.find(({ auction }) => auction > 0)?.auction ?? 0;
