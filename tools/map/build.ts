/** Draws the map of the board and its decoration: `tsx tools/map/build.ts FOLDER` writes geometry.json and art.json to FOLDER. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { artOf } from "./art/art";
import { readLand } from "./atlas";
import { type BoardFile, placesOf } from "./board";
import type { Nudge } from "./layout/input";
import { layout } from "./layout/layout";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("no folder: tsx tools/map/build.ts FOLDER");
const read = (path: string): string => readFileSync(join(import.meta.dirname, path), "utf8");

/** JSON with one line per place, road, hill and so on, so that diffs are readable. */
function inLines(parts: object): string {
  const bracketed = (open: string, lines: string[], close: string): string =>
    [open, lines.join(",\n"), close].join("\n");
  const part = (value: unknown): string => {
    if (Array.isArray(value))
      return bracketed(
        "[",
        value.map((entry) => JSON.stringify(entry)),
        "]",
      );
    if (typeof value === "object" && value !== null) return object(value, JSON.stringify);
    return JSON.stringify(value);
  };
  const object = (value: object, write: (entry: unknown) => string): string =>
    bracketed(
      "{",
      Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}:${write(entry)}`),
      "}",
    );
  return `${object(parts, part)}\n`;
}

const board = parse(read("../../edition/data/board.yaml")) as BoardFile;
const nudges = JSON.parse(read("nudges.json")) as Record<string, Nudge>;
const drawing = layout({ places: placesOf(board), land: readLand(), nudges });

writeFileSync(join(folder, "geometry.json"), inLines(drawing.geometry));
writeFileSync(join(folder, "art.json"), inLines(artOf(drawing)));
