// @vitest-environment jsdom
// The texts about the score of a seat.
import { expect, it } from "vitest";
import { languages, speak, withWords } from "../i18n/i18n.svelte.ts";
import type { TableSession } from "../session/session.svelte.ts";
import { knownWords } from "./seat.ts";

const session = (vp: number, final = false) =>
  ({
    view: {
      score: {
        final,
        seats: [
          {
            seat: "red",
            known: vp + 3,
            total: null,
            lines: [
              { category: "votes", rule: "SCO-2", vp },
              { category: "manuscripts", rule: "SCO-3", vp: 3 },
            ],
          },
        ],
      },
    },
  }) as unknown as TableSession;

it.each(languages)("says how much of it others can still take: %s", async (language) => {
  await speak(language);
  await withWords(Promise.resolve(), "panels");
  const figures = (vp: number, final?: boolean) =>
    knownWords(session(vp, final), { seat: "red" }).match(/\d+/g);
  expect(figures(7)).toEqual(["10", "7"]);
  expect(figures(0)).toEqual(["3"]);
  expect(figures(7, true)).toEqual(["10"]);
});
