import { describe, expect, it } from "vitest";
import type { TableSession } from "../session/session.svelte.ts";
import type { Legal, LogLine, Trade } from "../wire/types.ts";
import { asks, drafted, offered, putIn, takeOut } from "./trade.ts";
import { piles } from "./piles.ts";

describe("draft", () => {
  it("begins with the trade, or with the counter-offer", () => {
    const moves = ["end", "trade red", "give ritmo blue", "ask ducats 10"];
    expect(drafted(moves)).toEqual(["give ritmo blue", "ask ducats 10"]);
    expect(drafted([...moves, "offer", "counter", "ask nobles 1"])).toEqual(["ask nobles 1"]);
    expect(drafted([...moves, "counter"])).toEqual([]);
  });

  it("knows what a step puts in", () => {
    expect(putIn("give ritmo blue")).toBe("ritmo-blue");
    expect(putIn("ask ducats 10")).toBe("ducats");
    expect(putIn("ask manuscript 4 blue-pink")).toBe("manuscript-4-blue-pink");
    expect(putIn("ask lingua")).toBe("lingua");
  });

  it("finds the offer that is answered, and none where the log has none", () => {
    const said = (kind: string, value: string, n: number) => ({ kind, a: { is: "card", value }, n });
    const log = [
      { move: "offer", seat: "red", effects: [said("card-offered", "ritmo-pink", 1)] },
      {
        move: "offer",
        seat: "red",
        effects: [said("card-offered", "ritmo-blue", 2), said("good-offered", "ducats", 10)],
      },
      { move: "counter", seat: "grey", effects: [] },
    ] as unknown as LogLine[];
    expect(offered(log, { by: "red" } as Trade)).toEqual({
      by: "red",
      gives: [{ what: "ritmo-blue", n: 2 }],
      asks: [{ what: "ducats", n: 10 }],
    });
    expect(offered(log, { by: "black" } as Trade)).toBeNull();
  });

  it("groups the steps of a good", () => {
    const legal = ["give ritmo blue", "ask ducats 1", "ask ducats 5", "ask nobles 1"].map((move) => ({
      move,
      kind: move.split(" ")[0] === "give" ? "give-ritmo" : "ask",
    })) as Legal[];
    expect(asks(legal).map(({ good, moves }) => [good, moves.length])).toEqual([
      ["ducats", 2],
      ["nobles", 1],
    ]);
  });

  /** A table whose undo takes back a request, which may be several steps. */
  function table(requests: string[][]) {
    const session = {
      sandbox: { moves: null },
      get log() {
        return ["trade red", ...requests.flat()].map((move) => ({ move }));
      },
      undo: () => Promise.resolve(void requests.pop()),
      act: (moves: string[]) => Promise.resolve(void requests.push(moves)),
    };
    return session as unknown as TableSession;
  }

  it("takes out the last step with a thing and keeps the others", async () => {
    const requests = [
      ["give ritmo blue"],
      ["ask ducats 5"],
      ["ask nobles 1"],
      ["ask ducats 10"],
      ["ask lingua"],
    ];
    await takeOut(table(requests), "ducats");
    expect(requests.flat()).toEqual(["give ritmo blue", "ask ducats 5", "ask nobles 1", "ask lingua"]);
    await takeOut(table(requests), "nobles");
    expect(requests.flat()).toEqual(["give ritmo blue", "ask ducats 5", "ask lingua"]);
    await takeOut(table(requests), "ritmo-blue");
    expect(requests.flat()).toEqual(["ask ducats 5", "ask lingua"]);
  });

  it("does not loop when nothing can be undone", async () => {
    const session = table([["ask ducats 5"]]);
    session.undo = () => Promise.resolve();
    await takeOut(session, "ducats");
    expect(session.log).toHaveLength(2);
  });
});

it("puts equal cards in one pile", () => {
  expect(piles(["ritmo-blue", "ritmo-pink", "ritmo-blue", null])).toEqual([
    { card: "ritmo-blue", n: 2 },
    { card: "ritmo-pink", n: 1 },
    { card: null, n: 1 },
  ]);
});
