// The colours of the drawings: pigments, the same by day and by candle-light.
export const pigments = {
  ink: "#2b2118",
  gold: "#d3a33a",
  leaf: "#f0cf78", // gold leaf in the light
  lapis: "#33508c",
  verdigris: "#2f6a50",
  madder: "#a8324a",
  ochre: "#c1913a",
  vellum: "#f3e7c8",
  fair: "#f3d7b8",
  ruddy: "#eebf9b",
  olive: "#dcae83",
  dark: "#95654a",
  blush: "#e09a7e",
  habit: "#8b6647",
  hood: "#6d4d34",
  scarlet: "#bf3a2e",
  crimson: "#932820",
  black: "#3f3833",
  shade: "#59504a",
  white: "#f8f2e4",
  grey: "#cdc5b9",
  brown: "#6f4a30",
  auburn: "#ad5b2c",
  blond: "#d8a754",
  fur: "#e6d6b8",
} as const;

export type Pigment = keyof typeof pigments;
