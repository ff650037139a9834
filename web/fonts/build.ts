/**
 * Reduces the fonts of the page to the letters of its languages and the digits it uses, and writes them to
 * src/style/fonts/ (not in the repository). Run by the build and before the page is served: `tsx
 * fonts/build.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subset from "subset-font";
import { faces, signs } from "./faces.ts";

// Kerning and ligatures, old-style, lining and tabular figures; no small capitals or swashes.
const keepFeatures = ["kern", "liga", "mark", "ccmp", "locl", "onum", "lnum", "pnum", "tnum"];

const root = new URL("../", import.meta.url);
const into = new URL("src/style/fonts/", root);
mkdirSync(into, { recursive: true });
let all = 0;
for (const [name, from] of Object.entries(faces)) {
  const font = readFileSync(new URL(`node_modules/@fontsource/${from}.woff2`, root));
  const small = await subset(font, signs, {
    targetFormat: "woff2",
    keepFeatures,
    noHinting: true,
  });
  writeFileSync(new URL(`${name}.woff2`, into), small);
  all += small.length;
}
console.log(`fonts: ${Object.keys(faces).length} files, ${all} bytes`);
