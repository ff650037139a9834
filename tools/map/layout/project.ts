/** Projects degrees to the plane: a conformal conic projection of Italy, rotated by the tilt. */
import { geoConicConformal } from "d3-geo";
import { TILT } from "./sizes";

/** The radius of the earth in kilometres. */
const RADIUS = 6371;

const cone = geoConicConformal()
  .parallels([38, 45])
  .rotate([-12.5, 0])
  .center([0, 42])
  .angle(TILT)
  .scale(RADIUS)
  .translate([0, 0]);

/** Degrees to kilometres of the plane. On the tilted map, x points right and y down. */
export function project(lon: number, lat: number): [number, number] {
  const at = cone([lon, lat]);
  if (!at) throw new Error(`no place on the map for ${lon}, ${lat}`);
  return at;
}
