// Hair, beards, habits and hats, on the grid of the faces.
import { field, pen, ring, spot, type Cloth, type Stroke } from "./face.ts";
import type { Pigment } from "./pigments.ts";

/** The crown of the head shaved: what is left of the hair goes round as a band. */
export const tonsure = {
  quarter: (hair: Pigment) => [
    field(
      hair,
      "M32 41C32.2 33.6 33.8 29 36.6 25.6C43 30 59 30 66.2 26C69.6 29 72 36 71.4 44C71.2 48.4 70 51 68.8 52.4L66.4 44.4C64.4 42 63 38 58 35.4C52 33 40 33.4 36 36.4C34 38 33 39.4 32 41Z",
    ),
    pen("M41 29.6L40 33.4M47.4 30.4L47 33M54 30.4L54.6 33.6M60.4 29.6L62 34.4M66.4 31L68.4 38"),
  ],
  front: (hair: Pigment) => [
    field(
      hair,
      "M31.4 47C28.6 38 31.4 29 35.8 25.4C41 30 59 30 64.2 25.4C68.6 29 71.4 38 68.6 47C67.6 40 65 36.4 59.4 34.4C54 32.8 46 32.8 40.6 34.4C35 36.4 32.4 40 31.4 47Z",
    ),
    pen("M38 29.4L35.4 35M44 30.6L43 33.4M50 31V33M56 30.6L57 33.4M62 29.4L64.6 35"),
  ],
  side: (hair: Pigment) => [
    field(
      hair,
      "M36.4 38C37 32 38.4 28.6 41 26C47 30 60 29.6 66 26C70 29.4 72.4 36 71.8 44C71.4 51 69.6 55 66.6 58L62.6 57C64.8 52 65.6 48 63.6 44.4C61.6 41.6 59 42 57.4 44C55.6 38.6 51.6 35.8 46 35.6C42 35.4 39 36.4 36.4 38Z",
    ),
    pen("M45 29.6L44 34M51.4 30.4L51.6 35M58 30L60 37M64.6 28.6L67.4 36M68.6 38L69 46M67 48L65.6 54"),
  ],
};

export const beards = {
  front: (hair: Pigment, to = 88) => [
    field(
      hair,
      `M32.4 47C31.6 64 39 ${to - 5} 50 ${to}C61 ${to - 5} 68.4 64 67.6 47C66 55 63 59 58.4 59.4C55.4 57.4 52.4 58 50 59.2C47.6 58 44.6 57.4 41.6 59.4C37 59 34 55 32.4 47Z`,
    ),
    pen(`M40.6 68C41.6 73 43.4 76 45 78M59.4 68C58.4 73 56.6 76 55 78M50 70V${to - 6}`),
    pen("M44.4 63C47 62 53 62 55.6 63"),
  ],
  quarter: (hair: Pigment, to = 84) => [
    field(
      hair,
      `M33.8 53C32.6 62 32.8 74 39 ${to}C47 ${to + 1} 56 79 60.6 71C64.4 65 66.8 58 66.8 50C64.8 55 62 58.6 57 59C53 58 50 58.2 46 59.6C43 58 40 58.2 38 59C36 58.4 34.6 56 33.8 53Z`,
    ),
    pen("M39 68C39 73 40 77 41.4 80M46 69C46 74 46 77 46.4 80M54 67C53.6 71 52.4 74 51.2 76.4"),
    pen("M39 63C41.6 62 46.4 62 49 63.4"),
  ],
  side: (hair: Pigment) => [
    field(
      hair,
      "M33.4 60C31.4 67 31 80 36 93C43 89 54 80 59 70C62.6 64 65 58 65.2 51C62 56 58 58.6 52 58.8C48 59 45 59.6 42 60.4C39 58.8 36 58.8 33.4 60Z",
    ),
    pen("M37 70C36.6 77 37 82 38.4 86M44 70C44 76 44 80 44.6 84M52 66C52 71 51.4 75 50.4 78"),
    pen("M34 63.4C36.4 62.8 38.4 63 40 64"),
  ],
  /** A pointed tuft with a moustache. */
  tuft: (hair: Pigment) => [
    field(hair, "M38.4 66.4C37.4 73 39.6 80 42.4 84C46.4 80 49.6 74 49.8 67C46.4 69 42 68.8 38.4 66.4Z"),
    field(
      hair,
      "M43.2 58.4C39.6 58.6 36.4 60.4 34.8 63.6C38.6 63.4 41.6 62.6 43.4 61.2C46.4 62.6 50.6 63.8 55 64.2C53 60.4 48.4 58.4 43.2 58.4Z",
    ),
  ],
};

/** Shoulders, for any cloth. */
export const shoulders = "M6 106C8 90 22 81 37 77Q51 91 65.4 76C80 80 93 90 95 106Z";

/** A habit with its hood thrown back: the part behind the head, and the part in front of the neck. */
export const habit = (cloth: Pigment = "habit", hood: Pigment = "hood") => ({
  back: [field(hood, "M21 86C22 68 37 60 51 60C67 60 79 68 81 86Z")],
  front: [
    field(cloth, shoulders),
    field(hood, "M24 86C28 75 35 72.6 39.6 75.6Q51 90 63.4 74.8C69 72 75 75 79 85C69 97 35 98 24 86Z"),
    pen("M33 82C40 90 62 90 70 81"),
  ],
});

/** The hood over the head. Its shadow is drawn before the face, and nothing after it. */
export const cowl = (cloth: Pigment, lining: Cloth) => ({
  back: [
    field(cloth, "M49 7C31 9 23 24 23 43C23 60 18 74 7 84L5 106H95L93 84C83 75 78 60 78 43C77 22 66 8 49 7Z"),
    field(lining, "M50 15C37 16 30 28 30 42C30 58 35 74 49 83C64 77 71 60 71 44C71 28 63 16 50 15Z"),
  ],
  front: [field(cloth, "M5 106C7 92 17 84 31 77Q50 99 69 77C84 84 93 92 95 106Z"), pen("M34 84Q50 99 66 84")],
});

/** A mozzetta with its collar. */
export const mozzetta = (cloth: Pigment = "scarlet", collar: Pigment = "crimson") => [
  field(cloth, shoulders),
  field(collar, "M35.4 77Q51 91 66.6 76L68 83Q51 99.6 33.6 84Z"),
  ...[91, 98].map((y) => spot(51, y + 3, 1.6)),
];

/** The wide hat of a cardinal with its cords. */
export const galero: Stroke[] = [
  pen("M19 35C15 52 25 62 20 76M83 36C87 52 77 62 82 76"),
  ...[20, 82].flatMap((x) => [
    field("scarlet", `M${x} 75L${x + 5} 81L${x} 87L${x - 5} 81Z`),
    field("crimson", `M${x - 4} 87H${x + 4}L${x + 5} 95H${x - 5}Z`),
  ]),
  field("scarlet", "M31 28C31 15 40 7 51 7C63 7 71 15 71 29Z"),
  field("scarlet", "M8 34C15 25 33 22 51 22.4C69 22.4 86 27 94 36C84 42 68 38.6 51 38C34 37.4 19 40 8 34Z"),
  pen("M31.6 25C40 28.6 62 28.6 70.6 26"),
];

export const cap = (cloth: Pigment) => [
  field(cloth, "M34 29.6C35 19.6 44 14.4 53 15C62.4 15.6 69 21.6 70.4 31.4C60 26.6 45 25.6 34 29.6Z"),
  pen("M53 15V12.6"),
];

export const mitre = [
  field("white", "M33 33L31 16C35 7 43 -1 50 -4C58 0 66 8 70 17L69 34C58 29.6 44 29.4 33 33Z"),
  field("gold", "M33 33L32.4 27C44 23 58 23 69.6 28L69 34C58 29.6 44 29.4 33 33Z"),
  field("gold", "M47.4 -2.4C48.6 -4 52.6 -3.6 54 -1.4L53.6 24.4H48Z"),
  ...[5, 16].map((y) => spot(50.8, y, 1.8, "madder")),
];

export const tiara = [
  field("white", "M32 33C30 18 38 -4 50 -12C62 -4 70 18 68 33Z"),
  ...[
    [31, 29, 33],
    [33, 14, 18],
    [37.4, 1, 5],
  ].map(([x = 0, top = 0, foot = 0]) =>
    field(
      "gold",
      `M${x} ${foot}L${x - 1} ${top - 3}L${x + 5} ${top}L50 ${top - 6}L${95 - x} ${top}L${101 - x} ${top - 3}L${100 - x} ${foot}Q50 ${foot - 4} ${x} ${foot}Z`,
    ),
  ),
  ring(50, -14, 3, "gold"),
];
