import { describe, expect, it } from "vitest";
import type { Rulebook } from "../wire/types.ts";
import { find } from "./book.svelte.ts";
import { entries, extract, marked, search } from "./find.ts";

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

describe("search in the book", () => {
  it("finds titles before texts, without case and accents", () => {
    expect(found("ABBESSE")).toEqual(["MOV-2", "aim", "MOV-1"]);
    expect(found("deplacement")).toEqual(["MOV"]);
    expect(found("oeuvre abbesse")).toEqual(["MOV-1"]);
  });
  it("finds ids, and nothing for nothing", () => {
    expect(found("mov-2")).toEqual(["MOV-2"]);
    expect(found("  ")).toEqual([]);
    expect(found("pope")).toEqual([]);
  });
  it("marks what was searched where it stands", () => {
    expect(marked("L’œuvre d’été", "oeuvre ete")).toEqual([
      { text: "L’", hit: false },
      { text: "œuvre", hit: true },
      { text: " d’", hit: false },
      { text: "été", hit: true },
    ]);
  });
  it("shows the words around what was found", () => {
    const text = `${"avant ".repeat(40)}trouvé ${"après ".repeat(40)}`.trim();
    const shown = extract(text, "trouve", 80);
    expect(shown).toMatch(/^… avant .*trouvé après .* …$/);
    expect(shown.length).toBeLessThan(90);
    expect(extract("Tout court.", "court")).toBe("Tout court.");
  });
});

describe("an address", () => {
  it("opens the leaf on which a rule stands", () => {
    expect(find(book, "")).toEqual({ leaf: "overview", mark: "" });
    expect(find(book, "aim")).toEqual({ leaf: "overview", mark: "aim" });
    expect(find(book, "MOV")).toEqual({ leaf: "MOV", mark: "" });
    expect(find(book, "MOV-2")).toEqual({ leaf: "MOV", mark: "MOV-2" });
    expect(find(book, "all")).toEqual({ leaf: "all", mark: "" });
    expect(find(book, "XXX-1")).toEqual({ leaf: null, mark: "" });
  });
});
