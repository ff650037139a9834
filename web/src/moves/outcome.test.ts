// @vitest-environment jsdom
// The certain effects of a move, before it is made.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { languages, speak, withWords } from "../i18n/i18n.svelte.ts";
import type { TableSession } from "../session/session.svelte.ts";
import type { Effect, Legal, Setup } from "../wire/types.ts";
import { outcome } from "./outcome.ts";

const { setup } = JSON.parse(readFileSync("../testdata/words/told.json", "utf8")) as { setup: Setup };
const session = { table: null, setup, view: null, seat: "red" } as unknown as TableSession;
const back = (tile: string): Effect => ({
  kind: "tile-returned",
  seat: "red",
  a: { type: "tile", value: tile },
  b: { type: "end", value: "top" },
  secret: false,
  rules: ["LIB-1"],
});
const top = (...tiles: string[]) =>
  ({ kind: "top", effects: tiles.map(back), score: [] }) as unknown as Legal;
const says = (...tiles: string[]) => outcome(session, top(...tiles)).map(({ text }) => text);

it.each(languages)(
  "says of tiles that go back in which order they will be drawn, not of each that it is next: %s",
  async (language) => {
    await speak(language);
    await withWords(Promise.resolve(), "cards");
    const [one = ""] = says("3");
    const both = says("3", "2");
    expect(both).toHaveLength(1);
    const figures = both.join().match(/[23]/g);
    expect(figures).toEqual(["3", "2"]);
    expect(both).not.toContain(one);
  },
);
