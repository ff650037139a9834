import { describe, expect, it } from "vitest";
import type { Point } from "./shapes.ts";
import { PIECES } from "./emblem.ts";
import { crowded, foot, geometry, sealAt } from "./ground.ts";
import { nearest } from "./nearest.ts";
import { route } from "./route.ts";

function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("missing");
  return value;
}

describe("the route on the map", () => {
  it("is the road between neighbours", () => {
    const road = sure(geometry.roads[0]);
    expect(route(road.a, road.b)).toEqual([{ path: road.path, back: false }]);
    expect(route(road.b, road.a)).toEqual([{ path: road.path, back: true }]);
  });

  it("leads over several roads", () => {
    expect(route("torino", "genova")).toHaveLength(2);
  });

  it("leads over the sea only if that is shorter", () => {
    const lanes = new Set(sure(geometry.seas["tirreno"]).lanes.map((l) => l.path));
    expect(sure(route("genova", "palermo")).every((leg) => lanes.has(leg.path))).toBe(true);
    expect(sure(route("genova", "roma")).some((leg) => lanes.has(leg.path))).toBe(false);
  });

  it("is null without an origin", () => {
    expect(route("none", "roma")).toBeNull();
    expect(route("roma", "roma")).toEqual([]);
  });
});

describe("the arrow keys", () => {
  const nodes = [
    ["a", { x: 0, y: 0 }],
    ["b", { x: 10, y: 1 }],
    ["c", { x: 4, y: 30 }],
    ["d", { x: 30, y: 0 }],
  ] as const;

  it("lead to the nearest place in their direction", () => {
    expect(nearest("ArrowRight", { x: 0, y: 0 }, nodes)).toBe("b");
    expect(nearest("ArrowDown", { x: 0, y: 0 }, nodes)).toBe("c");
    expect(nearest("ArrowLeft", { x: 0, y: 0 }, nodes)).toBeNull();
    expect(nearest("Enter", { x: 0, y: 0 }, nodes)).toBeNull();
  });

  it("reach every place and sea of the map", () => {
    const all = new Map<string, Point>([
      ...Object.entries(geometry.places),
      ...Object.entries(geometry.seas),
    ]);
    const seen = new Set(["roma"]);
    for (const id of seen) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = nearest(key, sure(all.get(id)), all);
        if (next) seen.add(next);
      }
    }
    expect([...all.keys()].filter((id) => !seen.has(id))).toEqual([]);
  });
});

describe("the cost seal", () => {
  it("is at the rim of the emblem", () => {
    for (const at of Object.values(geometry.places)) {
      const place = { features: ["city"] } as never;
      const seal = sealAt(place, at);
      expect(Math.hypot(seal.x, seal.y)).toBeLessThan(20);
    }
  });
});

describe("pieces at the same place", () => {
  it("keep within the space of their place, each with a visible mark", () => {
    for (const [id, { pieces }] of Object.entries(geometry.places)) {
      for (const n of [1, 2, 3, 4, 5]) {
        const feet = Array.from({ length: n }, (_, i) => sure(foot(id, i, n)).x);
        const each = PIECES.each * crowded(n);
        const wide = Math.max(...feet) - Math.min(...feet) + each;
        expect(wide, id).toBeLessThanOrEqual(PIECES.w + 0.1);
        expect(feet[0], id).toBe(pieces.x);
        const steps = feet.slice(1).map((x, i) => Math.abs(x - sure(feet[i])));
        for (const step of steps) expect(step, "its mark is hidden").toBeGreaterThan(0.7 * each);
      }
    }
  });
});
