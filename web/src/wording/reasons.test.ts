// @vitest-environment jsdom
// Refusals as sentences: numbers come with their units.
import { beforeAll, describe, expect, it } from "vitest";
import { languages, speak, withWords } from "../i18n/i18n.svelte.ts";
import type { Scene } from "./names.ts";
import type { Refused } from "../wire/types.ts";
import { alike, reasonText } from "./reasons.ts";

type Reason = Pick<Refused, "code" | "need" | "have" | "what" | "rule">;
const scene = {} as Scene;
const reason = (code: string, what: string | null, need: number | null = 2, have: number | null = 0) =>
  ({ code, what, need, have, rule: null }) as Reason;

describe.each(languages)("a refusal in %s", (language) => {
  beforeAll(async () => {
    await speak(language);
    await withWords(Promise.resolve(), "cards");
  });

  it.each([
    ["too-few-cubes", "abbesses", /abbess|badess|abades|Äbtissin/],
    ["lacks-card", "placiti", /Placit/],
    ["not-there", "library", /[Bb]ibliot|library/],
    ["over-limit", "ritmo", /Ritmo/],
    ["partner-over-limit", "glossario", /Glossar/],
    ["over-limit", "poets", /poet|Dichter|poèt/],
  ])("names what %s counts: %s", (code, what, name) => {
    const text = reasonText(scene, reason(code, what));
    expect(text).toMatch(name);
    expect(text).toContain("2");
    expect(text).not.toMatch(/why-|good-|\{/);
  });

  it("names the places where a move refused here is possible", () => {
    const setup = { places: [{ id: "parma", name: "Parma" }] };
    const why = (where: string[]) =>
      reasonText({ setup } as never, { ...reason("wrong-place", null, null, null), where });
    expect(why(["parma"])).toMatch(/: Parma\.$/);
    expect(why([])).not.toMatch(/:|Parma|why-/);
  });

  it("names the one card that is missing", () => {
    expect(reasonText(scene, reason("lacks-card", "scuola", null, null))).toMatch(/Scuola/);
  });

  it("groups refusals with the same reason", () => {
    const refused = [
      reason("lacks-card", "scuola"),
      reason("one-sided", null),
      reason("lacks-card", "scuola"),
    ];
    expect(alike(scene, refused as Refused[]).map((same) => same.length)).toEqual([2, 1]);
  });

  it("uses numbers alone if the move and the code say what they count", () => {
    const text = reasonText(scene, reason("too-few-ducats", null, 1, 0));
    expect(text).toMatch(/\b1\b/);
    expect(text).not.toMatch(/ducats|ducati|ducados/);
  });
});
