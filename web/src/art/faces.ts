// The people of the game, each with a face.
import { beards, cap, cowl, galero, habit, mitre, mozzetta, shoulders, tiara, tonsure } from "./wardrobe.ts";
import { face, field, front, pen, quarter, ring, side, spot, wash, type Stroke } from "./face.ts";
import type { Office, Player } from "../wire/types.ts";
import type { Pigment } from "./pigments.ts";

export interface Person {
  /** The background. */
  readonly ground: Pigment;
  /** They look to the right. */
  readonly turned?: boolean;
  /** How much of the roundel they fill: less with a tall hat. */
  readonly scale?: number;
  readonly strokes: readonly Stroke[];
}

const friar = habit();

/** Old, bearded, with the first spectacles: the best-read of all. */
const mario: Person = {
  ground: "verdigris",
  scale: 1.16,
  strokes: [
    ...friar.back,
    ...face(front, { skin: "ruddy" }),
    ...friar.front,
    ...tonsure.front("grey"),
    ...beards.front("grey"),
    pen("M42 37.4C44 36.6 56 36.6 58 37.4"),
    ring(41.4, 46.4, 6.6),
    ring(58.6, 46.4, 6.6),
    pen("M47.6 44.6Q50 42 52.4 44.6"),
  ],
};

/** Gaunt, with the nose of an eagle. */
const michele: Person = {
  ground: "lapis",
  scale: 1.16,
  strokes: [
    ...friar.back,
    ...face(side, {
      skin: "olive",
      outline:
        "M55 20C45 19.4 38.4 24 36.8 32C36.2 36 37 38 35.6 40.4C31 43 26.6 48 26.2 53.6C26.4 57 30 57.8 33.4 56.4C33.6 57.6 32.4 58.6 32 59.8C32.4 60.8 33.2 61 33.4 61.8C32.6 63 32.4 64 33.2 65C33.8 66.8 33 69 34.8 71C37.4 73 44 71.2 50 68C58 66 64 60 66.4 54C70 49 71 42 70 35C68.6 26 63 20.4 55 20Z",
      brows: "M35.6 41.6C38.6 38.2 44 38 47.6 40",
      nose: "M33.4 56.4C36 56.2 37 54 35.4 52.2",
    }),
    pen("M50 52C50.6 57 49 61 46.4 64M44 51C46 51.6 47.4 51.4 48.6 50.6"),
    ...friar.front,
    ...tonsure.side("black"),
  ],
};

/** The youngest: round, freckled and merry. */
const stefano: Person = {
  ground: "ochre",
  turned: true,
  scale: 1.16,
  strokes: [
    ...friar.back,
    ...face(quarter, {
      skin: "fair",
      blush: true,
      mouth: "M37.4 60.6C40 64.6 46.6 65.4 51.6 60.6",
    }),
    pen("M51.6 60.6L53 59.4"),
    ...[[52, 52.4], [55.4, 53.8], [58, 51.8], [36.4, 51.4]].map(([x = 0, y = 0]) => spot(x, y, 0.7, "auburn")), // prettier-ignore
    ...friar.front,
    ...tonsure.quarter("auburn"),
  ],
};

const hooded = cowl("habit", "hood");

/** Deep in the hood, one brow up, with a pointed beard. */
const gigi: Person = {
  ground: "madder",
  strokes: [
    ...hooded.back,
    ...face(quarter, {
      skin: "olive",
      brows: "M33.8 42.6C35 41 37.4 40.8 39 42M44.8 39.6C48.4 34.8 53.6 34.8 57.6 39.4",
      mouth: "M37.4 62C42 62.8 46.6 62.4 50.6 59.8",
    }),
    ...hooded.front,
    ...beards.tuft("black"),
    pen("M40 64.2C43 65.4 47 65 50.4 63"),
  ],
};

/** Broad and bald, with the scallop shell of the Compostela pilgrims. */
const raffaele: Person = {
  ground: "lapis",
  scale: 1.16,
  strokes: [
    ...friar.back,
    ...face(front, { skin: "ruddy", blush: true }),
    pen("M38 31C44 28.8 56 28.8 62 31M40 35.4C45 33.8 55 33.8 60 35.4"),
    ...friar.front,
    ...beards.front("white", 80),
    field("white", "M34.6 42C37 36.6 43.6 36.4 47.4 40.6C43 40 38.6 40.4 34.6 42Z"),
    field("white", "M65.4 42C63 36.6 56.4 36.4 52.6 40.6C57 40 61.4 40.4 65.4 42Z"),
    field("leaf", "M68 96C60 94 58 84 68 81C78 84 76 94 68 96Z"),
    pen("M68 96V82M68 96L63 84.4M68 96L73 84.4"),
  ],
};

/** From beyond Nubia: dark, with close curls. */
const alessandro: Person = {
  ground: "ochre",
  turned: true,
  scale: 1.16,
  strokes: [
    ...friar.back,
    ...face(quarter, {
      skin: "dark",
      nose: "M42.6 42C42 46 40 50 37.6 53C35.6 55.4 37.4 57.4 39.6 56.4C41 58 44.6 57.8 46 55",
      mouth: "M37.6 62.4C40 60.8 41.6 61.6 43 61.2C45.2 60.8 48 61.6 51 62.8",
    }),
    ...friar.front,
    ...tonsure.quarter("black"),
    ...[[33.6, 36], [36.6, 30], [42, 32.4], [49, 32.8], [56, 32.6], [62, 34], [66.8, 36], [69, 42.6], [66, 29.6], [59, 29.6], [52, 30.4], [45, 29.6]].map(([x = 0, y = 0]) => ring(x, y, 2.9, "black")), // prettier-ignore
    field(
      "black",
      "M36.6 66C36.4 70.6 39.4 75 44.6 75.4C52 75 60 68 64.6 58C60 63 55 66.6 49.6 67.4C45 68.4 40 68 36.6 66Z",
    ),
  ],
};

/** Stout and content. */
const balestreri: Person = {
  ground: "verdigris",
  strokes: [
    ...mozzetta(),
    ...face(front, {
      skin: "fair",
      blush: true,
      outline: "M50 20C38 20 31.6 29 32 42C29 58 35 79 50 80C65 79 71 58 68 42C68.4 29 62 20 50 20Z",
      mouth: "M42.6 62C46 64.4 54 64.4 57.4 62",
    }),
    pen("M40 70.4C45 74.6 55 74.6 60 70.4"),
    ...galero,
  ],
};

/** Lean, in profile, with the beard of a prophet. */
const lanzuisi: Person = {
  ground: "lapis",
  turned: true,
  scale: 1.16,
  strokes: [
    ...face(side, { skin: "ruddy" }),
    ...mozzetta(),
    field(
      "white",
      "M55.6 42C54 36 56 30 62 28L70.4 31C72.6 40 71.4 52 66.6 59L63 57C65.4 51 65 44 61.6 42.6C59.6 41.8 57.6 42.6 56.4 44.4Z",
    ),
    ...beards.side("white"),
    field("scarlet", "M38.4 28.8C40.6 19.6 48 15.6 56 16C64 16.6 70 21.4 71.2 31.4C61 33 48 32.4 38.4 28.8Z"),
    pen("M48 53C50 54 51.6 53.8 53 52.6"),
  ],
};

/** A Frenchman of the world. */
const muret: Person = {
  ground: "ochre",
  strokes: [
    ...face(quarter, {
      skin: "fair",
      brows: "M33.4 40C35 37.6 37.4 37.4 39 39M44.8 39C48.4 34.6 53.6 35.4 57.4 39.8",
      lids: "M34.4 45.6C35.6 43.6 38 43.6 39.4 45.6M45.6 46C47.8 42.8 52.4 42.8 55.2 46.2M46.6 43.2C49 41 52.4 41.2 54.4 43",
    }),
    field("brown", "M64 32C70 34 73 42 71.6 50C74 56 72 62 68 64C67 58 66 54 66.6 50C67 46 66 40 64 32Z"),
    ...mozzetta(),
    ...beards.tuft("brown"),
    pen("M40 64.6C43 65.6 46 65.4 48.6 64.6"),
    ...galero,
  ],
};

/** A prince of the Empire in a mitre, red-bearded and stern. */
const shlasinger: Person = {
  ground: "verdigris",
  turned: true,
  scale: 0.9,
  strokes: [
    ...face(quarter, {
      skin: "ruddy",
      brows: "M33.2 41.6C35 40.6 37.4 41 39.6 43M44 43C48 39 53 38.4 57.6 40.6",
    }),
    pen("M41 40.2L41.8 42.6"),
    ...mozzetta(),
    field("auburn", "M63.4 32C70 36 73.4 46 70.8 57L66 62C67.6 54 66.6 48 65.4 44C64.6 40 64 36 63.4 32Z"),
    ...beards.quarter("auburn", 92),
    ...mitre,
  ],
};

const capuche = cowl("scarlet", "crimson");

/** As old as the Curia: toothless, wrinkled, and amused. */
const zazza: Person = {
  ground: "lapis",
  strokes: [
    ...capuche.back,
    ...face(quarter, {
      skin: "fair",
      nose: "M42.6 41C42 46.6 38.4 50.6 35.6 54.6C34.6 57.6 37.4 59 39.8 57.4C41.4 58.8 44 58 44.6 55.6",
      brows: "M33.2 41C35 37.6 37.4 37.4 39.4 39.4M44.4 39.2C48.4 35 54 35.6 57.6 40.4",
      mouth: "M37 62.4C40 65.4 47 65.6 53 60.8",
      lids: "M34.4 46C35.6 44.2 38 44.2 39.4 45.4M45.6 46.2C48.2 43.8 52.4 44 55.6 46.8",
    }),
    pen(
      "M53 60.8C54 59.6 54 58.4 53.4 57.4M57.6 44L60.6 42.4M58 46.4H61.2M57.6 48.6L60.6 50M46.6 49.4C49 51 52 51 54.4 49.6M38 29.6C43 27.6 52 27.6 58 30M39 33.6C44 31.8 51 31.8 56 33.6M57 57C57.6 60 56.6 63 55 65",
    ),
    ...capuche.front,
  ],
};

/** Young for a cardinal, and in a hurry. */
const sonzogni: Person = {
  ground: "madder",
  turned: true,
  strokes: [
    ...face(side, { skin: "olive", brows: "M35.8 41.4C39 38.8 44 38.6 47.6 41.6" }),
    field(
      "shade",
      "M33.6 67C34.4 72 38 73 44 71.4C54 69 61.6 63 66 54L58.6 55C56 61 50 65.4 43.6 66.4C40 67.4 36.4 67.6 33.6 67Z",
    ),
    ...mozzetta(),
    field(
      "black",
      "M55.4 46C53.6 38 51 34 45 33L70 29C73 38 72 50 67.4 59L62.8 58C65 52 65 45 62 43.4C59.6 42.4 57 43 55.4 46Z",
    ),
    field("scarlet", "M36 34L33 17C44 12.6 62 12 74 16.4L71.6 35C60 30.4 48 30.4 36 34Z"),
    pen("M53 14V31"),
    spot(48.4, 57.4, 1.3),
  ],
};

/** A player without the habit: a hood wound about the head, in the colour of the seat. */
const merchant: Person = {
  ground: "vellum",
  turned: true,
  strokes: [
    ...face(quarter, { skin: "ruddy", blush: true }),
    field(
      "brown",
      "M63.4 33C69.6 36 73 44 71.4 52C71.8 57 70 61 66.6 62.4C67 57 67.4 53 66.4 49C66.4 44 65 38 63.4 33Z",
    ),
    field("verdigris", shoulders),
    field("fur", "M35.6 77Q51 92 66.6 76L71 84Q51 103 31 85Z"),
    field("seat", "M68 26C80 30 86 44 84 60C83 72 86 80 90 88L80 92C74 82 74 70 75 60C76 48 73 38 66 33Z"),
    field("seat", "M33 27C33 14 44 8 55 9C68 10 76 18 75 29Z"),
    field(
      "seat",
      "M27 31C26 24 34 21 46 22C60 22.6 76 23 78 31C79 38 70 38.6 60 36C48 33.6 40 37 33 37.4C29 37.4 27.4 35 27 31Z",
    ),
    pen("M38 23C36 28 37 33 39 36M50 22.4C49 27 50 31 51.6 34.4M63 23.4C63 28 64.6 33 67 37"),
  ],
};
/** In a round cap and furs, a florin on the chain. */
const banker: Person = {
  ground: "verdigris",
  strokes: [
    ...face(quarter, {
      skin: "fair",
      brows: "M33.8 41C35 39 37.4 38.8 39 40.6M44.8 40.6C48.4 38 53.6 38 57.4 40",
    }),
    field("black", "M62 31C69 33 73 42 71.4 51L68 57C67 52 66.4 47 65.6 44C64.6 40 63.4 36 62 31Z"),
    field("black", shoulders),
    field("fur", "M35 77Q51 92 67 76L76 82C68 96 58 104 51 106C44 104 34 97 26 83Z"),
    pen("M51 106V90"),
    ...beards.tuft("black"),
    pen("M40 64.6C43 65.6 46 65.4 48.6 64.6"),
    field("seat", "M29 32C28 20 40 13 54 13C68 13 76 20 75 33C62 27.4 42 27.4 29 32Z"),
    ring(66, 90, 7, "leaf"),
    pen("M66 85.6V94.4M62.6 90H69.4"),
  ],
};

const benedictine = cowl("black", "seat");

/** Under the black hood of Saint Benedict, eyes on a book. */
const monk: Person = {
  ground: "ochre",
  strokes: [
    ...benedictine.back,
    ...face(front, {
      skin: "fair",
      lids: "M37.4 46.4C39.4 49 44 49 46 46.6M54 46.6C56 49 60.6 49 62.6 46.4",
      mouth: "M45 62.6C48 63.4 52 63.4 55 62.6",
    }).filter(({ bare }) => !bare),
    wash(
      "grey",
      "M34.6 56C36 66 43 71.6 50 71.6C57 71.6 64 66 65.4 56C62 60 58 60 55 59.4H45C42 60 38 60 34.6 56Z",
    ),
    pen("M45 62.6C48 63.4 52 63.4 55 62.6M47.4 66C49 66.6 51 66.6 52.6 66"),
    pen(
      "M37.6 44C40 41.6 43.6 41.6 46 44M54 44C56.4 41.6 60 41.6 62.4 44M38.6 54C39.6 58 41 60.6 43 62M61.4 54C60.4 58 59 60.6 57 62",
    ),
    ...benedictine.front,
  ],
};

/** Keeper of the key of the treasury. */
const camerlengo: Person = {
  ground: "lapis",
  turned: true,
  scale: 1.08,
  strokes: [
    ...face(quarter, {
      skin: "ruddy",
      brows: "M33.4 41C35 38.6 37.4 38.4 39.2 40M44.6 40C48.4 36.6 54 37 57.6 40.8",
    }),
    field(
      "grey",
      "M62.6 31C70 34 73.4 43 71.6 52C71 56 69 59 66.6 60C67.4 55 67 51 66 47C66 41 64.6 36 62.6 31Z",
    ),
    pen("M47 49.6C49 51 52 51 54 49.8M40 31C45 29 54 29 60 32"),
    ...mozzetta(),
    ...cap("scarlet"),
    field(
      "gold",
      "M34 83A6 6 0 1 0 39.6 91.4H56V95.6H60V91.4H63V95.6H67V87.6H39.6A6 6 0 0 0 34 83ZM34 86.6A2.6 2.6 0 1 1 34 91.8A2.6 2.6 0 1 1 34 86.6Z",
    ),
  ],
};

/** Under three crowns. */
const pope: Person = {
  ground: "madder",
  scale: 0.78,
  strokes: [
    ...face(front, { skin: "ruddy" }),
    field("leaf", shoulders),
    field("white", "M33 80Q50 98 67 80L71 86Q56 99 55 108H45Q44 99 29 86Z"),
    pen(
      "M50 96V104M46.4 99.6H53.6M36 85.4L39.6 89.6M39.8 85.6L36.2 89.4M64 85.4L60.4 89.6M60.2 85.6L63.8 89.4",
    ),
    field("white", "M31.4 33L29.6 50C30 54 31 56 33 57L33.4 45ZM68.6 33L70.4 50C70 54 69 56 67 57L66.6 45Z"),
    ...beards.front("white", 84),
    field("white", "M35.6 41.6C38 37.6 43 37.6 46.6 40.6C43 40.2 39 40.4 35.6 41.6Z"),
    field("white", "M64.4 41.6C62 37.6 57 37.6 53.4 40.6C57 40.2 61 40.4 64.4 41.6Z"),
    ...tiara,
  ],
};

/** All people with a name in the API. */
export const faces = {
  mario,
  michele,
  stefano,
  gigi,
  raffaele,
  alessandro,
  balestreri,
  lanzuisi,
  muret,
  shlasinger,
  zazza,
  sonzogni,
  merchant,
  banker,
  monk,
  camerlengo,
  pope,
} satisfies Record<Player["portrait"] | Office, Person>;

export type FaceName = keyof typeof faces;

/** The transform that places a person on the foot of the roundel, mirrored if they look to the right. */
export function onto({ turned = false, scale = 1 }: Person): string {
  const stand = `translate(${50 * (1 - scale)} ${100 * (1 - scale)}) scale(${scale})`;
  return turned ? `translate(100 0) scale(-1 1) ${stand}` : stand;
}
