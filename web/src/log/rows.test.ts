// The log by turn and seat, with the messages between the moves.
import { describe, expect, it } from "vitest";
import type { TableSession } from "../session/session.svelte.ts";
import type { ChatMessage, LogLine, Position } from "../wire/types.ts";
import { groups, underHeading } from "./rows.ts";

const line = (step: number, turn: number, seat: string, at: string): LogLine =>
  ({ step, turn, seat, at, bot: false, move: "psalter", effects: [] }) as unknown as LogLine;
const log = [
  line(1, 1, "red", "2026-01-01T10:00:00.000Z"),
  line(2, 1, "red", "2026-01-01T10:01:00.000Z"),
  line(3, 1, "grey", "2026-01-01T10:02:00.000Z"),
  line(4, 2, "grey", "2026-01-01T10:03:00.000Z"),
];
const said = (at: string): ChatMessage => ({
  seq: 9,
  at,
  kind: "said",
  seat: "red",
  name: "Anna",
  text: "Ciao",
});

function table(step: number, chat: ChatMessage[] = []): TableSession {
  const now = { step: 4 } as Position;
  const shown = step === 4 ? now : ({ step } as Position);
  return {
    log,
    now,
    shown,
    present: shown === now,
    sandbox: { moves: null },
    chat,
  } as unknown as TableSession;
}

describe("the rows of the log", () => {
  it("group the moves of a seat in a turn", () => {
    expect(groups(table(4)).map((g) => g.lines.length)).toEqual([2, 1, 1]);
  });
  it("contain nothing after the shown position", () => {
    expect(groups(table(3)).map((g) => g.lines.length)).toEqual([2, 1]);
  });
  it("have messages between the moves by time", () => {
    const rows = groups(table(4, [said("2026-01-01T10:01:30.000Z")]));
    expect(rows.map((g) => (g.message ? "said" : g.seat))).toEqual(["red", "said", "grey", "grey"]);
  });
  // Lines that leave the log and come back are announced again by screen readers.
  it("keep the messages before the next move while a sandbox or a playback shows another position", () => {
    const chat = [said("2026-01-01T09:00:00.000Z"), { ...said("2026-01-01T10:02:30.000Z"), seq: 10 }];
    const keys = (session: TableSession) => groups(session).map(({ key }) => key);
    const sandbox = { ...table(3, chat), sandbox: { moves: [] } } as unknown as TableSession;
    expect(keys(sandbox)).toEqual(keys(table(4, chat)));
    expect(keys(table(3, chat))).toEqual(["r9", "m1", "m3", "r10"]);
    expect(keys(table(2, chat))).toEqual(["r9", "m1"]);
  });
  it("name the seat again after another one has acted", () => {
    const clause = (seat: string | null) => ({ seat, text: "scores", effects: [] });
    expect(underHeading([clause("red"), clause("red")], "red")).toBe(2);
    expect(underHeading([clause("red"), clause("grey"), clause("red")], "red")).toBe(1);
    expect(underHeading([clause("red"), clause(null), clause("red")], "red")).toBe(1);
  });
});
