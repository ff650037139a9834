// Portraits of the historical people that the bots are named after, by bot name. Package bot has the list of
// levels, the catalogue their short biographies.
import { beards, cap, cowl, shoulders } from "./wardrobe.ts";
import { face, field, front, pen, quarter, ring, side, spot, wash } from "./face.ts";
import type { Person } from "./faces.ts";

/** A star of four rays. */
const star = (x: number, y: number, r: number) => {
  const s = r * 0.26;
  return wash(
    "leaf",
    `M${x} ${y - r}L${x + s} ${y - s}L${x + r} ${y}L${x + s} ${y + s}L${x} ${y + r}L${x - s} ${y + s}L${x - r} ${y}L${x - s} ${y - s}Z`,
  );
};

/** Lines from one circle about a point to another. */
const rays = (x: number, y: number, from: number, to: number, n: number) =>
  Array.from({ length: n }, (_, i) => {
    const at = (r: number) => {
      const angle = (2 * Math.PI * i) / n;
      return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
    };
    return `M${at(from)}L${at(to)}`;
  }).join("");

/** Blindfold and crowned before her wheel. */
const fortuna: Person = {
  ground: "madder",
  scale: 0.94,
  strokes: [
    ring(50, 44, 46, "leaf"),
    ring(50, 44, 38, "ochre"),
    pen(rays(50, 44, 20, 46, 12)),
    field("blond", "M50 15C33 15 26 28 27 44C28 60 22 72 17 84H83C78 72 72 60 73 44C74 28 67 15 50 15Z"),
    ...face(front, { skin: "fair", blush: true, mouth: "M44.4 62C46.6 64 53.4 64 55.6 62" }),
    field("verdigris", shoulders),
    field("leaf", "M35.4 77Q50 91 65.4 76L68 83Q50 100 33 84Z"),
    field("blond", "M50 26.6C42 30 35 34 32 44C28.6 32 34 18 50 18C66 18 71.4 32 68 44C65 34 58 30 50 26.6Z"),
    field("white", "M31.6 41C40 38.6 60 38.6 68.4 41L68 50.4C60 48.6 40 48.6 32 50.4Z"),
    pen("M36 44.4C44 42.8 56 42.8 64 44.4"),
    field("gold", "M34 24L31.6 8L41 15L50 4L59 15L68.4 8L66 24Q50 18 34 24Z"),
    spot(50, 15.4, 1.9, "madder"),
  ],
};

/** A painter who believes everything, wide-eyed under his cap. */
const calandrino: Person = {
  ground: "ochre",
  turned: true,
  scale: 1.04,
  strokes: [
    ...face(quarter, {
      skin: "ruddy",
      blush: true,
      brows: "M33.2 38.4C34.6 35.6 37.4 35.6 39 37.6M44.6 37.6C47.6 33.6 53.4 33.8 57 38",
      lids: "M33.8 45C35 41.8 38.4 41.8 39.8 45M45.4 45.4C47.4 41 52.8 41 55.4 45.8",
      nose: "M42.6 42C42 46 39 48.6 36.4 52.4C34.4 56 37.6 58.4 40 57C41.8 58.4 44.6 57.6 45 54.8",
    }).filter(({ d }) => d !== quarter.mouth),
    field(
      "crimson",
      "M38.6 61.4C42 59.8 46.6 60 50.4 60.4C49.8 65 46.6 67 43.6 66.6C40.6 66.2 38.8 64 38.6 61.4Z",
    ),
    field(
      "auburn",
      "M31.6 36C32 30 40 27 52 28C64 28 72 34 72.6 46C73 52 72.4 57 70.4 60L64 59C66.4 53 66 46 63 39.6C54 42 42 38 31.6 36Z",
    ),
    pen("M60 31C65 36 67 44 67 54M66.4 34C69.6 40 70.4 48 69.6 56"),
    field("leaf", shoulders),
    field("white", "M35.4 77Q51 91 66.6 76L71 84Q51 102 31 85Z"),
    field(
      "verdigris",
      "M29.6 34C27 22 36 12 50 11C58 10.4 66 4 74 5C84 7 84 18 76 20C77 26 76 32 75.4 37C60 29 44 29 29.6 34Z",
    ),
    pen("M76 20C72 21 68 20.4 65 18"),
  ],
};

/** All in red, as in his own portrait, counting his money. */
const datini: Person = {
  ground: "verdigris",
  strokes: [
    ...face(quarter, {
      skin: "fair",
      brows: "M33.4 41.4C35 39.8 37.4 40 39.2 41.6M44.4 41.4C48.4 38.4 53.6 38.4 57.4 41.4",
      mouth: "M38.4 62.4C41 61.4 46 61.6 50.6 61.6",
      nose: "M42.6 41C42 46 38.8 50 36 54C35 57 37.6 58.4 39.8 57C41.4 58.2 43.6 58 44.4 55.6",
    }),
    field("grey", "M62.6 32C69 35 72 43 70.6 51L67 56C67.2 51 66.6 47 65.6 44C64.6 40 63.8 36 62.6 32Z"),
    pen("M46.8 49.8C49 51.4 52 51.4 54.2 50M51.6 57C52.8 59 53 62 51.8 64M40 35C45 33.4 53 33.6 58 35.6"),
    field("scarlet", shoulders),
    field("crimson", "M36 77Q51 91 66 76L67 83Q51 98 34.4 83Z"),
    field("scarlet", "M68 28C80 30 85 42 83 56C82 66 85 74 88 80L78 84C73 76 73 66 74 57C75 47 73 38 66 34Z"),
    field(
      "scarlet",
      "M29 32C25 24 32 18 36 16C44 7 62 7 70 15C76 18 80 26 76 34C70 38 60 35 51 33.6C43 32.4 35 34.6 29 32Z",
    ),
    pen("M33 25C44 19 62 20 74 27"),
    ring(46, 92, 5.6, "leaf"),
    pen("M46 89V95M43 92H49"),
  ],
};

/** In the coif of a scholar, with a pen behind the ear. */
const latini: Person = {
  ground: "lapis",
  turned: true,
  scale: 1.06,
  strokes: [
    ...face(side, { skin: "olive", brows: "M36.6 41C39.4 38.6 44 38.6 47 41" }),
    field("crimson", shoulders),
    field("scarlet", "M36 78Q51 92 66.6 76L68 83Q51 99 34 84Z"),
    field(
      "white",
      "M36 33C46 30 55 31 58 36C59 44 57 54 52 66L47 71.4C56 74 66 68 69 58C73 48 74 38 71.6 30L60 24Z",
    ),
    pen("M62 36C64 46 61 58 54 68M48 70C51 68 53 67 55.4 66.6"),
    ...cap("crimson"),
    field("white", "M58 46L41 26C33 17 27 15 20 15C22 24 28 31 38 34L57 48Z"),
    pen("M58 46L26 20"),
  ],
};

/** Stars on the cap and around it. */
const bonatti: Person = {
  ground: "lapis",
  scale: 0.94,
  strokes: [
    star(15, 22, 7),
    star(84, 24, 6),
    star(88, 50, 4.6),
    ...face(quarter, {
      skin: "ruddy",
      brows: "M33 40.4C35 38.6 37.4 39 39.4 41.4M44.2 41.2C48.4 36.4 54 36.2 58.4 38.8",
    }),
    field("brown", "M62.6 32C70 35 73.4 45 71 55L66.4 60C67.2 54 66.8 48 65.6 44C64.6 40 63.8 36 62.6 32Z"),
    field("madder", shoulders),
    field("leaf", "M35.6 77Q51 92 66.6 76L69 83Q51 101 33 84Z"),
    ...beards.quarter("brown", 88),
    field("verdigris", "M29.6 34C33 14 44 0 63 -12C70 4 74 20 75 36C60 29 44 28.6 29.6 34Z"),
    field("gold", "M28.6 36C28.4 33 29 30 29.8 28.4C44 22.6 62 23 75 30L75.6 37.6C60 30.4 44 30.4 28.6 36Z"),
    star(57, 11, 6.4),
  ],
};

const night = cowl("shade", "black");

/** From Scotland by way of Toledo: deep in the hood, an astrolabe on the cord. */
const scoto: Person = {
  ground: "crimson",
  turned: true,
  strokes: [
    ...night.back,
    ...face(quarter, {
      skin: "fair",
      brows: "M33 42.4C35 40 37.6 40.4 39.4 42.6M44.4 42.4C48.6 38 54 38 58 40.4",
      lids: "M34.4 45.6C35.6 44 38 44 39.4 45.4M45.6 46C48 43.8 52.4 43.8 55.4 46.4",
    }),
    pen("M40.6 38.4L41.2 42M43.4 38L43 41.6"),
    ...night.front,
    ...beards.quarter("auburn", 96),
    ring(64, 86, 8.4, "leaf"),
    ring(64, 86, 4.6),
    pen(rays(64, 86, 0, 8.4, 4)),
  ],
};

export const patrons = {
  random: fortuna,
  novice: calandrino,
  greedy: datini,
  planner: latini,
  "simulator-quick": bonatti,
  simulator: scoto,
} satisfies Record<string, Person>;
