/** The decoration of the map. It is drawn below everything that belongs to the game, and never covers it. */
import type { Art } from "../../../web/src/map/shapes";
import type { Drawing } from "../layout/layout";
import { boxAround } from "../layout/candidates";
import { BLEED, FRAME } from "../layout/sizes";
import { hills } from "./hills";
import { Room } from "./room";
import { afloat, CARTOUCHE, SERPENT, ships } from "./sea";
import { lakes, rivers } from "./waters";

/** The art of an arranged map. It depends on nothing else. */
export function artOf({ geometry, plan, chosen, land, warp }: Drawing): Art {
  const written = chosen.filter((_, i) => plan.items[i].kind !== "pieces");
  const room = new Room(plan.scene.at, plan.scene.ships, written, land);
  const { rose } = geometry;
  const sea = new Room(plan.scene.at, plan.scene.ships, chosen, land);
  if (rose) sea.take(boxAround(rose.x, rose.y, 2 * rose.r + 16, 2 * rose.r + 16));
  const cartouche = afloat(CARTOUCHE, { x: 0, y: FRAME.h * 0.66 }, sea);
  const lanes = chosen.filter((_, i) => plan.items[i].kind === "lane");
  const cogs = ships(lanes, sea);
  const serpent = afloat(SERPENT, { x: FRAME.w, y: FRAME.h / 2 + BLEED }, sea);
  return {
    rivers: rivers(warp, room),
    lakes: lakes(warp),
    cartouche,
    ships: cogs,
    serpent,
    taken: sea.taken,
    hills: hills(warp, room),
  };
}
