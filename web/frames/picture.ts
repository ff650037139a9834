/**
 * What the server draws the picture of a table from (server/picture), into dist/picture/: the map, the
 * pieces and shapes of the seats, the initial and the portraits, in the colours of the page as it is by
 * day, from where the interface has them, and the letters.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import { extended, faces as fonts, signs } from "../fonts/faces.ts";
import { faces, type FaceName } from "../src/art/faces.ts";
import { leaf } from "../src/art/initial.ts";
import { paintInitial, paintLikeness, paintTendril } from "../src/art/paint.ts";
import { figure, markAt, ship, type Part, type Rank } from "../src/board/pawn.ts";
import { depths } from "../src/map/art/depths.ts";
import { hill, shade } from "../src/map/art/hill.ts";
import type { Art, Geometry } from "../src/map/shapes";
import { shapes } from "../src/ui/heraldry.ts";
import { plain, recorded, type Coat } from "./recorder.ts";
import { charge, colours, painter } from "./style.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string): unknown => JSON.parse(readFileSync(here(path), "utf8"));
const geometry = read("../src/map/geometry.json") as Geometry;
const art = read("../src/map/art.json") as Art;
const into = here("../dist/picture/");

const coat = (d: string, how: Omit<Coat, "d">): Coat => ({ d: plain(d), ...how });

const onChart = painter("map/Chart.svelte");
const onLand = painter("map/art/Relief.svelte");
const inSea = painter("map/art/Depths.svelte");

/** What lies under the dialects, and over them; a pen is wider where the map, so much smaller, would lose its line. */
const under = [
  ...depths(geometry).map(({ d, tone, reach }) =>
    coat(d, { ...inSea(["path"], { tone: `${tone}%` }), width: reach }),
  ),
  coat(geometry.neighbours, onChart([".abroad"])),
  coat(geometry.coast, onChart([".wash"])),
  coat(geometry.land, onChart([".land"])),
];
const roads = geometry.roads.map((road) => road.path).join("");
const over = [
  coat(art.rivers.all + art.rivers.lower, { ...onLand([".river"]), width: 0.9 }),
  coat(art.lakes, { ...onLand([".lake"]), width: 0.6 }),
  ...art.hills.map((it) => coat(hill(it), { ...onLand([".hill"]), width: 0.6 })),
  coat(art.hills.map(shade).join(""), { ...onLand([".shade"]), width: 0.6 }),
  coat(geometry.frontier, { ...onChart([".frontier"]), share: 50 }),
  coat(geometry.coast, onChart([".coast"])),
  coat(roads, { ...onChart([".bed"]), width: 4.4, share: 60 }),
  coat(roads, { ...onChart([".road"]), share: 85 }),
];

const onPiece = painter("board/Piece.svelte");

/** How a part of a piece is painted for a seat. */
const worn = (part: Part["part"], seat: string) =>
  onPiece([".piece", `.${part}`], { seat: colours[`seat-${seat}`] ?? "", charge: charge(seat) ?? "" });

/** What is painted with a seat's own. */
const own: Partial<Record<Part["part"], string>> = { robe: "seat", cap: "cap", cape: "cap" };
const painted = (parts: readonly Part[]) => [
  {
    coats: parts
      .filter(({ part }) => part !== "mark")
      .map(({ part, d }) => coat(d, { ...worn(part, "yellow"), ...(own[part] ? { fill: own[part] } : {}) })),
  },
];
/** Where the shape of a seat lies on a piece, and how large. */
const lies = /^translate\((\S+) (\S+)\) scale\((\S+)\)$/.exec(markAt);
if (!lies) throw new Error(`a mark cannot be laid by ${markAt}`);
const [, x, y, scale] = lies.map(Number);
const ranks: Rank[] = ["merchant", "friar", "cardinal"];

const seats = Object.fromEntries(
  Object.entries(shapes).map(([seat, shape]) => [
    seat,
    {
      shape: plain(shape),
      colour: worn("robe", seat).fill,
      cap: worn("cap", seat).fill,
      charge: worn("mark", seat).fill,
    },
  ]),
);

const kit = {
  width: geometry.width,
  height: geometry.height,
  under,
  over,
  places: Object.fromEntries([
    ...Object.entries(geometry.places).map(([id, { x, y, cell }]) => [id, { x, y, cell: plain(cell) }]),
    ...Object.entries(geometry.seas).map(([id, { x, y }]) => [id, { x, y, cell: "" }]),
  ]),
  drawings: {
    initial: recorded((on) => paintInitial(on, "Volgare", { x: 0, y: 0, size: 240 })),
    tendril: recorded((on) => paintTendril(on, { x: 0, y: 0, size: 900 })),
    ship: painted([ship]),
    ...Object.fromEntries(ranks.map((rank) => [rank, painted(figure(rank, "yellow"))])),
    ...Object.fromEntries(
      (Object.keys(faces) as FaceName[]).map((who) => [
        `face-${who}`,
        recorded((on) => paintLikeness(on, who, { x: 0, y: 0, size: 100, cloth: "seat" })),
      ]),
    ),
  },
  mark: { x, y, scale },
  seats,
  colours,
  leaf,
};

mkdirSync(into, { recursive: true });
writeFileSync(`${into}kit.json`, JSON.stringify(kit));
for (const [name, from] of Object.entries(fonts)) {
  if (!name.endsWith("alegreya-500") && !name.endsWith("sans-400")) continue;
  const parts = [
    [name, from, signs + extended], // some of these, as ı, lie with the letters of the page
    [`${name}-extended`, from.replace("latin", "latin-ext"), extended],
  ] as const;
  for (const [part, from, signs] of parts) {
    const font = readFileSync(here(`../node_modules/@fontsource/${from}.woff2`));
    const cut = await subset(font, signs, { targetFormat: "sfnt", noHinting: true });
    writeFileSync(`${into}${part}.ttf`, cut);
  }
}
