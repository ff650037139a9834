// The folders of src are layers: a file imports from its own folder and from folders of lower layers, never
// upwards or sideways.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize, relative } from "node:path";
import { describe, expect, it } from "vitest";

/** From lowest to highest, as drawn in docs/web.md; "." is the code that starts the page. */
const drawn = readFileSync(join(import.meta.dirname, "../../docs/web.md"), "utf8");
const layers = (/```\n(main App [^`]*)```/.exec(drawn)?.[1] ?? "")
  .trimEnd()
  .split("\n")
  .map((line) => (line.split("  ")[0] ?? "").split(" "))
  .map((folders, i) => (i === 0 ? ["."] : folders))
  .reverse();

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) =>
  /\.(ts|svelte|css)$/.test(path),
);
const folderOf = (path: string) => dirname(path).split("/")[0] ?? ".";
const layerOf = (folder: string) => layers.findIndex((layer) => layer.includes(folder));

const tests = /\.test\.ts$/;

/** The imports of a file from src: static, dynamic, or types only. */
const imports = new Map(
  files.map((path) => {
    const text = readFileSync(join(root, path), "utf8");
    const found = text.matchAll(/(?:\bfrom|\bimport|\bimport\(|@import)\s*["'](\.[^"'?]*)/g);
    const all = [...found].map(([, to = ""]) => normalize(join(dirname(path), to)));
    return [path, all.filter((to) => !to.startsWith(".."))];
  }),
);
const importsOf = (path: string) => imports.get(path) ?? [];

describe("the layers of src", () => {
  it("contain every folder, and no other", () => {
    const folders = new Set(files.map(folderOf));
    expect(layers.flat().filter((folder) => !folders.has(folder))).toEqual([]);
    expect([...folders].filter((folder) => layerOf(folder) < 0)).toEqual([]);
  });

  it("are imported downwards only", () => {
    const back = files.flatMap((path) =>
      importsOf(path)
        .filter((to) => folderOf(to) !== folderOf(path) && layerOf(folderOf(to)) >= layerOf(folderOf(path)))
        .map((to) => `${path} -> ${relative(".", to)}`),
    );
    expect(back).toEqual([]);
  });

  it("have no import cycles", () => {
    let left = files;
    for (let before = Infinity; left.length < before;) {
      before = left.length;
      const among = new Set(left);
      const leads = (path: string) => importsOf(path).some((to) => to !== path && among.has(to));
      const led = new Set(left.flatMap((path) => importsOf(path).filter((to) => to !== path)));
      left = left.filter((path) => led.has(path) && leads(path));
    }
    expect(left).toEqual([]);
  });

  it("have parts of a session that do not import the whole", () => {
    const whole = "session/session.svelte.ts";
    const knows = files.filter((path) => folderOf(path) === "session" && importsOf(path).includes(whole));
    expect(knows.filter((path) => !tests.test(path))).toEqual(["session/context.ts"]);
  });

  it("are checked with all kinds of imports", () => {
    expect(importsOf("main.ts")).toContain("App.svelte");
    expect(importsOf("pages.ts")).toContain("table/TablePage.svelte");
  });

  it("use the HTTP client only at the entry points, so that it can be replaced", () => {
    const servers = ["client/http.ts", "client/stream.ts"];
    const knows = files.filter(
      (path) => !tests.test(path) && importsOf(path).some((to) => servers.includes(to)),
    );
    expect(knows.sort()).toEqual(["client/http.ts", "frames.ts", "main.ts"]);
  });

  it("have no two files with the same name in different folders", () => {
    const by = new Map<string, Set<string>>();
    for (const path of files) {
      const stem = (basename(path).split(".")[0] ?? "").toLowerCase();
      by.set(stem, (by.get(stem) ?? new Set()).add(dirname(path)));
    }
    expect([...by].filter(([, folders]) => folders.size > 1).map(([stem]) => stem)).toEqual([]);
  });
});
