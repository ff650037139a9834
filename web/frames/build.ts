/**
 * Prerenders the pages in all languages into dist/frames/: `tsx frames/build.ts`, after both builds of vite.
 * It visits them like a browser without a window, and without a server: files come from dist, the rulebook
 * and the list of lessons from `go run ../workshop/frames`. The frames contain placeholders, where the server
 * inserts the title and the description of a table.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Script } from "node:vm";
import ts from "typescript";
import type * as Frames from "../src/frames.ts";
import { critical } from "./critical.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const dist = here("../dist/");

/** An address for each kind of page. The frame does not depend on its last part. */
const addresses = ["/", "/new", "/t/x", "/learn", "/learn/x", "/s/x", "/d/x", "/rules", "/rules/x", "/help", "/help/x", "/settings", "/box", "/box/x", "/board", "/x"]; // prettier-ignore

interface Told {
  lessons: unknown;
  books: Record<string, { book: unknown; figures: Record<string, string> }>;
}
const go = execFileSync("go", ["run", "./workshop/frames", "web/src/map/geometry.json"], {
  cwd: here("../../"),
  maxBuffer: 2 ** 26,
});
const { lessons, books } = JSON.parse(go.toString()) as Told;

/** The responses to requests made during rendering. */
function answer(address: string): string {
  const { pathname, searchParams } = new URL(address, location.href);
  const told = books[searchParams.get("lang") ?? ""];
  if (pathname === "/api/lessons") return JSON.stringify(lessons);
  if (pathname === "/api/rules") return JSON.stringify(told?.book);
  const figure = /^\/api\/rules\/figures\/(.*)$/.exec(pathname)?.[1];
  if (figure !== undefined) return told?.figures[figure] ?? "";
  if (pathname.startsWith("/assets/")) return readFileSync(dist + pathname, "utf8");
  throw new Error(`unexpected request during prerendering: ${address}`);
}

Object.assign(globalThis, {
  location: new URL("http://frame/"),
  document: {
    documentElement: { dataset: {} },
    querySelector: (meta: string) => ({ content: meta.includes("og:url") ? location.href : "@told@" }),
  },
  fetch: (address: string) => Promise.resolve(new Response(answer(address))),
});

const { frame, languages } = (await import(pathToFileURL(here("../node_modules/.frames/frames.js")).href)) as typeof Frames; // prettier-ignore

const shell = readFileSync(`${dist}index.html`, "utf8");
const sheet = /\s*<link rel="stylesheet"[^>]*href="([^"]*)"[^>]*>/g;
const first = [...shell.matchAll(sheet)].map(([, href = ""]) => href.replace("/assets/", ""));
const others = readdirSync(`${dist}assets`).filter((name) => name.endsWith(".css") && !first.includes(name));
/**
 * The modules that the script starts with: they are loaded after the first paint, together with those that
 * the server adds for each page.
 */
const modules = /\s*<link rel="modulepreload"[^>]*>/g;
const read = (names: string[]) =>
  names.map((name) => readFileSync(`${dist}assets/${name}`, "utf8")).join("\n");
const [everywhere, elsewhere] = [read(first), read(others)];

/** The inline script of every page: the code of src/browser/early.ts, without its imports. */
const early = ts
  .transpileModule(readFileSync(here("../src/browser/early.ts"), "utf8"), {
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, removeComments: true },
  })
  .outputText.replaceAll("export ", "");
void new Script(early); // throws if browsers could not parse it

/**
 * A whole page: it contains the style of all pages, and the part of the other styles that it needs, whose
 * files are loaded later.
 */
function page(language: string, { html, without, late, again }: Awaited<ReturnType<typeof frame>>): string {
  const head = [
    "<!--told-->",
    `<script>${early}early(place);hold()</script>`,
    `<style>${everywhere}${critical(elsewhere, html)}</style>`,
  ].join("\n    ");
  const [element = "", script = ""] =
    /<script type="module"[^>]*src="([^"]*)"[^>]*><\/script>/.exec(shell) ?? [];
  const later = `<link rel="modulepreload" crossorigin href="${script}" />${(shell.match(modules) ?? []).map((link) => link.trim()).join("")}<!--later-->`;
  const body = `<noscript><p class="unscripted">${without}</p></noscript>\n    <p class="unscripted" id="late" role="status" hidden>${late} <a href="">${again}</a></p>\n    <div id="app">${html}</div>\n    <template id="later">${later}</template>\n    <script>begin(${JSON.stringify(script)})</script>`;
  return shell
    .replace('lang="en"', `lang="${language}"`)
    .replace(sheet, "")
    .replace(element, "")
    .replace(modules, "")
    .replace(/<meta name="description"[^>]*>\s*/, "")
    .replace(/<title>.*<\/title>/, () => head)
    .replace('<div id="app"></div>', () => body);
}

/** The name of an address's frame: "index", "rules", "rules-x". */
const stem = (address: string) => address.slice(1).replace("/", "-") || "index";

mkdirSync(`${dist}frames`, { recursive: true });
const names: Record<string, string> = {};
for (const address of addresses) {
  location.href = new URL(address, location.href).href;
  for (const language of languages) {
    const drawn = await frame(language);
    if (drawn.html.includes(" style="))
      throw new Error(`${address}: style attributes are forbidden by the content security policy`);
    names[stem(address)] = drawn.name;
    writeFileSync(`${dist}frames/${stem(address)}.${language}.html`, page(language, drawn));
  }
}
writeFileSync(`${dist}frames/pages.json`, JSON.stringify(names));
console.log(`frames: ${addresses.length} in ${languages.length} languages`);
process.exit(); // the timers of the pages keep running
