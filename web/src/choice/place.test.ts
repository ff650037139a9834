import { describe, expect, it } from "vitest";
import { shared, stand, type Box } from "./place.ts";

const panel = { width: 300, height: 160 };
const screen = { width: 1366, height: 768 };
const at = (anchor: Box | null, sight: { box: Box; worth: number }[] = [], size = screen): Box =>
  stand(anchor, panel, size, sight);

describe("the position of a panel", () => {
  it("does not cover its anchor", () => {
    for (let x = 0; x < 1360; x += 85) {
      for (let y = 0; y < 760; y += 76) {
        const anchor = { x, y, width: 60, height: 40 };
        expect(shared(at(anchor), anchor)).toBe(0);
      }
    }
    const foot = { x: 0, y: 672, width: 1366, height: 96 };
    expect(shared(at(foot), foot)).toBe(0);
    const phone = { x: 0, y: 600, width: 360, height: 140 };
    expect(shared(at(phone, [], { width: 360, height: 740 }), phone)).toBe(0);
  });

  it("is below its anchor if nothing is in the way", () => {
    expect(at({ x: 600, y: 100, width: 60, height: 40 })).toEqual({ x: 480, y: 148, ...panel });
  });

  it("avoids important content, as far as that is worth", () => {
    const anchor = { x: 600, y: 300, width: 40, height: 40 };
    const lit = [420, 500, 560, 640].map((x) => ({ x, y: 380, width: 46, height: 46 }));
    const box = at(anchor, lit.map((box) => ({ box, worth: 400 }))); // prettier-ignore
    expect(lit.filter((l) => shared(box, l) > 0)).toEqual([]);
    expect(Math.abs(box.y - anchor.y)).toBeLessThan(300);
    const log = { x: 0, y: 0, width: 1366, height: 700 };
    expect(shared(at(anchor, [{ box: log, worth: 1 }]), anchor)).toBe(0);
  });

  it("leaves room for a ring around its anchor", () => {
    const anchor = { x: 101, y: 483, width: 353, height: 250 };
    const ring = { x: 97, y: 479, width: 361, height: 258 };
    const lit = Array.from({ length: 6 }, (_, i) => ({
      box: { x: 60 * i, y: 290, width: 40, height: 30 },
      worth: 300,
    }));
    expect(shared(at(anchor, lit), ring)).toBe(0);
  });

  it("stays the same when the panel grows, unless it would cover too much", () => {
    const anchor = { x: 600, y: 300, width: 40, height: 40 };
    const tall = { width: 300, height: 230 };
    const lit = { box: { x: 640, y: 520, width: 46, height: 46 }, worth: 600 };
    const stood = stand(anchor, panel, screen, [lit]);
    expect(stand(anchor, tall, screen, [lit], stood)).toEqual({ ...stood, ...tall });
    const log = { box: { x: 0, y: 520, width: 1366, height: 248 }, worth: 3000 };
    const gone = stand(anchor, tall, screen, [log], stood);
    expect(gone.y).not.toBe(stood.y);
    expect(shared(gone, log.box) + shared(gone, anchor)).toBe(0);
  });

  it("lets the panel grow away from its anchor, inside the window", () => {
    const anchor = { x: 600, y: 640, width: 40, height: 40 };
    const stood = stand(anchor, panel, screen);
    const tall = { width: 300, height: 230 };
    const grown = stand(anchor, tall, screen, [], stood);
    expect(grown.x).toBe(stood.x);
    expect(grown.y + grown.height).toBe(anchor.y - 8);
    const apart = { x: 500, y: 452, ...panel }; // not close to it: its lower edge stays
    expect(stand(anchor, tall, screen, [], apart)).toEqual({ x: 500, y: 382, ...tall });
    const corner = { x: 1300, y: 20, width: 50, height: 40 };
    const wide = stand(corner, { width: 360, height: 160 }, screen, [], stand(corner, panel, screen));
    expect(wide.x + 360).toBeLessThanOrEqual(screen.width);
  });

  it("is inside the window", () => {
    for (const anchor of [
      { x: 1300, y: 0, width: 60, height: 40 },
      { x: 0, y: 700, width: 60, height: 60 },
      null,
    ]) {
      const { x, y } = at(anchor);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + panel.width).toBeLessThanOrEqual(screen.width);
      expect(y + panel.height).toBeLessThanOrEqual(screen.height);
    }
  });
});
