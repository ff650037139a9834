// @vitest-environment jsdom
// Edits and their differences, on a small board; and the messages for all texts of the
// built-in files.
import { readFileSync } from "node:fs";
import { parse } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import type { BoardSheet, Components, EventSheet, PlaceSheet } from "../wire/types.ts";
import * as make from "./change.ts";
import { boardFacts, compare, sharesOf, tally, entriesOf, type Fact, type From } from "./facts.ts";
import { speak, withWords } from "../i18n/i18n.svelte.ts";
import { factWords } from "./factWords.ts";
import { fileName } from "./fresh.ts";
import { useOf } from "../rules/uses.ts";

const vol: From = { mark: "proposed", sources: ["VOL"] };
const box: From = { mark: "attested", sources: ["BOX"] };
const say = <T>(value: T, from = vol) => ({ value, mark: from.mark, sources: [...from.sources] });
const place = (id: string, features: string[], neighbours: string[]): PlaceSheet => ({
  id: say(id),
  name: say(id),
  zone: say(features.includes("city") ? "pink" : "neutral"),
  features: features.map((f) => say(f)),
  sea: features.includes("harbour") ? say("tirreno") : null,
  ducats: features.includes("city") ? say(10) : null,
  knowledge: features.includes("city") ? say(0) : null,
  neighbours: neighbours.map((n) => say(n)),
  alone: neighbours.length === 0 ? say("") : null,
  at: { ...say(0), value: [43, 11] },
});
const tiles: EventSheet[] = [
  { no: say(1), name: say("Magnalia"), place: say("roma"), ducats: null, knowledge: say(4), auction: null },
];
const board: BoardSheet = {
  board: "b",
  title: "B",
  note: "",
  sources: [],
  places: [
    place("roma", ["city", "harbour", "event"], ["siena", "pisa"]),
    place("siena", ["city", "event"], ["roma"]),
    place("pisa", ["convent"], ["roma"]),
    place("elba", ["abbey"], []),
  ],
  events: [],
};
const differs = (sheet: BoardSheet) =>
  compare(boardFacts(board, tiles), boardFacts(sheet, tiles)).map(({ at, kind }) => `${at} ${kind}`);

const read = (path: string) => readFileSync(new URL(path, `file://${import.meta.dirname}/`), "utf8");
/** The messages of the pages, with their attributes. */
const words = new Set(
  ["box", "lobby", "cards"].flatMap((name) =>
    parse(read(`../../../words/catalogues/en/${name}.ftl`), {}).body.flatMap((e) =>
      e.type === "Message" ? [e.id.name, ...e.attributes.map((a) => `${e.id.name}.${a.id.name}`)] : [],
    ),
  ),
);

describe("an edit", () => {
  const cases: [string, BoardSheet, string[]][] = [
    ["of a name", make.rename(board, "roma", "Rom", box), ["places/roma/name changed"]],
    ["of a dialect", make.recolour(board, "roma", "blue", box), ["places/roma/zone changed"]],
    ["of a value", make.worth(board, "roma", "ducats", 8, box), ["places/roma/ducats changed"]],
    ["of a value that is gone", make.worth(board, "roma", "ducats", null, box), ["places/roma/ducats gone"]],
    [
      "of a kind takes along what only the old one has",
      make.convert(board, "siena", "abbey", box),
      [
        "places/siena/kind changed",
        "places/siena/zone changed",
        "places/siena/features/event gone",
        "places/siena/ducats gone",
        "places/siena/knowledge gone",
      ],
    ],
    [
      "of a kind brings what a city needs",
      make.convert(board, "pisa", "city", box),
      ["places/pisa/kind changed", "places/pisa/ducats added", "places/pisa/knowledge added"],
    ],
    [
      "of a harbour takes its sea along",
      make.equip(board, "roma", "harbour", false, box),
      ["places/roma/features/harbour gone", "places/roma/sea gone"],
    ],
    ["of a sea", make.moor(board, "roma", "adriatico", box), ["places/roma/sea changed"]],
    [
      "of a road stands at both ends",
      make.road(board, "elba", "siena", true, box),
      ["roads/elba~siena added", "places/elba/alone gone"],
    ],
    [
      "of the last road leaves a place alone",
      make.road(board, "pisa", "roma", false, box),
      ["places/pisa/alone added", "roads/pisa~roma gone"],
    ],
    ["of a tile", make.retile(board, tiles, 1, { place: "siena" }, box), ["events/1/place changed"]],
    [
      "of what a tile brings",
      make.retile(board, tiles, 1, { gift: { what: "ducats", n: 20 } }, box),
      ["events/1/gift changed"],
    ],
    [
      "that only confirms",
      make.confirm(board, tiles, "places/roma/ducats", box),
      ["places/roma/ducats confirmed"],
    ],
    [
      "that confirms a kind",
      make.confirm(board, tiles, "places/pisa/kind", box),
      ["places/pisa/kind confirmed"],
    ],
    [
      "that confirms a road",
      make.confirm(board, tiles, "roads/pisa~roma", box),
      ["roads/pisa~roma confirmed"],
    ],
    [
      "that confirms solitude",
      make.confirm(board, tiles, "places/elba/alone", box),
      ["places/elba/alone confirmed"],
    ],
    ["that confirms a gift", make.confirm(board, tiles, "events/1/gift", box), ["events/1/gift confirmed"]],
    [
      "that confirms a tile's name",
      make.confirm(board, tiles, "events/1/name", box),
      ["events/1/name confirmed"],
    ],
  ];

  it.each(cases)("%s", (_, sheet, changes) => {
    expect(differs(sheet).sort()).toEqual([...changes].sort());
    for (const end of ["roma", "siena", "pisa", "elba"]) {
      const at = sheet.places.find((p) => p.id.value === end);
      for (const { value } of at?.neighbours ?? []) {
        const back = sheet.places.find((p) => p.id.value === value)?.neighbours.find((n) => n.value === end);
        expect(back?.mark).toBe(at?.neighbours.find((n) => n.value === value)?.mark);
      }
    }
  });

  it.each(cases)("is put back: %s", (_, sheet) => {
    const changes = compare(boardFacts(board, tiles), boardFacts(sheet, tiles));
    const again = changes.reduce((s, change) => make.restore(s, board, change), sheet);
    expect(again).toEqual(board);
  });

  it("leaves the original board unchanged", () => {
    const before = structuredClone(board);
    for (const [, sheet] of cases) expect(sheet).not.toBe(board);
    expect(board).toEqual(before);
  });
});

/** A deck as /components returns it. Each card refers to the rule with its name. */
const deckOf = (deck: string, option: string, cards: string[], places: string[], rules: string[]) => ({
  deck,
  option,
  cards: cards.map((card) => say(card)),
  places: places.map((at) => say(at)),
  action: say("roma"),
  rules,
  uses: Object.fromEntries(cards.map((card) => [card, [`rule of ${card}`]])),
});

describe("facts", () => {
  const contents = {
    board,
    events: tiles,
    manuscripts: [],
    library: [],
    extra: say({ vp: 3, joker: true }),
    cards: [
      deckOf("placiti", "placiti", ["placito", "guaita", "white", "white"], ["roma", "siena"], ["EXP-P1"]),
      deckOf("ritmo", "ritmo", ["blue"], ["roma"], ["EXP-R1", "EXP-K1"]),
      { ...deckOf("scuola", "poeti", ["3"], ["pisa"], ["EXP-S1"]), action: null },
      deckOf("arnault", "poeti", ["2"], ["elba"], ["EXP-S2", "EXP-K1"]),
      deckOf("glossario", "glossario", ["1"], ["siena"], ["EXP-G1"]),
    ],
    friars: [{ tile: "gigi", option: "", names: [say("Gigi")], effect: say("FRI-4"), knowledge: 0, vp: -4 }],
    cardinals: [
      {
        tile: "sonzogni",
        option: "sonzogni",
        names: [say("Sonzogni")],
        effect: say("EXP-Z1"),
        knowledge: 0,
        vp: 0,
      },
    ],
    canticle: [],
    spaces: say(92),
    levels: [],
    tracks: [],
    university: say(10),
    redPapal: say(2),
    coins: say([
      { ducats: 5, count: 10 },
      { ducats: 10, count: 15 },
    ]),
    discs: say(20),
    pawns: say(1),
    markers: say(6),
  } as unknown as Components;
  const entries = entriesOf(contents);
  const facts = entries.flatMap((t) => t.facts);

  it("list the components other than tiles", async () => {
    await speak("en");
    await withWords(Promise.resolve(), "box");
    const pieces = entries.filter((t) => t.group === "pieces");
    expect(pieces.map((t) => t.at)).toEqual(["coins", "discs", "pawns", "markers"]);
    const names = { places: new Map<string, string>(), sources: new Map<string, string>() };
    expect(pieces.flatMap((t) => t.facts.map((f) => factWords(f, names)))).toEqual([
      "10 × 5 ducats, 15 × 10 ducats",
      "20",
      "1",
      "6",
    ]);
  });

  it("count a road once, from either end", () => {
    const roads = facts.filter((f) => f.field === "road");
    expect(roads).toHaveLength(4);
    expect(tally(entries).proposed).toBe(new Set(facts.map((f) => f.at)).size);
    expect(sharesOf(roads)).toEqual({ attested: 0, inferred: 0, proposed: 4 });
  });

  it("have a draw location once, for the deck or for the place", () => {
    const drawn = facts.filter((f) => f.field === "drawn").map((f) => f.at);
    expect(drawn).toHaveLength(6);
    expect(
      facts
        .filter((f) => f.field === "deck")
        .map((f) => f.at)
        .sort(),
    ).toEqual(drawn.sort());
    const roma = entries.find((t) => t.at === "places/roma")?.facts.filter((f) => f.field === "deck");
    expect(roma?.map((f) => f.value)).toEqual(["placiti", "ritmo"]);
  });

  it("name the options that add an entry and that decide its use", () => {
    const options = (at: string) => {
      const entry = entries.find((t) => t.at === at);
      return [entry?.expansion, entry?.ruling];
    };
    expect(options("cards/placiti")).toEqual(["placiti", "placiti-deck"]);
    expect(options("cards/arnault")).toEqual(["poeti", undefined]);
    expect(options("friars/gigi")).toEqual([undefined, "gigi-until"]);
    expect(options("cardinals/sonzogni")).toEqual(["sonzogni", undefined]);
    expect(options("library-more")).toEqual(["library-tile", undefined]);
  });

  it("describe the use of every card and tile, with the rule of its kind", () => {
    const rules = (at: string) => useOf(facts.find((f) => f.at === at) as Fact)?.rules;
    expect(rules("cards/placiti/2")).toEqual(["rule of guaita"]);
    expect(rules("cards/placiti/4")).toEqual(["rule of white"]);
    expect(rules("cards/arnault/in/elba")).toEqual(["EXP-S2", "EXP-K1"]);
    expect(rules("friars/gigi/effect")).toEqual(["FRI-4", "PLC-5"]);
    for (const fact of facts) {
      const { at, field } = fact;
      if (field !== "name" && field !== "printed") expect(words, at).toContain(useOf(fact)?.id);
    }
  });

  it("name the file of a board by its title", () => {
    expect(fileName("Das Spielbrett von Jörg, 2. Auflage")).toBe("das-spielbrett-von-jorg-2-auflag");
    expect(fileName("2010")).toBe("board");
    expect(fileName("Città – mia!")).toBe("citta-mia");
  });
});

describe("the messages", () => {
  const data = ["board", "classic", "deluxe", "sources"].map((f) => read(`../../../edition/data/${f}.yaml`));

  it("exist for every note and source of the built-in files", () => {
    const notes = data.flatMap((text) => [...text.matchAll(/note: "([^"]*)"/g)].map(([, note = ""]) => note));
    expect(notes.length).toBeGreaterThan(30);
    const slug = (note: string) =>
      note
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "");
    expect(notes.map((n) => `box-note-${slug(n)}`).filter((id) => !words.has(id))).toEqual([]);
    const codes = [...(data[3] ?? "").matchAll(/^ {2}([A-Z0-9]+): /gm)].map(([, code = ""]) => code);
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((code) => !words.has(`source-${code}`))).toEqual([]);
  });

  it("exist for every fault that the server reports", () => {
    const kinds = [...read("../../../edition/boardkinds.go").matchAll(/kind\{"([a-z-]+)"/g)];
    expect(kinds.length).toBeGreaterThan(20);
    expect(kinds.map(([, code = ""]) => `fault-${code}`).filter((id) => !words.has(id))).toEqual([]);
  });

  it("exist for every use", () => {
    const facts = [...boardFacts(board, tiles).values()];
    for (const fact of facts) {
      const use = useOf(fact);
      if (fact.field !== "name") expect(use, fact.at).not.toBeNull();
      if (use) expect(words).toContain(use.id);
    }
    for (const track of ["riddle", "messenger", "orient", "canticle", "library", "rest"])
      expect(words).toContain(`box-use-track-${track}`);
  });
});
