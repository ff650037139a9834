// Every code that the server may send has a message in every language.
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const schema = JSON.parse(readFileSync("../view/schema.json", "utf8")) as {
  $defs: Record<string, { enum?: string[]; properties?: Record<string, { enum?: string[] }> }>;
};
const contract = readFileSync("../server/openapi.yaml", "utf8");
const list = (text: string | undefined) =>
  (text ?? "").split(/[\s,]+/).filter((word) => word !== "" && word !== "null");

const effects = schema.$defs["Effect"]?.properties?.["kind"]?.enum ?? [];
const codes = schema.$defs["Code"]?.enum ?? [];
const kinds = schema.$defs["Kind"]?.enum ?? [];
const decisions = schema.$defs["View"]?.properties?.["decision"]?.enum ?? [];
const problems = list(/Problem:[\s\S]*?code:\s*enum: \[([\s\S]*?)\]/.exec(contract)?.[1]);
const messages = list(/kind: \{enum: \[(created[^\]]*)\]/.exec(contract)?.[1]);

describe.each(readdirSync("../words/catalogues"))("words in %s", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["core", "act", "cards", "log", "problems", "terms", "why"])
    bundle.addResource(
      new FluentResource(readFileSync(`../words/catalogues/${language}/${file}.ftl`, "utf8")),
    );
  const missing = (ids: string[]) => ids.filter((id) => !bundle.hasMessage(id));

  it("has every effect", () => {
    expect(effects.length).toBeGreaterThan(40);
    expect(missing(effects.map((kind) => `fx-${kind}`))).toEqual([]);
  });
  it("has every reason", () => {
    expect(codes.length).toBeGreaterThan(30);
    expect(missing(codes.map((code) => `why-${code}`))).toEqual([]);
  });
  it("distinguishes the parts of a city bonus", () => {
    const pattern = bundle.getMessage("move-city")?.value ?? "";
    const told = ["all", "ducats", "knowledge"].map((part) =>
      bundle.formatPattern(pattern, { part, place: "Roma" }),
    );
    expect(new Set(told).size).toBe(3);
    expect(told.every((text) => text.includes("Roma"))).toBe(true);
  });
  it("has every problem", () => {
    expect(problems).toContain("stale");
    expect(missing([...problems, "offline"].map((code) => `problem-${code}`))).toEqual([]);
  });
  it("has every message kind except chat", () => {
    expect(missing(messages.filter((kind) => kind !== "said").map((kind) => `chat-${kind}`))).toEqual([]);
  });
  it("has a prompt for every decision, of mine and of others", () => {
    for (const decision of decisions.filter((d) => d !== "over")) {
      const message = bundle.getMessage(`ask-${decision}`);
      expect(message?.value, decision).toBeTruthy();
      expect(message?.attributes["other"], decision).toBeTruthy();
    }
  });
  it("names every move", () => {
    expect(kinds.length).toBeGreaterThan(50);
    expect(missing(kinds.map((kind) => `move-${kind}`))).toEqual([]);
  });
  it("formats every effect without an error", () => {
    for (const kind of effects) {
      const message = bundle.getMessage(`fx-${kind}`);
      const faults: Error[] = [];
      const args = {
        a: "A",
        b: 2,
        n: 1,
        gain: "yes",
        seat: "red",
        name: "Anna",
        which: "none",
        level: 3,
        list: "1 card, 1 cube",
      };
      for (const pattern of [message?.value, ...Object.values(message?.attributes ?? {})])
        if (pattern) bundle.formatPattern(pattern, args, faults);
      expect(faults, kind).toEqual([]);
    }
  });
});
