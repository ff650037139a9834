import { describe, expect, it } from "vitest";
import {
  barred,
  booksWith,
  choices,
  choosable,
  elsewhere,
  idle,
  unmet,
  type Option,
  type Preset,
} from "./choices.ts";

type Needs = Option["needs"];
const option = (id: string, values: string[], needs: Needs = []): Option => ({
  id,
  title: id,
  text: id,
  rule: "SET-1",
  values: values.map((value) => ({ value, text: value })),
  expansion: false,
  sources: [],
  needs,
  serves: [],
});
const edition = (value: string, values: string[]) => ({
  values,
  rule: "SET-1",
  any: [{ option: "edition", value }],
  players: null,
});
const cards = ["ritmo", "placiti"].map((o) => ({ option: o, value: "on" }));
const onOff = ["off", "on"];
const options: Option[] = [
  option("edition", ["classic", "deluxe"]),
  option("library", ["later", "book"], [edition("classic", ["later"]), edition("deluxe", ["book"])]),
  option("landing", ["another", "any"], [edition("classic", ["another", "any"])]),
  option("bologna", ["open", "closed"]),
  option("grunt", onOff, [
    edition("classic", ["on"]),
    { values: ["on"], rule: "SET-6", any: [], players: 3 },
  ]),
  option("ritmo", onOff, [edition("deluxe", ["on"])]),
  option("placiti", onOff, [edition("deluxe", ["on"])]),
  option(
    "placiti-deck",
    ["12", "10"],
    [
      edition("deluxe", ["10"]),
      { values: ["10"], rule: "EXP-P1", any: [{ option: "placiti", value: "on" }], players: null },
    ],
  ),
  option("glossario", onOff, [
    edition("deluxe", ["on"]),
    { values: ["on"], rule: "RUL-15", any: cards, players: null },
  ]),
  option("sonzogni", ["off"]),
];
const preset = (id: string, settings: Record<string, string>): Preset => ({
  id,
  title: "",
  document: "",
  text: "",
  settings,
});
const off = { ritmo: "off", placiti: "off", glossario: "off", "placiti-deck": "12" };
const deluxe = preset("deluxe", {
  edition: "deluxe",
  library: "book",
  bologna: "closed",
  grunt: "off",
  ...off,
});
const classic = preset("fr2010", {
  edition: "classic",
  library: "later",
  landing: "any",
  bologna: "open",
  grunt: "off",
});
const ids = (list: Option[]) => list.map((o) => o.id);

describe("options with a rulebook", () => {
  it("are offered if they leave a choice", () => {
    expect(ids(choosable(options, deluxe))).toEqual([
      "bologna",
      "ritmo",
      "placiti",
      "placiti-deck",
      "glossario",
    ]);
    expect(ids(elsewhere(options, deluxe))).toEqual(["library", "landing", "grunt"]);
  });

  it("say which option rules them out if the rulebook leaves no choice", () => {
    const by = (id: string, p: Preset) => barred(options.find((o) => o.id === id) as Option, p)?.any;
    expect(by("grunt", deluxe)).toEqual([{ option: "edition", value: "classic" }]);
    expect(by("grunt", classic)).toBeUndefined();
    expect(by("ritmo", classic)).toEqual([{ option: "edition", value: "deluxe" }]);
    expect(by("placiti-deck", deluxe)).toBeUndefined();
    expect(ids(choosable(options, classic))).toEqual(["landing", "bologna", "grunt"]);
  });
});

describe("the effective choices", () => {
  const made = (chosen: Record<string, string>, p = deluxe, players = 3) =>
    choices(chosen, options, p, players);

  it("differ from the rulebook", () => {
    expect(made({ bologna: "closed" })).toEqual({});
    expect(made({ bologna: "open" })).toEqual({ bologna: "open" });
    expect(made({ bologna: "shut", color: "red" })).toEqual({});
  });

  it("have their requirements met, including the number of players", () => {
    expect(made({ grunt: "on" }, classic, 3)).toEqual({ grunt: "on" });
    expect(made({ grunt: "on" }, classic, 4)).toEqual({});
    expect(made({ grunt: "on" }, deluxe, 3)).toEqual({});
    expect(made({ glossario: "on" })).toEqual({});
    expect(made({ glossario: "on", ritmo: "on" })).toEqual({ glossario: "on", ritmo: "on" });
    expect(made({ "placiti-deck": "10" })).toEqual({});
  });

  it("exclude unmet requirements, which are named", () => {
    const glossario = options.find((o) => o.id === "glossario") as Option;
    expect(unmet(glossario, "on", deluxe.settings, 3)?.rule).toBe("RUL-15");
    expect(unmet(glossario, "off", deluxe.settings, 3)).toBeUndefined();
    expect(unmet(glossario, "on", { ...deluxe.settings, placiti: "on" }, 3)).toBeUndefined();
  });

  it("are linked to the rulebooks that make them", () => {
    expect(booksWith([deluxe, classic], "bologna", "open")).toEqual([classic]);
  });
});

describe("an option that depends on others", () => {
  const alessandro = { ...option("alessandro", onOff), serves: cards };

  it("has no effect without any of them", () => {
    expect(idle(alessandro, { alessandro: "on", ritmo: "off" })).toBe(true);
    expect(idle(alessandro, { alessandro: "on", placiti: "on" })).toBe(false);
    expect(idle(option("ritmo", onOff), {})).toBe(false);
  });
});
