/**
 * Combines the catalogues that every page needs into one file for each language, in src/i18n/words/ (not in
 * the repository): one request instead of many. Run by the build and before the page is served: `tsx
 * words/build.ts`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { elsewhere, rare } from "../src/i18n/rare.ts";

const catalogues = new URL("../../words/catalogues/", import.meta.url);
const into = new URL("../src/i18n/words/", import.meta.url);
const left = new Set([...rare, ...elsewhere]);
mkdirSync(into, { recursive: true });
for (const language of readdirSync(catalogues)) {
  const from = new URL(`${language}/`, catalogues);
  const files = readdirSync(from).filter((name) => !left.has(name.replace(/\.ftl$/, "")));
  const text = files.map((name) => readFileSync(new URL(name, from), "utf8")).join("\n");
  writeFileSync(new URL(`${language}.ftl`, into), text.replace(/^#.*\n/gm, ""));
}
