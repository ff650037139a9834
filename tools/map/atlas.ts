/** The land of Natural Earth around Italy, in kilometres of the projected plane. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { mergeArcs, mesh } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type {
  GeometryCollection,
  MultiPolygon,
  Polygon as TopoPolygon,
  Topology,
} from "topojson-specification";
import { feature } from "topojson-client";
import type { LandInput, Line, Polygon } from "./layout/input";
import { project } from "./layout/project";
import { doubleArea } from "./layout/shapes";

/** Italy, San Marino and the Vatican, by ISO number. */
const OWN = new Set(["380", "674", "336"]);

/** Land outside this window is ignored: west, south, east, north, in degrees. */
const WINDOW = { w: 2, s: 33, e: 24, n: 50 } as const;

/** Details of the coast smaller than this are removed, in square kilometres. */
const DETAIL = 6;

/** Islands smaller than this are removed, in square kilometres. */
const ISLET = 40;

type Area = TopoPolygon | MultiPolygon;
type Atlas = Topology<{ countries: GeometryCollection }>;

function load(): Atlas {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
  return JSON.parse(readFileSync(file, "utf8")) as Atlas;
}

/** Arcs in absolute degrees. */
function decode(atlas: Atlas): [number, number][][] {
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] };
  return atlas.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

function inWindow([lon, lat]: readonly [number, number]): boolean {
  return lon >= WINDOW.w && lon <= WINDOW.e && lat >= WINDOW.s && lat <= WINDOW.n;
}

/** Moves distant land to the edge of the window. This keeps rings closed and is never visible. */
function squeeze([lon, lat]: readonly [number, number]): [number, number] {
  return project(Math.min(WINDOW.e, Math.max(WINDOW.w, lon)), Math.min(WINDOW.n, Math.max(WINDOW.s, lat)));
}

/** The arcs of a country, as plain indices. */
function arcsOf(area: Area): number[] {
  return (area.arcs.flat(2) as number[]).map((i) => (i < 0 ? ~i : i));
}

function polygonsOf(atlas: Atlas, areas: Area[]): Polygon[] {
  const merged = feature(atlas, mergeArcs(atlas, areas)).geometry as GeoJSON.MultiPolygon;
  return merged.coordinates
    .map((polygon) => polygon.map((ring): Line => ring.slice(0, -1).map(([x, y]) => [x, y] as const)))
    .filter((polygon) => Math.abs(doubleArea(polygon[0])) / 2 >= ISLET);
}

/** Rounds to a tenth of a kilometre, which is finer than any screen. */
function rounded(line: Line): Line {
  return line.map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const);
}

export function readLand(): LandInput {
  const raw = load();
  const degrees = decode(raw);
  const areas = (raw.objects.countries.geometries as Area[]).filter(
    (area) => "arcs" in area && arcsOf(area).some((i) => degrees[i].some(inWindow)),
  );
  const plane: Atlas = {
    ...raw,
    transform: undefined,
    arcs: degrees.map((arc) => arc.map(squeeze)),
  } as Atlas;
  const atlas = simplify(presimplify(plane), DETAIL) as Atlas;
  const isOwn = (area: Area): boolean => OWN.has(String(area.id));
  const shared = mesh(
    atlas,
    { type: "GeometryCollection", geometries: areas },
    (a, b) => isOwn(a as Area) !== isOwn(b as Area) && a !== b,
  );
  return {
    own: polygonsOf(atlas, areas.filter(isOwn)).map((p) => p.map(rounded)),
    other: polygonsOf(
      atlas,
      areas.filter((a) => !isOwn(a)),
    ).map((p) => p.map(rounded)),
    frontier: shared.coordinates.map((line) => rounded(line.map(([x, y]) => [x, y] as const))),
  };
}
