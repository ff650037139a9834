import { describe, expect, it } from "vitest";
import { Camera } from "./camera.svelte.ts";
import { extent } from "./ground.ts";

function camera(width: number, height: number) {
  const made = new Camera();
  made.fit(width, height);
  made.start({ x: 587, y: 317 }, true);
  return made;
}

/** Whether a point is in view. */
function sees({ window: { x, y, w, h } }: Camera, at: { x: number; y: number }) {
  return at.x > x && at.x < x + w && at.y > y && at.y < y + h;
}

describe("the viewport of the map", () => {
  it("shows the whole map if there is room", () => {
    const { window, fits } = camera(750, 500);
    expect(fits).toBe(true);
    expect(window.w >= extent.w - 1e-6 && window.h >= extent.h - 1e-6).toBe(true);
  });

  it("begins legible around a point on a phone", () => {
    const phone = camera(352, 350);
    expect(phone.scale).toBeCloseTo(1);
    const { x, y, w, h } = phone.window;
    expect(587 > x && 587 < x + w && 317 > y && 317 < y + h).toBe(true);
  });

  it("shows a part for touch input if places are too close, but the whole map for a pointer", () => {
    const begins = (whole: number, named: boolean) => {
      const made = new Camera();
      made.fit(whole * extent.w, whole * extent.h);
      made.start({ x: 587, y: 317 }, named);
      return made;
    };
    expect(begins(0.85, true).fits).toBe(true);
    expect(begins(0.83, true).scale).toBeCloseTo(1);
    expect(begins(0.83, false).fits).toBe(true);
    const cramped = begins(0.85, true);
    cramped.fit(0.83 * extent.w, 0.83 * extent.h);
    expect(cramped.scale).toBeCloseTo(1);
    cramped.fit(0.85 * extent.w, 0.85 * extent.h);
    expect(cramped.fits).toBe(true);
  });

  it("keeps its scale when a decision takes some of its height", () => {
    const phone = camera(352, 350);
    phone.fit(352, 240);
    expect(phone.scale).toBeCloseTo(1);
    phone.fit(352, 350);
    expect(phone.scale).toBeCloseTo(1);
    const all = new Camera();
    all.fit(750, 500);
    all.start(null);
    all.fit(750, 400);
    expect(all.fits).toBe(true);
  });

  it("keeps its position when its size changes, or is only measured again", () => {
    const phone = camera(352, 350);
    phone.show({ x: 300, y: 300 });
    const before = phone.window;
    phone.show({ x: 390, y: 300 }, 0); // it is in view
    phone.fit(352, 350);
    expect(phone.window).toEqual(before);
    phone.fit(352, 300);
    expect(phone.window.x).toBe(before.x);
    phone.showAll([{ x: 300, y: 300 }, { x: 480, y: 300 }]); // prettier-ignore
    phone.fit(352, 260);
    expect(sees(phone, { x: 300, y: 300 }) && sees(phone, { x: 480, y: 300 })).toBe(true);
  });

  it("shows the whole map without a starting point", () => {
    const box = new Camera();
    box.fit(336, 252);
    expect(box.fits).toBe(true);
  });

  it("keeps the part that was chosen, whatever the window does meanwhile", () => {
    const c = camera(750, 500);
    c.zoomBy(1.05);
    const { scale } = c;
    c.fit(900, 620);
    c.fit(750, 500);
    expect(c.scale).toBeCloseTo(scale);
    c.zoomBy(1 / 2);
    expect(c.fits).toBe(true);
    c.fit(688, 300); // a user who wants the whole map keeps it
    expect(c.fits).toBe(true);
  });

  it("stays legible around the important point with less room, and is whole again afterwards", () => {
    for (const height of [400, 345]) {
      const tablet = camera(688, 495);
      expect(tablet.fits).toBe(true);
      tablet.show({ x: 587, y: 217 });
      tablet.fit(688, height);
      expect(tablet.scale).toBeCloseTo(1);
      expect(sees(tablet, { x: 587, y: 217 })).toBe(true);
      tablet.fit(688, 495);
      expect(tablet.fits).toBe(true);
      tablet.all();
      tablet.fit(688, height);
      expect(tablet.fits).toBe(true);
    }
  });

  it("keeps the point under the pointer while it zooms", () => {
    const c = camera(750, 500);
    c.zoomBy(2, 400, 250);
    const before = c.at(300, 200);
    c.zoomBy(1.5, 300, 200);
    expect(c.at(300, 200).x).toBeCloseTo(before.x);
    expect(c.at(300, 200).y).toBeCloseTo(before.y);
  });

  it("never leaves the map", () => {
    const c = camera(352, 350);
    c.pan(-5000, -5000);
    const { x, y, w, h } = c.window;
    expect(x + w).toBeCloseTo(extent.x + extent.w);
    expect(y + h).toBeCloseTo(extent.y + extent.h);
  });

  it("brings points into view together, at the same scale if they fit", () => {
    const c = camera(352, 350);
    c.showAll([]);
    expect(c.scale).toBeCloseTo(1);
    c.showAll([{ x: 32, y: 202 }, { x: 80, y: 230 }]); // prettier-ignore
    expect(c.scale).toBeCloseTo(1);
    expect(c.window.x).toBeLessThan(32);
    c.showAll([{ x: 32, y: 202 }, { x: 700, y: 230 }]); // prettier-ignore
    expect(c.fits).toBe(true);
  });

  it("brings a point into view", () => {
    const c = camera(352, 350);
    c.show({ x: 32, y: 202 });
    expect(c.window.x).toBeLessThan(32);
  });
});
