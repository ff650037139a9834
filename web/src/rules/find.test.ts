// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import { speak, withWords } from "../i18n/i18n.svelte.ts";
import type { Rulebook } from "../wire/types.ts";
import { find } from "./book.ts";
import { entries, extract, marked, partOf, search } from "./find.ts";

const rule = (id: string, title: string, text: string) => ({
  id,
  title,
  text,
  versions: [],
  example: "",
  figures: [],
  see: [],
});
const book: Rulebook = {
  lang: "fr",
  languages: ["fr"],
  title: "Le jeu en deux pages",
  sections: [{ key: "aim", title: "Le but", text: "Les abbesses votent.", figures: [] }],
  chapters: [
    {
      family: "MOV",
      part: "base",
      title: "Déplacement",
      intro: "On voyage.\n\n- Par mer.",
      figures: [],
      rules: [
        rule("MOV-1", "Un pas", "Une abbesse attend l’œuvre."),
        rule("MOV-2", "Abbesses en route", "Rien."),
      ],
    },
  ],
  words: {},
};
const all = entries(book);
const found = (what: string) => search(all, what).map((e) => e.at);

describe("the search in the book", () => {
  beforeAll(async () => {
    await speak("fr");
    await withWords(Promise.resolve(), "lobby", "rules");
  });
  it("finds titles before texts, without case and accents", () => {
    expect(found("ABBESSE")).toEqual(["MOV-2", "aim", "MOV-1"]);
    expect(found("deplacement")).toEqual(["MOV"]);
    expect(found("oeuvre abbesse")[0]).toBe("MOV-1");
  });
  it("tolerates one word that is nowhere, and ranks full matches first", () => {
    expect(found("abbesse attend toujours")).toEqual(["MOV-1"]);
    expect(found("abbesse attend")).toEqual(["MOV-1", "MOV-2", "aim"]);
    expect(found("le pape est mort")).toEqual([]);
  });
  it("ranks beginnings of words first for the word that is still being typed", () => {
    const leaf = (at: string, text: string) => ({
      at,
      id: "",
      title: "",
      chapter: "",
      parts: [{ version: "", text }],
    });
    const leaves = [leaf("inside", "Les antipapes votent."), leaf("begins", "Un pape vote.")];
    expect(search(leaves, "vote pap").map(({ at }) => at)).toEqual(["begins", "inside"]);
    expect(found("abb vot")[0]).toBe("aim");
  });
  it("finds ids, and nothing for an empty search", () => {
    expect(found("mov-2")).toEqual(["MOV-2"]);
    expect(found("  ")).toEqual([]);
    expect(found("pope")).toEqual([]);
  });
  it("marks the matches in the text", () => {
    expect(marked("L’œuvre d’été", "oeuvre ete")).toEqual([
      { text: "L’", hit: false },
      { text: "œuvre", hit: true },
      { text: " d’", hit: false },
      { text: "été", hit: true },
    ]);
  });
  it("shows the words around a match", () => {
    const text = `${"avant ".repeat(40)}trouvé ${"après ".repeat(40)}`.trim();
    const shown = extract(text, "trouve", 80);
    expect(shown).toMatch(/^… avant .*trouvé après .* …$/);
    expect(shown.length).toBeLessThan(90);
    expect(extract("Tout court.", "court")).toBe("Tout court.");
  });
  it("shows one version of a rule at a time, with its condition", () => {
    const version = (value: string, presets: string[]) => ({
      option: "edition",
      value,
      text: `Douze abbesses, ${value}.`,
      presets,
    });
    const versions = [version("classic", ["it2010"]), version("deluxe", ["deluxe"])];
    const split = { ...rule("MOV-3", "Fin", ""), versions, example: "Anna attend." };
    const chapters = [
      { family: "MOV", part: "base" as const, title: "", intro: "", figures: [], rules: [split] },
    ];
    const read = (what: string, preset?: string) => {
      const at = preset ? { preset, options: {} } : null;
      const entry = entries({ ...book, chapters }, at).find((e) => e.at === "MOV-3");
      return entry && partOf(entry, what);
    };
    expect(read("douze")).toMatchObject({ text: "Douze abbesses, classic." });
    expect(read("douze")?.version).toMatch(/2010/);
    expect(read("douze", "deluxe")?.version).toMatch(/2019/);
    expect(read("douze deluxe")?.version).toMatch(/2019/);
    expect(read("attend")).toEqual({ version: "", text: "Anna attend." });
  });
});

describe("an address", () => {
  it("opens the leaf of a rule", () => {
    expect(find(book, "")).toEqual({ leaf: "overview", mark: "" });
    expect(find(book, "aim")).toEqual({ leaf: "overview", mark: "aim" });
    expect(find(book, "MOV")).toEqual({ leaf: "MOV", mark: "" });
    expect(find(book, "MOV-2")).toEqual({ leaf: "MOV", mark: "MOV-2" });
    expect(find(book, "all")).toEqual({ leaf: "all", mark: "" });
    expect(find(book, "XXX-1")).toEqual({ leaf: null, mark: "" });
  });
});
