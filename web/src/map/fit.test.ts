import { describe, expect, it } from "vitest";
import type { Setup } from "../wire/types.ts";
import { complete, fit, type Fitted } from "./fit.ts";
import { geometry, strange } from "./ground.ts";
import { route } from "./route.ts";

const harbours = Object.entries(geometry.seas).flatMap(([sea, { lanes }]) =>
  lanes.map((l) => [l.harbour, sea] as const),
);
const seaOf = new Map<string, string>(harbours);

// The earth is flat here, and the map is on it as drawn.
const degrees = (x: number, y: number): [number, number] => [45 - y / 60, 7 + x / 60 / Math.cos(0.75)];

/** The board that the map was computed for, with the places where it draws them. */
const computed: Fitted[] = Object.entries(geometry.places).map(([id, at]) => ({
  id,
  name: at.label.lines.join(" "),
  sea: (seaOf.get(id) ?? null) as Fitted["sea"],
  neighbours: geometry.roads.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : [])),
  at: degrees(at.x, at.y),
  ducats: at.values ? 5 : 0,
  knowledge: 0,
}));
const builtin = (): Fitted[] => structuredClone(computed);

const setup = (places: Fitted[]) => ({ places }) as unknown as Setup;
const of = (places: Fitted[], id: string) => places.find((p) => p.id === id) as Fitted;

function join(places: Fitted[], a: string, b: string) {
  of(places, a).neighbours = [...of(places, a).neighbours, b];
  of(places, b).neighbours = [...of(places, b).neighbours, a];
}

describe("a board that the map was not computed for", () => {
  const changes: [string, (places: Fitted[]) => void][] = [
    ["a road more", (all) => join(all, "roma", "ancona")],
    [
      "a road fewer",
      (all) => {
        of(all, "asti").neighbours = of(all, "asti").neighbours.filter((n) => n !== "torino");
        of(all, "torino").neighbours = of(all, "torino").neighbours.filter((n) => n !== "asti");
      },
    ],
    ["another name", (all) => (of(all, "gubbio").name = "Norcia")],
    ["a harbour more", (all) => (of(all, "bari").sea = "adriatico")],
    ["a harbour fewer", (all) => (of(all, "ancona").sea = null)],
    ["the other sea", (all) => (of(all, "ancona").sea = "tirreno")],
    ["a value more", (all) => (of(all, "lucca").ducats = 30)],
    ["a place more", (all) => all.push({ ...of(all, "asti"), id: "pisa", name: "Pisa", neighbours: [] })],
  ];

  it("is any but the built-in one", () => {
    expect(strange(setup(builtin()))).toBe(false);
    for (const [what, change] of changes) {
      const places = builtin();
      change(places);
      expect(strange(setup(places)), what).toBe(true);
    }
  });

  it("is drawn with all its roads, lanes, names and values, and then matches the map", () => {
    const places = builtin();
    for (const [, change] of changes) change(places);
    fit(setup(places));
    expect(strange(setup(places))).toBe(false);
    expect(route("roma", "ancona")).toHaveLength(1);
    expect(route("asti", "torino")).not.toHaveLength(1);
    expect(geometry.places["gubbio"]?.label.lines).toEqual(["Norcia"]);
    fit(setup(builtin()));
    expect(strange(setup(builtin()))).toBe(false);
    expect(geometry.roads.some((r) => r.a === "ancona" && r.b === "roma")).toBe(false);
  });

  it("has added places at their position, without overlaps", () => {
    const places = builtin();
    const milano = of(places, "milano");
    const asti = of(places, "asti");
    const middle = milano.at.map((degree, i) => (degree + (asti.at[i] ?? 0)) / 2);
    places.push({ ...asti, id: "pavia", name: "Pavia", at: middle, neighbours: ["milano"] });
    milano.neighbours = [...milano.neighbours, "pavia"];
    const map = complete(places);
    const at = map.places["pavia"];
    const [a, m] = [map.places["asti"], map.places["milano"]];
    expect(at?.label.lines).toEqual(["Pavia"]);
    for (const [id, other] of Object.entries(map.places)) {
      if (id !== "pavia")
        expect(Math.hypot(other.x - (at?.x ?? 0), other.y - (at?.y ?? 0))).toBeGreaterThan(39);
    }
    const off = Math.hypot(
      (at?.x ?? 0) - ((a?.x ?? 0) + (m?.x ?? 0)) / 2,
      (at?.y ?? 0) - ((a?.y ?? 0) + (m?.y ?? 0)) / 2,
    );
    expect(off).toBeLessThan(60);
    expect(map.roads.some((r) => r.a === "milano" && r.b === "pavia")).toBe(true);
  });
});
