// @vitest-environment jsdom
// Effects, moves, decisions and reasons of every kind have the same text as in the terminal, in all
// languages. The file is written by package words.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { languages, speak, t, withWords, type Language } from "../i18n/i18n.svelte.ts";
import type { Effect, Legal, LogLine, Refused, Setup, TableSummary, View } from "../wire/types.ts";
import { clauses, effectText } from "./effects.ts";
import { moveArgs, moveName } from "./moves.ts";
import { stakes } from "./stakes.ts";
import { cutText, inWords, reasonText } from "./reasons.ts";
import { titleOf } from "./tables.ts";

interface Told {
  told: Record<Language, string>;
  line?: LogLine;
  outcome?: Effect;
  move?: Pick<Legal, "kind" | "operands"> & {
    decision: string;
    place: string;
    counter: boolean;
    cardinal: string;
  };
  ask?: Pick<View, "decision" | "about"> & { counter: boolean };
  table?: Pick<TableSummary, "name" | "preset" | "seats">;
  reason?: Refused;
  where?: Refused["where"];
}

const file = JSON.parse(readFileSync("../testdata/words/told.json", "utf8")) as {
  setup: Setup;
  events: View["events"];
  cases: Told[];
};

const position = (more: object) =>
  ({ events: file.events, players: [], trade: null, ...more }) as unknown as View;
const scene = { table: null, setup: file.setup, view: position({}) };

function tell({ line, outcome, move, ask, table, reason, where }: Told): string {
  if (line)
    return clauses(scene, line)
      .map(({ seat, text }) => `${seat ?? ""}: ${text}`)
      .join(" | ");
  if (outcome) return inWords({ text: effectText(scene, outcome, true), cut: cutText(scene, outcome) });
  if (ask) {
    const { decision, about, counter } = ask;
    const view = position({ decision, trade: { counter } });
    return t(`ask-${decision}`, { shared: "no", ...moveArgs(scene, about, view) });
  }
  if (table) return titleOf(table.name, table.preset, table.seats);
  if (reason) return reasonText(scene, { ...reason, where: where ?? [] });
  if (!move) return "";
  const { decision, place, counter, cardinal } = move;
  const players = [{ seat: "red", place, cardinal }];
  const view = position({ decision, decides: "red", players, trade: { counter } });
  return [moveName(scene, move, view), ...stakes(scene, move, view)].join(" · ");
}

describe.each(languages)("what is told in %s", (language) => {
  beforeAll(async () => {
    await speak(language);
    await withWords(Promise.resolve(), "cards");
  });

  it("is the same as in the terminal", () => {
    expect(file.cases.length).toBeGreaterThan(500);
    expect(t("seat-red")).not.toBe("seat-red");
    for (const one of file.cases) expect(tell(one), JSON.stringify(one)).toBe(one.told[language]);
  });
});
