/**
 * What the server draws the picture of a table from (server/picture), into dist/picture/: the map, the
 * pieces and shapes of the seats, the initial and the portraits, in the colours of the page as it is by
 * day, from where the interface has them, and the letters.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import { faces as fonts, signs } from "../fonts/faces.ts";
import { faces, type FaceName } from "../src/art/faces.ts";
import { leaf } from "../src/art/initial.ts";
import { paintInitial, paintLikeness, paintTendril } from "../src/art/paint.ts";
import { figure, ship, type Part, type Rank } from "../src/board/pawn.ts";
import { coarse } from "../src/map/art/coarse.ts";
import { hill, shade } from "../src/map/art/hill.ts";
import type { Art, Geometry } from "../src/map/shapes";
import { shapes } from "../src/ui/heraldry.ts";
import { plain, recorded, type Coat } from "./recorder.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string): unknown => JSON.parse(readFileSync(here(path), "utf8"));
const geometry = read("../src/map/geometry.json") as Geometry;
const art = read("../src/map/art.json") as Art;
const tokens = readFileSync(here("../src/style/tokens.css"), "utf8");
const into = here("../dist/picture/");

const colours = Object.fromEntries(
  [...tokens.matchAll(/--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})/g)].map(([, name = "", colour = ""]) => [
    name,
    colour,
  ]),
);
const colour = (name: string) => colours[name] ?? name;
const channels = (name: string) => [1, 3, 5].map((at) => Number.parseInt(colour(name).slice(at, at + 2), 16));

/** So many hundredths of a colour in another one. */
function mix(a: string, share: number, b: string): string {
  const [from, to] = [channels(a), channels(b)];
  const mixed = from.map((n, i) => Math.round((n * share + (to[i] ?? 0) * (100 - share)) / 100));
  return `#${mixed.map((n) => n.toString(16).padStart(2, "0")).join("")}`;
}

const coat = (d: string, how: Omit<Coat, "d">): Coat => ({ d: plain(d), ...how });

/** The water, darker towards the shore in three tones. */
const depths = [
  { step: 12, tone: 5, reach: 78 },
  { step: 7, tone: 11, reach: 42 },
  { step: 3, tone: 20, reach: 16 },
].flatMap(({ step, tone, reach }) => {
  const d = coarse(geometry.coast + geometry.neighbours, step);
  return [
    coat(d, { stroke: mix("sea-ink", tone + 16, "sea"), width: reach + 1 }),
    coat(d, { stroke: mix("sea-ink", tone, "sea"), width: reach }),
  ];
});

/** What lies under the dialects, and over them. */
const under = [
  ...depths,
  coat(geometry.neighbours, { fill: mix("page", 70, "sea"), stroke: mix("umber", 55, "sea"), width: 0.8 }),
  coat(geometry.coast, { stroke: mix("sea-ink", 55, "sea"), width: 5, share: 55 }),
  coat(geometry.land, { fill: mix("umber", 6, "panel") }),
];
const roads = geometry.roads.map((road) => road.path).join("");
const over = [
  coat(art.rivers.all + art.rivers.lower, { stroke: mix("sea-ink", 78, "panel"), width: 0.9 }),
  coat(art.lakes, { fill: mix("sea-ink", 26, "sea"), stroke: mix("sea-ink", 78, "panel"), width: 0.6 }),
  ...art.hills.map((it) =>
    coat(hill(it), { fill: mix("umber", 12, "panel"), stroke: mix("umber", 72, "panel"), width: 0.6 }),
  ),
  coat(art.hills.map(shade).join(""), { stroke: mix("umber", 52, "panel"), width: 0.6 }),
  coat(geometry.frontier, { stroke: colour("faded"), width: 0.8, share: 50 }),
  coat(geometry.coast, { stroke: colour("ink"), width: 1.1 }),
  coat(roads, { stroke: colour("panel"), width: 4.4, share: 60 }),
  coat(roads, { stroke: mix("umber", 60, "ink"), width: 1.5, share: 85 }),
];

/** How the parts of a piece are painted, as Piece.svelte does. */
const paints: Record<Part["part"], Omit<Coat, "d">> = {
  robe: { fill: "seat", stroke: colour("ink"), width: 1.1 },
  mark: { fill: "charge" },
  face: { fill: "#f0d2ac", stroke: colour("ink"), width: 0.8 },
  cap: { fill: "cap", stroke: colour("ink"), width: 0.8 },
  hood: { fill: "#80552e", stroke: colour("ink"), width: 0.8 },
  cape: { fill: "#b3271f", stroke: colour("ink"), width: 0.8 },
  hat: { fill: "#b3271f", stroke: colour("ink"), width: 0.8 },
  cord: { stroke: "#b3271f", width: 1.1 },
  ship: { fill: "#8a6136", stroke: colour("ink"), width: 0.8 },
};
const painted = (parts: readonly Part[]) => [
  { coats: parts.filter(({ part }) => part !== "mark").map(({ part, d }) => coat(d, paints[part])) },
];
const ranks: Rank[] = ["merchant", "friar", "cardinal"];

/** What is seen on the colour of a seat. */
const charge = (seat: string) =>
  (new RegExp(`\\[data-seat="${seat}"\\] \\{[^}]*--charge: (#\\w+)`).exec(tokens) ??
    /\[data-seat\] \{[^}]*--charge: (#\w+)/.exec(tokens))?.[1];

const seats = Object.fromEntries(
  Object.entries(shapes).map(([seat, shape]) => [
    seat,
    {
      shape: plain(shape),
      colour: colour(`seat-${seat}`),
      cap: mix(`seat-${seat}`, 72, "ink"),
      charge: charge(seat),
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
  seats,
  colours,
  leaf,
};

mkdirSync(into, { recursive: true });
writeFileSync(`${into}kit.json`, JSON.stringify(kit));
for (const [name, from] of Object.entries(fonts)) {
  if (!name.endsWith("alegreya-500") && !name.endsWith("sans-400")) continue;
  const font = readFileSync(here(`../node_modules/@fontsource/${from}.woff2`));
  writeFileSync(`${into}${name}.ttf`, await subset(font, signs, { targetFormat: "sfnt", noHinting: true }));
}
