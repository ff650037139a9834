/** Computes everything that the map draws from the places of a board and the land. */
import type { Geometry, Point } from "../../../web/src/map/shapes";
import { arrange } from "./arrange";
import { bending, positions } from "./bend";
import type { Candidate } from "./candidates";
import { divideLand } from "./cells";
import { truePositions } from "./coast";
import { fingerprint, type LayoutInput } from "./input";
import { drawLand, type Land } from "./land";
import { needsOf } from "./needs";
import { outlines } from "./outlines";
import { pathOf, placeOf, seaOf } from "./output";
import { linesPath, polygonPath } from "./paths";
import { harboursOf, pairs, Plan } from "./plan";
import { findRose } from "./rose";
import { raster, type Scene } from "./scene";
import { lengthen, seaPoint } from "./seas";
import { badgesOf, BLEED, FRAME } from "./sizes";
import type { Warp } from "./warp";

/** The best of some thirty seeds for the built-in board. */
const SEED = 1250;

/** The fixed things. The ships come last, as they need the others to find open water. */
function sceneOf(
  input: LayoutInput,
  at: readonly Point[],
  land: Land,
): { scene: Scene; seas: Map<string, Point> } {
  const dry: Scene = {
    ids: input.places.map((p) => p.id),
    at,
    ships: [],
    badges: input.places.flatMap((place, i) => badgesOf(place, at[i])),
    isLand: raster([...land.own, ...land.other]),
    isOwn: raster(land.own),
  };
  const names = [...new Set(input.places.flatMap((p) => p.sea ?? []))].sort();
  const seas = new Map(names.map((sea) => [sea, seaPoint(dry, harboursOf(input, dry, sea))]));
  return { scene: { ...dry, ships: [...seas.values()] }, seas };
}

/** A map with the data it was drawn from. */
export interface Drawing {
  readonly geometry: Geometry;
  readonly plan: Plan;
  readonly chosen: readonly Candidate[];
  readonly land: Land;
  /** From kilometres of the plane to display units. */
  readonly warp: Warp;
}

/** The whole map. The same input always gives the same map, byte for byte. */
export function layout(input: LayoutInput): Drawing {
  const km = truePositions(input.places, input.land);
  const ids = input.places.map((p) => p.id);
  const at = positions(
    km,
    needsOf(input.places),
    ids.map((id) => input.nudges[id]),
  );
  const warp = bending(km, at);
  const land = drawLand(input.land, warp);
  const { coast, frontier } = outlines(input.land, warp);
  const { scene, seas } = sceneOf(input, at, land);
  const plan = new Plan(scene, input, pairs(input.places), seas);
  const chosen = lengthen(scene, plan.items, arrange(plan.items, SEED));
  const cells = divideLand(land.own, at);
  const geometry: Geometry = {
    input: fingerprint(input),
    width: FRAME.w,
    height: FRAME.h,
    bleed: BLEED,
    land: polygonPath(land.own),
    coast: linesPath(coast),
    frontier: linesPath(frontier),
    neighbours: polygonPath(land.other, 5),
    places: Object.fromEntries(
      ids.map((id, i) => [id, placeOf(plan, chosen, i, polygonPath(cells.land[i], 5))]),
    ),
    roads: plan.roads.map(([a, b]) => ({ a, b, ...pathOf(plan.find(chosen, `${a} ${b}`)) })),
    borders: cells.borders.map(({ i, j, lines }) => ({ a: ids[i], b: ids[j], path: linesPath(lines, 5) })),
    seas: Object.fromEntries([...seas].map(([sea, point]) => [sea, seaOf(plan, chosen, sea, point)])),
    rose: findRose(scene, chosen),
  };
  return { geometry, plan, chosen, land, warp };
}
