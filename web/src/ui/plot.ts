// The geometry of a chart: numbers by turn as lines in a frame.
import type { Seat } from "../wire/types.ts";

/** The values of the seats at a turn. */
export interface Reading {
  turn: number;
  values: Partial<Record<Seat, number>>;
}

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

/** A round step for about four horizontal lines. */
export function tick(most: number): number {
  const rough = Math.max(1, most / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((m) => m * power >= rough) ?? 10) * power;
}

/** The top of the axis: an integer number of steps. */
export function ceiling(readings: readonly Reading[]): number {
  const most = Math.max(1, ...readings.flatMap(({ values }) => Object.values(values)));
  const step = tick(most);
  return Math.ceil(most / step) * step;
}

/** The x coordinate of a turn. */
export function across(readings: readonly Reading[], i: number, frame: Frame): number {
  const width = frame.width - frame.left - frame.right;
  return frame.left + (readings.length < 2 ? width : (i / (readings.length - 1)) * width);
}

/** The y coordinate of a value. */
export const up = (value: number, most: number, frame: Frame) =>
  frame.height - frame.bottom - (Math.max(0, value) / most) * (frame.height - frame.top - frame.bottom);

/** A curve for each seat. */
export function curves(readings: readonly Reading[], most: number, frame: Frame): Curve[] {
  return (Object.keys(readings[0]?.values ?? {}) as Seat[]).map((seat) => ({
    seat,
    points: readings.map(({ turn, values }, i) => {
      const value = values[seat] ?? 0;
      return { x: across(readings, i, frame), y: up(value, most, frame), turn, value };
    }),
  }));
}

/**
 * The heights of marks at the ends of curves, moved apart so that none overlaps another or is below `lowest`.
 */
export function apart(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  const moved = [...heights];
  let last = -Infinity;
  for (const { y, i } of order) {
    last = Math.max(y, last + gap);
    moved[i] = last;
  }
  let room = lowest;
  for (const { i } of order.reverse()) {
    moved[i] = Math.min(moved[i] ?? 0, room);
    room = moved[i] - gap;
  }
  return moved;
}
