// The rules that the log cites.
import { expect, it } from "vitest";
import type { Effect, LogLine } from "../wire/types.ts";
import { rulesOfEach, type Clause } from "./effects.ts";

it("marks each clause with its own rules, the first also with those of effects without text", () => {
  const effect = (rule: string) => ({ rules: [rule] }) as unknown as Effect;
  const [spent, turn, charity] = [effect("ACT-1"), effect("ACT-5"), effect("CHA-1")];
  const said: Clause[] = [
    { seat: null, text: "Turn 2", effects: [turn], turn: 2 },
    { seat: "red", text: "receives 5 ducats", effects: [charity] },
  ];
  const line = { effects: [spent, turn, charity] } as unknown as LogLine;
  expect(rulesOfEach(line, said)).toEqual([["ACT-1", "ACT-5"], ["CHA-1"]]);
});
