// A player's piece as drawing data, with its foot at (0, 0) and 28 units high: a robe in the seat's colour
// with the seat's shape. The head shows the owner's rank: a merchant's cap with its tail, a friar's hood, a
// cardinal's red hat. A red robe could be mistaken for a player's colour.
import { shapes } from "../ui/heraldry.ts";
import type { Player, Seat } from "../wire/types.ts";

export type Rank = Player["status"];

export interface Part {
  readonly part: "robe" | "cape" | "mark" | "hood" | "face" | "cap" | "cord" | "hat" | "ship";
  readonly d: string;
}

const disc = (part: Part["part"], x: number, y: number, rx: number, ry = rx): Part => ({
  part,
  d: `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`,
});

const robe: Part = {
  part: "robe",
  d: "M-6.6-.6C-6.8-6-5.2-12.6-3.6-16H3.6C5.2-12.6 6.8-6 6.6-.6 3.2.9-3.2.9-6.6-.6z",
};
const head = disc("face", 0, -19, 3.5);

/** The parts over the robe, and on the head, by rank. */
const worn: Record<Rank, { over: readonly Part[]; head: readonly Part[] }> = {
  merchant: {
    over: [],
    head: [
      head,
      { part: "cap", d: "M4.6-22.4c2.8.6 3.4 4 1.6 7.8-1.4-1.6-1.6-4.4-2-6.4z" },
      {
        part: "cap",
        d: "M-5.6-20.4C-6-25.4-1.6-28.4 2.2-27.4 5.4-26.6 6.2-23 5.8-20.4 2.2-22-2-22-5.6-20.4z",
      },
    ],
  },
  friar: {
    over: [],
    head: [
      {
        part: "hood",
        d: "M-5-14.4C-6.8-20-4.6-25.6.8-28 4.2-25.2 6.4-20.4 5-14.4 2.6-12.8-2.6-12.8-5-14.4z",
      },
      disc("face", 0, -18.6, 2.7, 3.2),
    ],
  },
  cardinal: {
    over: [
      { part: "cape", d: "M-3.8-16.2C-5.6-13.6-6-12-5.8-10.8c3.6 1.6 8 1.6 11.6 0 .2-1.2-.2-2.8-2-5.4z" },
    ],
    head: [
      head,
      { part: "cord", d: "M-7.4-21v6.2M7.4-21v6.2" },
      disc("hat", -7.4, -14, 1.2),
      disc("hat", 7.4, -14, 1.2),
      {
        part: "hat",
        d: "M-8.8-21.6C-6.8-22.8-5-23.2-3.8-23.4-3.6-26.6-2.2-28 0-28s3.6 1.4 3.8 4.6c1.2.2 3 .6 5 1.8-3.4 1.8-14.2 1.8-17.6 0z",
      },
    ],
  },
};

/** The transform of the seat's shape on the robe. */
export const markAt = "translate(-4.8 -11.2) scale(0.4)";

export const ship: Part = {
  part: "ship",
  d: "M-12-3.6C-6-1.4 6-1.4 12-3.6 10.6 1.6 8.4 4 5 4.6H-5C-8.4 4-10.6 1.6-12-3.6z",
};

/** The parts of a piece, the lowest first. */
export function figure(rank: Rank, seat: Seat): readonly Part[] {
  const { over, head: above } = worn[rank];
  return [robe, ...over, { part: "mark", d: shapes[seat] }, ...above];
}
