// The committed map and its art: they match the board, and nothing overlaps.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type BoardFile, placesOf } from "../../../tools/map/board";
import { distanceToBox, overlap, sample, type XY } from "../../../tools/map/layout/candidates";
import { fingerprint, type Line, type Nudge } from "../../../tools/map/layout/input";
import { inPolygon, nearestOnRing } from "../../../tools/map/layout/shapes";
import { badgesOf, EMBLEM_R, FRAME, LABEL, NEAREST, SHIP_R } from "../../../tools/map/layout/sizes";
import { textWidth } from "../../../tools/map/layout/wrap";
import { PIECES } from "./emblem";
import type { Art, Box, Geometry, PathData, PlaceGeometry } from "./shapes";

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), "utf8");
const files = { map: read("geometry.json"), art: read("art.json") };
const map = JSON.parse(files.map) as Geometry;
const art = JSON.parse(files.art) as Art;
const board = placesOf(parse(read("../../../edition/data/board.yaml")) as BoardFile);
const places = board.map((place) => {
  const at = map.places[place.id];
  if (!at) throw new Error(`${place.id} is not on the map: run make map`);
  return { ...place, at };
});

/** The pairs of numbers in a path. */
function pairs(path: PathData): XY[] {
  return [...path.matchAll(/(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

/** The rings or lines of a path. Each starts with M; its other points are relative steps. */
function lines(path: PathData): Line[] {
  return path
    .split("M")
    .slice(1)
    .map((text) => {
      let [x, y] = [0, 0];
      return pairs(text).map(([dx, dy]): XY => [(x += dx), (y += dy)]);
    });
}

/** A quadratic curve, as points two units apart. */
function curve(path: PathData): Line {
  const [a, c, b] = pairs(path);
  if (!a || !c || !b) throw new Error(`no curve: ${path}`);
  return sample(a, c, b, 2);
}

function nameBox({ label }: PlaceGeometry): Box {
  const w = Math.max(...label.lines.map(textWidth));
  const left = { start: 0, middle: w / 2, end: w }[label.anchor];
  return { x: label.x - left, y: label.y - LABEL.ascent, w, h: label.lines.length * LABEL.line };
}

function standBox({ pieces }: PlaceGeometry): Box {
  const half = PIECES.each / 2;
  const x = pieces.dx > 0 ? pieces.x - half : pieces.x + half - PIECES.w;
  return { x, y: pieces.y - PIECES.h, w: PIECES.w, h: PIECES.h };
}

interface NamedBox {
  readonly id: string;
  readonly kind: "label" | "pieces" | "values" | "discs";
  readonly box: Box;
}

function boxes(map: Geometry): NamedBox[] {
  return Object.entries(map.places).flatMap(([id, place]) => [
    { id, kind: "label", box: nameBox(place) } as const,
    { id, kind: "pieces", box: standBox(place) } as const,
    ...(place.values ? [{ id, kind: "values", box: place.values } as const] : []),
    ...(place.discs ? [{ id, kind: "discs", box: place.discs } as const] : []),
  ]);
}

function within(box: Box, x: number, y: number): boolean {
  return x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h;
}

describe("places", () => {
  it("are all there and inside the frame", () => {
    expect(Object.keys(map.places)).toEqual(places.map((p) => p.id));
    for (const { x, y } of Object.values(map.places)) {
      expect(Math.min(x, y, FRAME.w - x, FRAME.h - y)).toBeGreaterThan(EMBLEM_R);
    }
  });

  it("keep their distance", () => {
    const all = Object.entries(map.places);
    const near = all.flatMap(([a, p], i) =>
      all
        .slice(i + 1)
        .filter(([, q]) => Math.hypot(p.x - q.x, p.y - q.y) < NEAREST)
        .map(([b]) => `${a} ${b}`),
    );
    expect(near).toEqual([]);
  });

  it("are at the quay or inland, as in reality", () => {
    const rings = lines(map.land);
    for (const { id, sea, at } of places) {
      const { x, y } = at;
      const shore = Math.min(...lines(map.coast).map((ring) => nearestOnRing(ring, x, y).d));
      if (sea !== null) expect(shore, id).toBeLessThan(EMBLEM_R);
      else expect(inPolygon(rings, x, y), id).toBe(true);
    }
  });
});

describe("the texts", () => {
  it("are inside the frame", () => {
    const out = boxes(map).filter(
      ({ box }) => box.x < 0 || box.y < 0 || box.x + box.w > FRAME.w || box.y + box.h > FRAME.h,
    );
    expect(out).toEqual([]);
  });

  it("never overlap each other, or the pieces", () => {
    const all = boxes(map);
    const clash = all.flatMap((a, i) =>
      all
        .slice(i + 1)
        .filter((b) => overlap(a.box, b.box))
        .map((b) => `${a.id} ${a.kind} - ${b.id} ${b.kind}`),
    );
    expect(clash).toEqual([]);
  });

  it("never overlap an emblem, its badges or a ship", () => {
    const badges = places.flatMap((place) => badgesOf(place, place.at));
    const clash = boxes(map).filter(
      ({ box }) =>
        places.some(({ at }) => distanceToBox(box, at) < EMBLEM_R) ||
        badges.some((badge) => overlap(box, badge)) ||
        Object.values(map.seas).some((sea) => distanceToBox(box, sea) < SHIP_R - 1),
    );
    expect(clash).toEqual([]);
  });

  it("never overlap a road or a lane; only pieces may", () => {
    const ways = [
      ...map.roads.map((r) => ({ name: `${r.a} ${r.b}`, line: curve(r.path) })),
      ...Object.values(map.seas).flatMap((s) =>
        s.lanes.map((l) => ({ name: l.harbour, line: curve(l.path) })),
      ),
    ];
    const clash = boxes(map)
      .filter(({ kind }) => kind !== "pieces")
      .flatMap(({ id, kind, box }) =>
        ways
          .filter(({ line }) => line.some(([x, y]) => within(box, x, y)))
          .map(({ name }) => `${id} ${kind} - ${name}`),
      );
    expect(clash).toEqual([]);
  });
});

describe("roads and lanes", () => {
  it("are the same as on the board, each once", () => {
    const wanted = new Set(places.flatMap((p) => p.neighbours.map((n) => [p.id, n].sort().join(" "))));
    expect(map.roads.map((r) => `${r.a} ${r.b}`)).toEqual([...wanted].sort());
    for (const { sea, id } of places) {
      if (sea !== null) expect(map.seas[sea]?.lanes.map((l) => l.harbour)).toContain(id);
    }
  });

  it("keep clear of unrelated emblems", () => {
    const clash = map.roads.flatMap(({ a, b, path }) =>
      places
        .filter(({ id }) => id !== a && id !== b)
        .filter(({ at }) => curve(path).some(([x, y]) => Math.hypot(x - at.x, y - at.y) < EMBLEM_R))
        .map(({ id }) => `${a} ${b} - ${id}`),
    );
    expect(clash).toEqual([]);
  });

  it("leave room for the names of seas on the water", () => {
    const rings = [...lines(map.land), ...lines(map.neighbours)];
    for (const sea of Object.values(map.seas)) {
      expect(sea.name.length).toBeGreaterThan(100);
      for (const [x, y] of curve(sea.name.path))
        expect(rings.some((ring) => inPolygon([ring], x, y))).toBe(false);
    }
  });
});

describe("cells", () => {
  it("contain their places, harbours at the edge", () => {
    for (const { id, sea, at } of places) {
      const { x, y, cell } = at;
      const rings = lines(cell);
      const far = Math.min(...rings.map((ring) => nearestOnRing(ring, x, y).d));
      expect(inPolygon(rings, x, y) || (sea !== null && far < EMBLEM_R), id).toBe(true);
    }
  });

  it("cover all land without overlaps", () => {
    const rings = lines(map.land);
    const cells = Object.values(map.places).map((p) => lines(p.cell));
    const counts = { bare: 0, shared: 0, land: 0 };
    for (let y = 3.3; y < FRAME.h; y += 7) {
      for (let x = 3.3; x < FRAME.w; x += 7) {
        if (!inPolygon(rings, x, y)) continue;
        const owners = cells.filter((cell) => inPolygon(cell, x, y)).length;
        counts.land++;
        if (owners === 0) counts.bare++;
        if (owners > 1) counts.shared++;
      }
    }
    expect(counts.land).toBeGreaterThan(2000);
    expect(counts.bare + counts.shared).toBeLessThanOrEqual(counts.land / 500);
  });
});

describe("the ornaments", () => {
  const land = () => [...lines(map.land), ...lines(map.neighbours)].map((ring) => [ring]);
  const dry = (x: number, y: number): boolean => land().some((polygon) => inPolygon(polygon, x, y));

  it("are hills on land, under no name, figure or emblem", () => {
    expect(art.hills.length).toBeGreaterThan(120);
    const written = boxes(map).filter(({ kind }) => kind !== "pieces");
    const clash = art.hills.filter(([x, y, h]) => {
      const hill = { x: x - 0.65 * h, y: y - h, w: 1.3 * h, h };
      return (
        !dry(x, y) ||
        written.some(({ box }) => overlap(box, hill)) ||
        places.some(({ at }) => distanceToBox(hill, at) < EMBLEM_R)
      );
    });
    expect(clash).toEqual([]);
  });

  it("are ships on water, away from names, pieces and emblems", () => {
    expect(art.ships.length).toBeGreaterThan(0);
    expect(art.cartouche).not.toBeNull();
    const rose = map.rose ?? { x: NaN, y: NaN }; // round, and free by construction
    const clash = art.taken.filter(
      (box) =>
        !within(box, rose.x, rose.y) &&
        (boxes(map).some((b) => overlap(b.box, box)) ||
          places.some(({ at }) => distanceToBox(box, at) < EMBLEM_R)),
    );
    expect(clash).toEqual([]);
    for (const [x, y] of art.ships) expect(dry(x, y)).toBe(false);
  });

  it("are rivers on land that run to the sea", () => {
    const sources = lines(art.rivers.all);
    expect(sources.length).toBeGreaterThan(15);
    expect(sources.flat().filter(([x, y]) => !dry(x, y)).length).toBeLessThan(10);
  });
});

describe("the files", () => {
  it("were computed from the current board", () => {
    const nudges = JSON.parse(read("../../../tools/map/nudges.json")) as Record<string, Nudge>;
    expect(map.input, "the board or nudges.json has changed: run make map").toBe(
      fingerprint({ places: board, nudges }),
    );
  });

  it("are small", () => {
    expect(gzipSync(files.map).length).toBeLessThan(16_000);
    expect(gzipSync(files.art).length).toBeLessThan(8_000);
  });
});
