/** The promises of the computed map. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import type { Art, Geometry } from "../src/map/shapes";
import { readLand } from "./atlas";
import { readBoard } from "./board";
import { distanceToBox, overlap } from "./layout/candidates";
import { builtIn } from "./builtIn";
import type { LandInput, PlaceInput } from "./layout/input";
import { inPolygon, nearestOnRing } from "./layout/shapes";
import { badgesOf } from "./layout/scene";
import { EMBLEM_R, FRAME, NEAREST, SHIP_R } from "./layout/sizes";
import { boxes, curve, lines, within } from "./test/read";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

let places: PlaceInput[];
let land: LandInput;
let map: Geometry;
let art: Art;

beforeAll(() => {
  places = readBoard(here("../../edition/data/board.yaml"));
  land = readLand();
  ({ map, art } = builtIn(places, land));
});

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

  it("stand on the quay or inland, as on earth", () => {
    const rings = lines(map.land);
    for (const { id, sea } of places) {
      const { x, y } = map.places[id];
      const shore = Math.min(...lines(map.coast).map((ring) => nearestOnRing(ring, x, y).d));
      if (sea !== null) expect(shore, id).toBeLessThan(EMBLEM_R);
      else expect(inPolygon(rings, x, y), id).toBe(true);
    }
  });
});

describe("what is written", () => {
  it("stays inside the frame", () => {
    const out = boxes(map).filter(
      ({ box }) => box.x < 0 || box.y < 0 || box.x + box.w > FRAME.w || box.y + box.h > FRAME.h,
    );
    expect(out).toEqual([]);
  });

  it("never lies on something else that is written, nor on the pieces", () => {
    const all = boxes(map);
    const clash = all.flatMap((a, i) =>
      all
        .slice(i + 1)
        .filter((b) => overlap(a.box, b.box))
        .map((b) => `${a.id} ${a.kind} - ${b.id} ${b.kind}`),
    );
    expect(clash).toEqual([]);
  });

  it("never lies on an emblem, its badges or a ship", () => {
    const at = places.map((p) => map.places[p.id]);
    const badges = badgesOf(places, at);
    const clash = boxes(map).filter(
      ({ box }) =>
        at.some((p) => distanceToBox(box, p) < EMBLEM_R) ||
        badges.some((badge) => overlap(box, badge)) ||
        Object.values(map.seas).some((sea) => distanceToBox(box, sea) < SHIP_R - 1),
    );
    expect(clash).toEqual([]);
  });

  it("never lies on a road or a lane; only pieces may", () => {
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
  it("are those of the board, each once", () => {
    const wanted = new Set(places.flatMap((p) => p.neighbours.map((n) => [p.id, n].sort().join(" "))));
    expect(map.roads.map((r) => `${r.a} ${r.b}`)).toEqual([...wanted].sort());
    for (const { sea, id } of places) {
      if (sea !== null) expect(map.seas[sea].lanes.map((l) => l.harbour)).toContain(id);
    }
  });

  it("keep clear of emblems that are not theirs", () => {
    const clash = map.roads.flatMap(({ a, b, path }) =>
      places
        .filter(({ id }) => id !== a && id !== b)
        .filter(({ id }) =>
          curve(path).some(([x, y]) => Math.hypot(x - map.places[id].x, y - map.places[id].y) < EMBLEM_R),
        )
        .map(({ id }) => `${a} ${b} - ${id}`),
    );
    expect(clash).toEqual([]);
  });

  it("have names of seas with room on the water", () => {
    const rings = [...lines(map.land), ...lines(map.neighbours)];
    for (const sea of Object.values(map.seas)) {
      expect(sea.name.length).toBeGreaterThan(100);
      for (const [x, y] of curve(sea.name.path))
        expect(rings.some((ring) => inPolygon([ring], x, y))).toBe(false);
    }
  });
});

describe("cells", () => {
  it("hold their places, harbours at the edge", () => {
    for (const { id, sea } of places) {
      const { x, y, cell } = map.places[id];
      const rings = lines(cell);
      const far = Math.min(...rings.map((ring) => nearestOnRing(ring, x, y).d));
      expect(inPolygon(rings, x, y) || (sea !== null && far < EMBLEM_R), id).toBe(true);
    }
  });

  it("leave no land bare and share none", () => {
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

describe("what is only beautiful", () => {
  const emblems = () => places.map((p) => map.places[p.id]);
  const land = () => [...lines(map.land), ...lines(map.neighbours)].map((ring) => [ring]);
  const dry = (x: number, y: number): boolean => land().some((polygon) => inPolygon(polygon, x, y));

  it("rises on land, under no name, figure or emblem", () => {
    expect(art.hills.length).toBeGreaterThan(120);
    const written = boxes(map).filter(({ kind }) => kind !== "pieces");
    const clash = art.hills.filter(([x, y, h]) => {
      const hill = { x: x - 0.65 * h, y: y - h, w: 1.3 * h, h };
      return (
        !dry(x, y) ||
        written.some(({ box }) => overlap(box, hill)) ||
        emblems().some((p) => distanceToBox(hill, p) < EMBLEM_R)
      );
    });
    expect(clash).toEqual([]);
  });

  it("swims on water, out of the way of names, pieces and emblems", () => {
    expect(art.ships.length).toBeGreaterThan(0);
    expect(art.cartouche).not.toBeNull();
    const rose = map.rose ?? { x: NaN, y: NaN }; // round, and free by its search
    const clash = art.taken.filter(
      (box) =>
        !within(box, rose.x, rose.y) &&
        (boxes(map).some((b) => overlap(b.box, box)) ||
          emblems().some((p) => distanceToBox(box, p) < EMBLEM_R)),
    );
    expect(clash).toEqual([]);
    for (const [x, y] of art.ships) expect(dry(x, y)).toBe(false);
  });

  it("runs to the sea: the rivers lie on land", () => {
    const sources = lines(art.rivers.all);
    expect(sources.length).toBeGreaterThan(15);
    expect(sources.flat().filter(([x, y]) => !dry(x, y)).length).toBeLessThan(10);
  });
});

describe("the file", () => {
  it("is what another process has drawn: the same each time", () => {
    const built = (name: string): unknown =>
      JSON.parse(readFileSync(here(`../src/map/${name}.json`), "utf8"));
    const anew = JSON.parse(JSON.stringify({ map, art })) as unknown;
    expect({ map: built("geometry"), art: built("art") }, "npm run build draws it").toEqual(anew);
  });

  it("is small", () => {
    expect(gzipSync(JSON.stringify(map)).length).toBeLessThan(16_000);
    expect(gzipSync(JSON.stringify(art)).length).toBeLessThan(8_000);
  });
});
