// The drawings on the cards: pen strokes of one weight on a grid of 24, like the icons.
import type { Deck, Zone } from "../wire/types.ts";

/** One for each deck, and for the kinds of the Placiti. */
export const emblems: Record<Deck["deck"] | "guaita" | "white", string> = {
  // A frame drum with its jingles
  ritmo:
    "M12 4.4a7.6 7.6 0 1 0 0 15.2 7.6 7.6 0 0 0 0-15.2M12 7.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6M12 4.4v2.8M12 16.8v2.8M4.4 12h2.8M16.8 12h2.8M6.7 6.7l1.9 1.9M17.3 6.7l-1.9 1.9M6.7 17.3l1.9-1.9M17.3 17.3l-1.9-1.9",
  // A deed with its seal
  placiti:
    "M6 3.6h12v11.6H6zM8.6 6.8h6.8M8.6 9.4h6.8M8.6 12h4M14.8 15.2v1.2M14.8 16.4a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6M12.9 15.2 11 18",
  // A watchtower with its fire
  guaita:
    "M8 20.5V9.6h8v10.9M6.4 20.5h11.2M6.6 9.6V6.8h2v1.2h2V6.8h2.8v1.2h2V6.8h2v2.8zM10.6 20.5v-3a1.4 1.4 0 0 1 2.8 0v3M12 12v2M12 2.4c1.4 1.3 1.5 2.6 0 3.4-1.5-.8-1.4-2.1 0-3.4",
  // A blank sheet
  white: "M6.6 3.6h8.2l2.6 2.8v14H6.6zM14.8 3.6v2.8h2.6",
  // The imperial falcon
  scuola:
    "M12.6 4.2c1.7-.6 3.2.1 3.6 1.6l1.7.6-1.7.9c-.1 3.7-1 6.8-3 9.2l.8 3.7M12.6 4.2C9.6 5.4 8 8 7.4 11.4L5.2 18.6l4.3-2.4c1.3.5 2.5.6 3.7.3M10.6 8.2c-.2 2.2-.9 4.4-2 6.4M11 20.2h4.6M14.2 5.8v.01",
  // A lute
  arnault:
    "M14.2 9.8c2 2.6 1.7 6.2-.8 8.3-2.5 2.2-5.8 2-7.4 0s-1.2-5.3 1.3-7.4c2.1-1.8 4.7-2.2 6.9-.9zM10.4 14a1.5 1.5 0 1 0 .01 0M13 10.6l4.8-5.4M14 11.3l4.6-5.3M16.8 4.2l2.8 2.6M18.9 3.3l1.7 1.6M7.2 15.2l2.4 2.7",
  // An open glossary: letter by letter
  glossario:
    "M12 6.6C10 5 7 4.4 3.2 4.8v13.4c3.8-.4 6.8.1 8.8 1.8 2-1.7 5-2.2 8.8-1.8V4.8C17 4.4 14 5 12 6.6M12 6.6V20M5.8 13.8 7.6 8.4l1.8 5.4M6.4 12h2.4M14.8 8.6h2.2a1.3 1.3 0 0 1 0 2.6h-2.2zM14.8 11.2h2.5a1.3 1.3 0 0 1 0 2.6h-2.5z",
};

/** The colour of a deck: that of the region where its cards are drawn. The Placiti are deeds, and gilt. */
export const grounds: Partial<Record<Deck["deck"], Zone>> = {
  ritmo: "blue",
  scuola: "green",
  arnault: "orange",
  glossario: "blue",
};

const lines = (all: [number, number, number, number][]) =>
  all.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join("");
const every = (step: number, from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

/**
 * The hatch of each colour on a face of 40 by 56, the same as for the dialects on the map, so that colours
 * can be distinguished without colour vision.
 */
export const hatches: Record<Zone, string> = {
  blue: lines(every(6, 6, 96).map((n) => [n, 0, n - 56, 56])),
  green: lines(every(6, -50, 40).map((n) => [n, 0, n + 56, 56])),
  pink: lines(every(6, 4, 56).map((y) => [0, y, 40, y])),
  orange: lines(every(6, 4, 40).map((x) => [x, 0, x, 56])),
  yellow: every(6, 5, 53)
    .flatMap((y) => every(6, 5, 36).map((x) => `M${x} ${y}v.01`))
    .join(""),
};
