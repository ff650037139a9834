/**
 * Cuts the fonts of the page down to the letters that its languages need and the
 * figures that it sets, and writes them to src/style/fonts/ (not in the repository).
 * Run by the build and before the page is served: `tsx fonts/build.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subset from "subset-font";

const fonts = {
  "alegreya-500": "alegreya/files/alegreya-latin-500-normal",
  "alegreya-500-italic": "alegreya/files/alegreya-latin-500-italic",
  "alegreya-sans-400": "alegreya-sans/files/alegreya-sans-latin-400-normal",
  "alegreya-sans-700": "alegreya-sans/files/alegreya-sans-latin-700-normal",
};

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const letters = "ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜŒÆàáâäçèéêëìíîïñòóôöùúûüœæßÿ";
const signs = "→º\u202f«»‘’“”‚„–—…·×−½¿¡§©\u00a0";
// Kerning and ligatures, old-style, lining and tabular figures; no small capitals or swashes.
const keepFeatures = ["kern", "liga", "mark", "ccmp", "locl", "onum", "lnum", "pnum", "tnum"];

const root = new URL("../", import.meta.url);
const into = new URL("src/style/fonts/", root);
mkdirSync(into, { recursive: true });
let all = 0;
for (const [name, from] of Object.entries(fonts)) {
  const font = readFileSync(new URL(`node_modules/@fontsource/${from}.woff2`, root));
  const small = await subset(font, ascii + letters + signs, {
    targetFormat: "woff2",
    keepFeatures,
    noHinting: true,
  });
  writeFileSync(new URL(`${name}.woff2`, into), small);
  all += small.length;
}
console.log(`fonts: ${Object.keys(fonts).length} files, ${all} bytes`);
