/**
 * Puts the catalogues that every page needs into one file for each language, in
 * src/i18n/words/ (not in the repository): one request instead of many.
 * Run by the build and before the page is served: `tsx words/build.ts`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { rare } from "../src/i18n/rare.ts";

const root = new URL("../src/", import.meta.url);
const into = new URL("i18n/words/", root);
mkdirSync(into, { recursive: true });
for (const language of readdirSync(new URL("locales/", root))) {
  const from = new URL(`locales/${language}/`, root);
  const files = readdirSync(from).filter((name) => !rare.includes(name.replace(/\.ftl$/, "")));
  const text = files.map((name) => readFileSync(new URL(name, from), "utf8")).join("\n");
  writeFileSync(new URL(`${language}.ftl`, into), text.replace(/^#.*\n/gm, ""));
}
