import { describe, expect, it } from "vitest";
import { holds, pieces, sides } from "./versions.ts";

const version = (option: string, value: string, presets: string[]) => ({
  option,
  value,
  text: value,
  presets,
});
const reading = ({ value, ...rest }: ReturnType<typeof version>) => ({ ...rest, values: [value] });
const open = version("bologna", "open", ["it2010", "de2010"]);
const closed = version("bologna", "closed", ["deluxe"]);
const grunt = version("grunt", "on", []);

describe("versions of a rule", () => {
  it("apply by the preset of the table", () => {
    const at = { preset: "deluxe", options: {} };
    expect([open, closed, grunt].map((v) => holds(v, at))).toEqual([false, true, false]);
  });
  it("apply by an option that differs from the preset", () => {
    const at = { preset: "deluxe", options: { bologna: "open", grunt: "on" } };
    expect([open, closed, grunt].map((v) => holds(v, at))).toEqual([true, false, true]);
  });
  it("are side by side by option, those of a table first", () => {
    expect(sides([open, grunt, closed], null)).toEqual([
      { option: "bologna", here: [], others: [reading(open), reading(closed)] },
      { option: "grunt", here: [], others: [reading(grunt)] },
    ]);
    expect(sides([open, closed], { preset: "deluxe", options: {} })).toEqual([
      { option: "bologna", here: [reading(closed)], others: [reading(open)] },
    ]);
  });
  it("with the same text are merged, with all values and presets", () => {
    const later = { ...version("library", "later", ["it2010"]), text: "Classic." };
    const now = { ...version("library", "on-advance", ["de2010", "fr2010"]), text: "Classic." };
    const book = version("library", "book", ["deluxe"]);
    const classic = {
      option: "library",
      values: ["later", "on-advance"],
      text: "Classic.",
      presets: ["it2010", "de2010", "fr2010"],
    };
    const at = { preset: "fr2010", options: {} };
    expect(sides([later, book, now], at)).toEqual([
      { option: "library", here: [classic], others: [reading(book)] },
    ]);
    expect(sides([later, book, now], null)[0]?.others).toEqual([classic, reading(book)]);
  });
});

describe("a text", () => {
  it("has paragraphs and lists", () => {
    expect(pieces("One.\n\n- Two.\n\n- Three.\n\nFour.")).toEqual([
      { items: ["One."], list: false },
      { items: ["Two.", "Three."], list: true },
      { items: ["Four."], list: false },
    ]);
  });
});
