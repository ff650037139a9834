/** Computes the map of the built-in board and its art: `tsx map/build.ts`, run in web/. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { readLand } from "./atlas";
import { readBoard } from "./board";
import { builtIn } from "./builtIn";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const { map, art } = builtIn(readBoard(here("../../edition/data/board.yaml")), readLand());

mkdirSync(here("../src/map"), { recursive: true });
for (const [name, value] of Object.entries({ geometry: map, art })) {
  const text = `${JSON.stringify(value)}\n`;
  writeFileSync(here(`../src/map/${name}.json`), text);
  console.log(`map: ${name} ${text.length} bytes, ${gzipSync(text).length} gzipped`);
}
