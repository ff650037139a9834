import { describe, expect, it } from "vitest";
import type { View } from "../wire/types.ts";
import { meets, place } from "./placement.ts";
import { choose, steps } from "./steps.ts";

const view = (over: object): View =>
  ({
    turn: 1,
    lastTurn: false,
    phase: "actions",
    decision: "turn",
    decides: "yellow",
    acts: { points: 5, done: [], virtualUsed: false, advanced: false },
    players: [
      { seat: "yellow", status: "merchant", place: "torino", cards: [] },
      { seat: "red", status: "merchant", place: "ancona", cards: [] },
    ],
    spaces: [],
    lingua: "beside",
    legal: [],
    ...over,
  }) as unknown as View;
const legal = (...kinds: string[]) => kinds.map((kind) => ({ kind }));
const name = (v: View, guided: string[] = [], deciding = true) =>
  choose(v, "yellow", deciding, guided)?.step.name;

describe("guide", () => {
  it("begins with the start city and the action points", () => {
    expect(name(view({ decision: "start", phase: "setup", turn: 0 }))).toBe("start");
    expect(name(view({ legal: legal("move", "city") }))).toBe("points");
  });

  it("explains a thing the first time it matters, once", () => {
    const now = view({ legal: legal("move", "city", "psalter") });
    expect(name(now, ["points"])).toBe("city");
    expect(name(now, ["points", "city"])).toBe("move");
    expect(name(now, ["points", "city", "move"])).toBe("psalter");
    expect(name(now, ["points", "city", "move", "psalter"])).toBeUndefined();
  });

  it("tells of undo after the first move and of the end when no points are left", () => {
    const known = ["points", "move"];
    const one = { acts: { points: 3, done: ["move"] } };
    expect(name(view(one), known)).toBe("undo");
    const none = { acts: { points: 0, done: ["move", "rest"] }, legal: legal("end") };
    expect(name(view(none), known)).toBe("end");
  });

  it("prefers what cannot wait", () => {
    expect(name(view({ decision: "bidding", legal: legal("bid") }))).toBe("bidding");
    expect(name(view({ lastTurn: true, legal: legal("move") }), ["points"])).toBe("last");
  });

  it("explains the cards of the expansions where they matter", () => {
    const known = ["points"];
    expect(name(view({ legal: legal("ritmo") }), known)).toBe("ritmo");
    expect(name(view({ legal: legal("trade", "return-ritmo") }), known)).toBe("return-ritmo");
    expect(name(view({ legal: legal("trade") }), known)).toBe("trade");
    expect(name(view({ decision: "reply", legal: legal("refuse") }), known)).toBe("reply");
    const me = {
      seat: "yellow",
      status: "merchant",
      cards: [{ deck: "scuola", room: 0, cards: ["scuola-3"] }],
    };
    expect(name(view({ players: [me] }), known)).toBe("scuola");
  });

  it("says nothing to spectators", () => {
    expect(choose(view({}), null, false, [])).toBeNull();
  });

  it("says nothing when all is over", () => {
    expect(name(view({ phase: "over", decision: "over", lingua: "offered" }), [], false)).toBeUndefined();
  });

  it("has a name for each step once", () => {
    expect(new Set(steps.map((s) => s.name)).size).toBe(steps.length);
  });
});

describe("place of the card", () => {
  const card = { width: 300, height: 160 };
  const screen = { width: 1366, height: 768 };

  function covers(anchor: { x: number; y: number; width: number; height: number }, size = screen) {
    const { x, y } = place(anchor, card, size);
    return (
      x < anchor.x + anchor.width &&
      anchor.x < x + card.width &&
      y < anchor.y + anchor.height &&
      anchor.y < y + card.height
    );
  }

  it("covers nothing that it explains", () => {
    for (let x = 0; x < 1360; x += 85) {
      for (let y = 0; y < 760; y += 76) expect(covers({ x, y, width: 60, height: 40 })).toBe(false);
    }
    expect(covers({ x: 0, y: 672, width: 1366, height: 96 })).toBe(false);
    expect(covers({ x: 0, y: 600, width: 360, height: 140 }, { width: 360, height: 740 })).toBe(false);
  });

  it("takes the dock, unless that is what it explains or it is too small", () => {
    const dock = { x: 990, y: 450, width: 370, height: 214 };
    const anchor = { x: 100, y: 100, width: 40, height: 40 };
    expect(meets({ ...place(anchor, card, screen, dock), ...card }, dock)).toBe(true);
    expect(meets({ ...place(dock, card, screen, dock), ...card }, dock)).toBe(false);
    expect(place(anchor, card, screen, { ...dock, height: 90 }).side).not.toBe("corner");
  });

  it("stays on the screen", () => {
    for (const anchor of [
      { x: 1300, y: 0, width: 60, height: 40 },
      { x: 0, y: 700, width: 60, height: 60 },
    ]) {
      const { x, y } = place(anchor, card, screen);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + card.width).toBeLessThanOrEqual(screen.width);
      expect(y + card.height).toBeLessThanOrEqual(screen.height);
    }
  });
});
