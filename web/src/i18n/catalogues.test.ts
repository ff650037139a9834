// The catalogues: every message that the interface uses exists in every language, with the same variables.
import { parse, type Entry, type Message, type Term } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { signs } from "../../fonts/faces.ts";
import { elsewhere, rare } from "./rare.ts";

const read = (files: Record<string, string>) => files;
const catalogues = read(
  import.meta.glob<string>("../../../words/catalogues/*/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const sources = read(
  import.meta.glob<string>(
    ["../**/*.{svelte,ts}", "!../**/*.test.ts", "!../wire/openapi.ts", "../../../words/*.json"],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
);

/** The variables or functions that a pattern uses. */
function names(node: unknown, kind: string): string[] {
  if (Array.isArray(node)) return node.flatMap((n) => names(n, kind));
  if (typeof node !== "object" || node === null) return [];
  const { type, id } = node as { type?: string; id?: { name?: string } };
  const own = type === kind && id?.name ? [id.name] : [];
  return [...own, ...Object.values(node).flatMap((n) => names(n, kind))];
}

const variables = (node: unknown) => [...new Set(names(node, "VariableReference"))].sort();

const faults: string[] = [];

/** Whether the browser uses the catalogue. */
const own = (path: string) => !elsewhere.some((name) => path.endsWith(`/${name}.ftl`));

/** Message ids, with those of attributes, and their variables. */
function messages(language: string, of = (_: string) => true): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const [path, text] of Object.entries(catalogues)) {
    if (!path.includes(`/${language}/`) || !of(path)) continue;
    const entries: Entry[] = parse(text, {}).body;
    for (const entry of entries) {
      if (entry.type === "Junk") faults.push(`${path}: ${entry.content}`);
      if (entry.type !== "Message") continue;
      const message = entry as Message | Term;
      if (all.has(message.id.name)) faults.push(`${path}: ${message.id.name} is there twice`);
      all.set(message.id.name, variables(message.value));
      for (const attribute of message.attributes) {
        all.set(`${message.id.name}.${attribute.id.name}`, variables(attribute.value));
      }
    }
  }
  return all;
}

const english = messages("en");
const others = [...new Set(Object.keys(catalogues).map((path) => path.split("/")[5] ?? ""))].filter(
  (l) => l !== "en",
);

/** The ids that the code uses: whole ids, and the prefixes of composed ones. */
function asked() {
  const ids = new Map<string, string>();
  const prefixes = new Map<string, string>();
  for (const [path, text] of Object.entries(sources)) {
    for (const [, call = ""] of text.matchAll(/(?<![\w.])(?:t|has)\(((?:[^()]|\([^()]*\))*)\)/g)) {
      // The first argument: up to the comma before the variables.
      const first = call.split(/,\s*\{/)[0] ?? "";
      for (const [, id = ""] of first.replaceAll(/`[^`]*`/g, "").matchAll(/(?<!=== )"([a-z][\w.-]+)"/g))
        ids.set(id, path);
      for (const [, prefix = ""] of first.matchAll(/`([a-z][\w.-]*)\$\{/g)) prefixes.set(prefix, path);
    }
  }
  return { ids, prefixes };
}

describe("catalogues", () => {
  it("are each loaded by i18n.svelte.ts if listed as rare", () => {
    expect(sources["./i18n.svelte.ts"]).toContain(`{${rare.join(",")}}`);
  });

  it("can be parsed, and have no duplicates", () => {
    for (const language of others) messages(language);
    expect(faults).toEqual([]);
  });

  it.each(others)("say the same in %s", (language) => {
    const there = messages(language);
    expect([...there.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, variables] of english) {
      const extra = there.get(id)?.filter((v) => !variables.includes(v));
      expect(extra, id).toEqual([]);
    }
  });

  it("use only letters that the fonts keep", () => {
    const lost = Object.entries(catalogues).flatMap(([path, text]) =>
      [...new Set(text.match(/\p{L}/gu))].filter((c) => !signs.includes(c)).map((c) => `${path}: ${c}`),
    );
    expect(lost).toEqual([]);
  });

  it("have all messages that the interface uses", () => {
    const { ids, prefixes } = asked();
    const there = messages("en", own);
    const missing = [...ids].filter(([id]) => !there.has(id)).map(([id, path]) => `${path}: ${id}`);
    const all = [...there.keys()];
    const none = [...prefixes]
      .filter(([prefix]) => !all.some((id) => id.startsWith(prefix)))
      .map(([prefix, path]) => `${path}: ${prefix}…`);
    expect([...missing, ...none]).toEqual([]);
  });

  it("have no unused messages", () => {
    const code = Object.values(sources).join("\n");
    const words = new Set([...code.matchAll(/["'`]([a-z][\w-]*)["'`.]/g)].map(([, id = ""]) => id));
    const prefixes = [...code.matchAll(/`([a-z][\w-]*)\$\{/g)].map(([, prefix = ""]) => prefix);
    const suffixes = [...code.matchAll(/\}(-[a-z]+)`/g)].map(([, suffix = ""]) => suffix);
    const within = new Set(
      Object.values(catalogues).flatMap((text) => names(parse(text, {}), "MessageReference")),
    );
    const idle = [...messages("en", own).keys()].filter(
      (id) =>
        !id.includes(".") &&
        !words.has(id) &&
        !within.has(id) &&
        !prefixes.some((prefix) => id.startsWith(prefix)) &&
        !suffixes.some((suffix) => id.endsWith(suffix)),
    );
    expect(idle).toEqual([]);
  });
});
