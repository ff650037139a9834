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

describe("the guide", () => {
  // The file is written by package words.
  it("has the same steps as the terminal", () => {
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

  it("explains the aim before anything else, once the game has begun", () => {
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

  it("points at no particular start city", () => {
    const now = choose(view({ decision: "start", phase: "setup", turn: 0 }), "yellow", true, ["aim"]);
    expect(now?.step.at(now.now)).toEqual([".bar"]);
  });

  it("explains each matter once, when it first matters", () => {
    const now = view({ legal: legal("move", "city", "psalter") });
    expect(name(now, ["aim", "points"])).toBe("city");
    expect(name(now, ["aim", "points", "city"])).toBe("move");
    expect(name(now, ["aim", "points", "city", "move"])).toBe("psalter");
    expect(name(now, ["aim", "points", "city", "move", "psalter"])).toBeUndefined();
  });

  it("explains undo after the first move, and the end of the turn when no points are left", () => {
    const known = ["aim", "points", "move"];
    const one = { acts: { points: 3, done: ["move"] } };
    expect(name(view(one), known)).toBe("undo");
    const none = { acts: { points: 0, done: ["move", "rest"] }, legal: legal("end") };
    expect(name(view(none), known)).toBe("end");
  });

  it("does not explain what the player has already done", () => {
    const did = view({ acts: { points: 1, done: ["city", "take-nobles", "rest"] } });
    expect(known(did, "yellow", true)).toEqual(["city", "cubes", "rest"]);
    expect(known(did, "red", false)).toEqual([]);
    expect(known(view({}), "yellow", true)).toEqual([]);
  });

  it("explains others' moves before the player's first action", () => {
    const second = { turn: 2, legal: legal("canticle", "move") };
    expect(name(view(second), ["aim", "points"])).toBe("waiting");
    expect(name(view({ ...second, acts: { points: 4, done: ["city"] } }), ["aim", "points", "undo"])).toBe(
      "canticle",
    );
  });

  it("prefers urgent steps", () => {
    expect(name(view({ decision: "bidding", legal: legal("bid") }))).toBe("bidding");
    expect(name(view({ lastTurn: true, legal: legal("move") }), ["aim", "points"])).toBe("last");
  });

  it("explains the cards of the expansions when they matter", () => {
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

  it("is silent for spectators", () => {
    expect(choose(view({}), null, false, [])).toBeNull();
  });

  it("is silent after the end", () => {
    expect(name(view({ phase: "over", decision: "over", lingua: "offered" }), [], false)).toBeUndefined();
  });

  it("has unique step names", () => {
    expect(new Set(steps.map((s) => s.name)).size).toBe(steps.length);
  });
});
