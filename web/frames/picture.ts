/**
 * What the server draws the picture of a table from (server/picture), into dist/picture/: the map, the
 * shapes and colours of the seats and the colours of the page as it is by day, from where the
 * interface has them, and the letters.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import svgpath from "svgpath";
import { faces, signs } from "../fonts/faces.ts";
import type { Geometry } from "../src/map/shapes";
import { shapes } from "../src/ui/heraldry.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const geometry = JSON.parse(readFileSync(here("../src/map/geometry.json"), "utf8")) as Geometry;
const tokens = readFileSync(here("../src/style/tokens.css"), "utf8");
const into = here("../dist/picture/");

/** A path in absolute lines and curves only, each number after a space. */
const plain = (path: string) => {
  const parts: string[] = [];
  svgpath(path)
    .abs()
    .unarc()
    .unshort()
    .iterate(([kind, ...to], _, x, y) => {
      if (kind === "H") parts.push("L", `${to[0]}`, `${y}`);
      else if (kind === "V") parts.push("L", `${x}`, `${to[0]}`);
      else parts.push(kind, ...to.map(String));
    });
  return parts
    .map((part) => (/\./.test(part) ? String(Math.round(Number(part) * 100) / 100) : part))
    .join(" ");
};

const places = Object.entries(geometry.places);
const colours = [...tokens.matchAll(/--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})/g)];
const kit = {
  width: geometry.width,
  height: geometry.height,
  land: plain(geometry.land),
  neighbours: plain(geometry.neighbours),
  roads: geometry.roads.map((road) => plain(road.path)),
  places: Object.fromEntries([
    ...places.map(([id, { x, y, cell }]) => [id, { x, y, cell: plain(cell) }]),
    ...Object.entries(geometry.seas).map(([id, { x, y }]) => [id, { x, y, cell: "" }]),
  ]),
  seats: Object.fromEntries(Object.entries(shapes).map(([seat, shape]) => [seat, plain(shape)])),
  colours: Object.fromEntries(colours.map(([, name, colour]) => [name, colour])),
};

mkdirSync(into, { recursive: true });
writeFileSync(`${into}kit.json`, JSON.stringify(kit));
for (const [name, from] of Object.entries(faces)) {
  if (!name.endsWith("alegreya-500") && !name.endsWith("sans-400")) continue;
  const font = readFileSync(here(`../node_modules/@fontsource/${from}.woff2`));
  writeFileSync(`${into}${name}.ttf`, await subset(font, signs, { targetFormat: "sfnt", noHinting: true }));
}
