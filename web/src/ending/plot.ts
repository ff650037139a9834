// Numbers by turn as lines in a frame.
import type { Seat, TurnScore } from "../wire/types.ts";

export type Measure = "knowledge" | "vp";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Curve {
  seat: Seat;
  points: { x: number; y: number; turn: number; value: number }[];
}

/** A round step for about four lines across. */
export function tick(most: number): number {
  const rough = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((m) => m * power >= rough) ?? 10) * power;
}

/** The highest value shown: a whole number of steps. */
export function ceiling(progress: readonly TurnScore[], measure: Measure): number {
  const most = Math.max(1, ...progress.flatMap((p) => p.seats.map((s) => s[measure])));
  const step = tick(most);
  return Math.ceil(most / step) * step;
}

/** Where a turn stands from left to right. */
export function across(progress: readonly TurnScore[], i: number, frame: Frame): number {
  const width = frame.width - frame.left - frame.right;
  return frame.left + (progress.length < 2 ? width : (i / (progress.length - 1)) * width);
}

/** Where a value stands from bottom to top. */
export const up = (value: number, most: number, frame: Frame) =>
  frame.height - frame.bottom - (Math.max(0, value) / most) * (frame.height - frame.top - frame.bottom);

/** A curve for each seat. */
export function curves(progress: readonly TurnScore[], measure: Measure, frame: Frame): Curve[] {
  const most = ceiling(progress, measure);
  return (progress[0]?.seats ?? []).map(({ seat }) => ({
    seat: seat as Seat,
    points: progress.map((p, i) => {
      const value = p.seats.find((s) => s.seat === seat)?.[measure] ?? 0;
      return { x: across(progress, i, frame), y: up(value, most, frame), turn: p.turn, value };
    }),
  }));
}

/** The heights of marks at the ends of curves, moved apart so that none covers another. */
export function apart(heights: readonly number[], gap: number): number[] {
  const order = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  const moved = [...heights];
  let last = -Infinity;
  for (const { y, i } of order) {
    last = Math.max(y, last + gap);
    moved[i] = last;
  }
  return moved;
}
