// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import { speak, withWords } from "../i18n/i18n.svelte.ts";
import { summary } from "./summary.ts";

const on = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, "on"]));
const all = on("ritmo", "placiti", "poeti", "glossario", "alessandro", "sonzogni", "library-tile");
/** The expansions are passed as the server lists them. */
const told = (options: Record<string, string>, board: string | null = null) => {
  const laid = Object.keys(all).filter((id) => options[id] === "on");
  const expansions = { on: laid, all: laid.length === Object.keys(all).length };
  return summary({ options, expansions, preset: "deluxe", board });
};

describe("the summary of a table", () => {
  beforeAll(async () => {
    await speak("en");
    await withWords(Promise.resolve(), "lobby");
  });

  it("is empty if the table follows its rulebook", () => {
    expect(told({})).toEqual([]);
  });

  it("names options before expansions, however the server lists them", () => {
    expect(told({ alessandro: "on", "canticle-open": "15" })).toEqual([
      "Canticle for all: From turn 15",
      "Friar Alessandro",
    ]);
  });

  it("counts the expansions that it does not name", () => {
    expect(told(on("ritmo", "placiti"))).toEqual(["Ritmo Bellunese", "Placiti di Capua & Guaita di Travale"]);
    expect(told(on("ritmo", "placiti", "glossario"))).toEqual(["3 expansions"]);
    expect(told({ ...all, "placiti-deck": "10" }, "Mine")).toEqual([
      "Cards of the Placiti: 10, four of them white",
      "Board: Mine",
      "all expansions",
    ]);
  });

  it("counts the options that it does not name", () => {
    expect(told({ half: "exact", norcia: "on", bologna: "open", ritmo: "on" })).toHaveLength(4);
    expect(told({ half: "exact", norcia: "on", bologna: "open" })[2]).toBe("1 more");
  });
});
