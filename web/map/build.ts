/** Computes the map of the built-in board: `tsx map/build.ts`, run in web/. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { readLand } from "./atlas";
import { readBoard } from "./board";
import type { Nudge } from "./layout/input";
import { layout } from "./layout/layout";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const nudges = JSON.parse(readFileSync(here("nudges.json"), "utf8")) as Record<string, Nudge>;
const places = readBoard(here("../../edition/data/board.yaml"));
const land = readLand();
const text = `${JSON.stringify(layout({ places, land, nudges }))}\n`;

mkdirSync(here("../src/map"), { recursive: true });
writeFileSync(here("../src/map/geometry.json"), text);
console.log(
  `map: ${Object.keys(places).length} places, ${text.length} bytes, ${gzipSync(text).length} gzipped`,
);
