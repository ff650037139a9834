import { describe, expect, it } from "vitest";
import { cells, levelAt, seatIn } from "./frame.ts";

function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("missing");
  return value;
}

describe("the frame of the knowledge track", () => {
  const [w, h, thick] = [800, 544, 24];
  const all = cells(92, w, h, thick);

  it("has the start and 92 spaces", () => {
    expect(all).toHaveLength(93);
  });

  it("fills the frame without gaps or overlaps", () => {
    const area = all.reduce((sum, c) => sum + c.w * c.h, 0);
    expect(area).toBeCloseTo(w * h - (w - 2 * thick) * (h - 2 * thick), 3);
    for (const c of all) {
      expect(c.x >= -1e-6 && c.y >= -1e-6 && c.x + c.w <= w + 1e-6 && c.y + c.h <= h + 1e-6).toBe(true);
    }
  });

  it("runs clockwise, each space next to the previous one", () => {
    for (let i = 1; i < all.length; i++) {
      const [a, b] = [sure(all[i - 1]), sure(all[i])];
      const apart = Math.abs(a.x + a.w / 2 - b.x - b.w / 2) + Math.abs(a.y + a.h / 2 - b.y - b.h / 2);
      expect(apart).toBeLessThan(3 * thick);
    }
    expect(sure(all[1]).x).toBeGreaterThan(sure(all[0]).x);
    expect(sure(all[92]).x).toBe(0);
  });

  it("keeps discs on the same space apart", () => {
    const cell = sure(all[1]);
    const five = [0, 1, 2, 3, 4].map((i) => seatIn(cell, i, 5));
    expect(new Set(five.map((p) => `${p.x} ${p.y}`)).size).toBe(5);
    expect(seatIn(cell, 0, 1)).toEqual({ x: cell.x + cell.w / 2, y: cell.y + cell.h / 2 });
  });

  it("works for other lengths", () => {
    expect(cells(91, w, h, thick)).toHaveLength(92);
  });

  it("knows the levels", () => {
    const levels = [1, 14, 27];
    expect([0, 1, 13, 14, 92].map((s) => levelAt(levels, s))).toEqual([0, 1, 1, 2, 3]);
  });
});
