// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { speak } from "../i18n/i18n.svelte.ts";
import { partsOf } from "./goal.ts";

const scene = { table: null, setup: null, view: null };
const wanted = (part: number, type: string, of: object | null, need: number, have: number, lost = false) =>
  ({ part, type, of, need, have, met: have >= need, lost }) as Parameters<typeof partsOf>[1][number];

beforeAll(async () => {
  const files = ["core", "act", "log", "terms", "lessons"].map((name) =>
    readFileSync(`../words/catalogues/en/${name}.ftl`, "utf8"),
  );
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, text: () => Promise.resolve(files.join("\n")) }));
  await speak("en");
});

test("a goal is shown in parts, with the current counts", () => {
  expect(
    partsOf(
      scene,
      [wanted(0, "ducats", null, 45, 20), wanted(1, "status", { type: "status", value: "friar" }, 1, 0)],
      "en",
    ),
  ).toEqual([
    { text: "Ducats: at least 45", met: false, lost: false, have: 20 },
    { text: expect.stringMatching(/friar/i) as string, met: false, lost: false, have: null },
  ]);
});

test("one of several conditions is enough, and met ones show no count", () => {
  const [cubes, either] = partsOf(
    scene,
    [
      wanted(0, "cubes", { type: "cube", value: "nobles" }, 2, 2),
      wanted(1, "ducats", null, 9, 1),
      wanted(1, "level", null, 3, 3),
    ],
    "en",
  );
  expect(cubes).toEqual({ text: "2 nobles", met: true, lost: false, have: null });
  expect(either).toEqual({
    text: "Ducats: at least 9 or Knowledge level 3",
    met: true,
    lost: false,
    have: null,
  });
});

test("a part is lost when none of its conditions can be reached any more", () => {
  const lost = (...all: [part: number, is: boolean][]) =>
    partsOf(
      scene,
      all.map(([part, is], i) => wanted(part, "ducats", null, i + 1, 0, is)),
      "en",
    ).map((part) => part.lost);
  expect(lost([0, true], [1, false], [2, true])).toEqual([true, false, true]);
});
