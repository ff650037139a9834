import { describe, expect, it } from "vitest";
import { Camera } from "./camera.svelte.ts";
import { extent } from "./ground.ts";

function camera(width: number, height: number) {
  const made = new Camera();
  made.fit(width, height);
  made.start({ x: 587, y: 317 });
  return made;
}

describe("the window on the map", () => {
  it("shows all of it where there is room", () => {
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

  it("stays as large when a decision takes some of its height", () => {
    const phone = camera(352, 350);
    phone.fit(352, 240);
    expect(phone.scale).toBeCloseTo(1);
    phone.fit(352, 350);
    expect(phone.scale).toBeCloseTo(1);
    const all = camera(750, 500);
    all.fit(750, 400);
    expect(all.fits).toBe(true);
  });

  it("stays legible around what matters where much less room is left, and is whole again afterwards", () => {
    const tablet = camera(688, 495);
    expect(tablet.fits).toBe(true);
    tablet.show({ x: 587, y: 317 });
    tablet.fit(688, 345);
    expect(tablet.scale).toBeCloseTo(1);
    const { x, w } = tablet.window;
    expect(587 > x && 587 < x + w).toBe(true);
    tablet.fit(688, 495);
    expect(tablet.fits).toBe(true);
    tablet.all(); // whoever wants all of it keeps it
    tablet.fit(688, 345);
    expect(tablet.fits).toBe(true);
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

  it("brings points into sight together, as large as it is if they fit", () => {
    const c = camera(352, 350);
    c.showAll([]);
    expect(c.scale).toBeCloseTo(1);
    c.showAll([{ x: 32, y: 202 }, { x: 80, y: 230 }]); // prettier-ignore
    expect(c.scale).toBeCloseTo(1);
    expect(c.window.x).toBeLessThan(32);
    c.showAll([{ x: 32, y: 202 }, { x: 700, y: 230 }]); // prettier-ignore
    expect(c.fits).toBe(true);
  });

  it("brings a point into sight", () => {
    const c = camera(352, 350);
    c.show({ x: 32, y: 202 });
    expect(c.window.x).toBeLessThan(32);
  });
});
