import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Seat, View } from "../wire/types.ts";
import { choose, known, matters, steps } from "./steps.ts";

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
  // The file is written by package words.
  it("explains a thing when the terminal does", () => {
    const cases = JSON.parse(readFileSync("../testdata/words/guide.json", "utf8")) as (View & {
      seat: Seat;
      matters: string[];
      known: string[];
    })[];
    expect(cases.length).toBeGreaterThan(50);
    for (const { seat, matters: wanted, known: did, ...rest } of cases) {
      const now = rest as View;
      const found = steps.filter(({ name }) => matters(name, now, seat, now.decides === seat));
      expect(
        found.map((step) => step.name),
        JSON.stringify(now),
      ).toEqual(wanted);
      expect(known(now, seat, now.decides === seat), JSON.stringify(now)).toEqual(did);
    }
  });

  it("says what one plays for before anything else, once the game has begun", () => {
    const start = view({ decision: "start", phase: "setup", turn: 0 });
    expect(name(start)).toBe("aim");
    expect(name(start, ["aim"])).toBe("start");
    expect(name(view({ legal: legal("move", "city") }))).toBe("aim");
    expect(name(view({ turn: 2, legal: legal("move", "city") }), ["aim", "points", "waiting"])).toBe("city");
  });

  it("begins with the start city and the action points", () => {
    expect(name(view({ decision: "start", phase: "setup", turn: 0 }), ["aim"])).toBe("start");
    expect(name(view({ legal: legal("move", "city") }), ["aim"])).toBe("points");
  });

  it("points at no city to start in before the others", () => {
    const now = choose(view({ decision: "start", phase: "setup", turn: 0 }), "yellow", true, ["aim"]);
    expect(now?.step.at(now.now)).toEqual([".bar"]);
  });

  it("explains a thing the first time it matters, once", () => {
    const now = view({ legal: legal("move", "city", "psalter") });
    expect(name(now, ["aim", "points"])).toBe("city");
    expect(name(now, ["aim", "points", "city"])).toBe("move");
    expect(name(now, ["aim", "points", "city", "move"])).toBe("psalter");
    expect(name(now, ["aim", "points", "city", "move", "psalter"])).toBeUndefined();
  });

  it("tells of undo after the first move and of the end when no points are left", () => {
    const known = ["aim", "points", "move"];
    const one = { acts: { points: 3, done: ["move"] } };
    expect(name(view(one), known)).toBe("undo");
    const none = { acts: { points: 0, done: ["move", "rest"] }, legal: legal("end") };
    expect(name(view(none), known)).toBe("end");
  });

  it("has nothing to say of what one has done by oneself", () => {
    const did = view({ acts: { points: 1, done: ["city", "take-nobles", "rest"] } });
    expect(known(did, "yellow", true)).toEqual(["city", "cubes", "rest"]);
    expect(known(did, "red", false)).toEqual([]);
    expect(known(view({}), "yellow", true)).toEqual([]);
  });

  it("tells what the others did before one does anything oneself", () => {
    const second = { turn: 2, legal: legal("canticle", "move") };
    expect(name(view(second), ["aim", "points"])).toBe("waiting");
    expect(name(view({ ...second, acts: { points: 4, done: ["city"] } }), ["aim", "points", "undo"])).toBe(
      "canticle",
    );
  });

  it("prefers what cannot wait", () => {
    expect(name(view({ decision: "bidding", legal: legal("bid") }))).toBe("bidding");
    expect(name(view({ lastTurn: true, legal: legal("move") }), ["aim", "points"])).toBe("last");
  });

  it("explains the cards of the expansions where they matter", () => {
    const known = ["aim", "points"];
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
