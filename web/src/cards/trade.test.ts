import { describe, expect, it } from "vitest";
import type { TableSession } from "../session/session.svelte.ts";
import type { Legal, LogLine, Step, Trade } from "../wire/types.ts";
import { asks, drafted, offered, putIn, takeOut } from "./trade.ts";

type Told = Pick<LogLine, "move" | "kind" | "operands">;
const told = (move: string, kind: string, ...operands: [type: string, value: string | number][]) =>
  ({ move, kind, operands: operands.map(([type, value]) => ({ type, value })) }) as Step;
const give = told("give ritmo blue", "give-ritmo", ["card", "ritmo-blue"]);
const ask = (good: string, amount = 1) =>
  told(`ask ${good} ${amount}`, "ask", ["good", good], ["amount", amount]);

describe("a trade draft", () => {
  it("begins with the trade, or with the counter-offer", () => {
    const moves: Told[] = [told("end", "end"), told("trade red", "trade"), give, ask("ducats", 10)];
    expect(drafted(moves)).toEqual([give, ask("ducats", 10)]);
    const counter = told("counter", "counter");
    expect(drafted([...moves, told("offer", "offer"), counter, ask("nobles")])).toEqual([ask("nobles")]);
    expect(drafted([...moves, counter])).toEqual([]);
    expect(drafted([...moves, { move: "?", kind: null, operands: [] }])).toEqual([]);
  });

  it("knows what a step adds", () => {
    expect(putIn(give)).toBe("ritmo-blue");
    expect(putIn(ask("ducats", 10))).toBe("ducats");
    expect(putIn(ask("manuscript-4-blue-pink"))).toBe("manuscript-4-blue-pink");
  });

  it("finds the offer being answered, if the log has one", () => {
    const said = (kind: string, value: string, n: number) => ({ kind, a: { type: "card", value }, n });
    const log = [
      { kind: "offer", seat: "red", effects: [said("card-offered", "ritmo-pink", 1)] },
      {
        kind: "offer",
        seat: "red",
        effects: [said("card-offered", "ritmo-blue", 2), said("good-offered", "ducats", 10)],
      },
      { kind: "counter", seat: "grey", effects: [] },
    ] as unknown as LogLine[];
    expect(offered(log, { by: "red" } as Trade)).toEqual({
      by: "red",
      gives: [{ what: "ritmo-blue", n: 2 }],
      asks: [{ what: "ducats", n: 10 }],
    });
    expect(offered(log, { by: "black" } as Trade)).toBeNull();
  });

  it("groups the steps of a good", () => {
    const legal = [give, ask("ducats", 1), ask("ducats", 5), ask("nobles")] as Legal[];
    expect(asks(legal).map(({ good, moves }) => [good, moves.length])).toEqual([
      ["ducats", 2],
      ["nobles", 1],
    ]);
  });

  /** A table where undo removes one request, which may have several steps. */
  function table(requests: Step[][]) {
    const session = {
      sandbox: { moves: null },
      get log() {
        return [told("trade red", "trade"), ...requests.flat()];
      },
      undo: () => Promise.resolve(void requests.pop()),
      act: (moves: Step[]) => Promise.resolve(void requests.push(moves)),
    };
    return session as unknown as TableSession;
  }

  it("removes the last step with a good and keeps the others", async () => {
    const requests = [[give], [ask("ducats", 5)], [ask("nobles")], [ask("ducats", 10)], [ask("lingua")]];
    await takeOut(table(requests), "ducats");
    expect(requests.flat()).toEqual([give, ask("ducats", 5), ask("nobles"), ask("lingua")]);
    await takeOut(table(requests), "nobles");
    expect(requests.flat()).toEqual([give, ask("ducats", 5), ask("lingua")]);
    await takeOut(table(requests), "ritmo-blue");
    expect(requests.flat()).toEqual([ask("ducats", 5), ask("lingua")]);
  });

  it("does not loop if nothing can be undone", async () => {
    const session = table([[ask("ducats", 5)]]);
    session.undo = () => Promise.resolve();
    await takeOut(session, "ducats");
    expect(session.log).toHaveLength(2);
  });
});
