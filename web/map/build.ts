/** Computes the map of the built-in board and its art: `tsx map/build.ts`, run in web/. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { artOf } from "./art/art";
import { readLand } from "./atlas";
import { readBoard } from "./board";
import type { Nudge } from "./layout/input";
import { layout } from "./layout/layout";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const nudges = JSON.parse(readFileSync(here("nudges.json"), "utf8")) as Record<string, Nudge>;
const places = readBoard(here("../../edition/data/board.yaml"));
const land = readLand();
const drawing = layout({ places, land, nudges });

mkdirSync(here("../src/map"), { recursive: true });
for (const [name, value] of Object.entries({ geometry: drawing.geometry, art: artOf(drawing) })) {
  const text = `${JSON.stringify(value)}\n`;
  writeFileSync(here(`../src/map/${name}.json`), text);
  console.log(`map: ${name} ${text.length} bytes, ${gzipSync(text).length} gzipped`);
}
