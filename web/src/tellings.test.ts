// Knowledge of the rules comes from the API: the interface does not compare rule ids, and does not parse the
// notation of a move or the id of a thing. Texts about kinds of moves and effects are in the catalogues.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$|^wire\/openapi\.ts$/.test(path),
);

/** A file without its comments, which are not checked. */
const code = (path: string) =>
  readFileSync(join(root, path), "utf8").replace(/\/\*[^]*?\*\/|<!--[^]*?-->|(^|\s)\/\/.*$/gm, "$1");

const tells = (what: RegExp, text: string) => [...text.matchAll(what)].map(([found]) => found);
const found = (what: RegExp, paths: readonly string[]) =>
  paths.flatMap((path) => tells(what, code(path)).map((words) => `${path}: ${words}`));

/** A rule id, or a family of rules. */
const ruleID =
  /\b[A-Z]{3}-[A-Z]{0,2}\d|(["'`])[A-Z]{3}-[A-Z]?\1|\bfamily [!=]== ["'`]|\bfamily\.(starts|slice|length)/g;
const takenApart =
  /\bmove\)?\??\.(split|match|startsWith|endsWith|slice|replace|includes|indexOf|at)\(|\.(test|exec)\(([\w.?]+\.)?move\b|\bmove [!=]== ["'`]/g;

/** Ids of things: "ritmo-blue", "4-blue-pink", "3j". Paths of facts are the interface's own. */
const namesApart =
  /\.(split|indexOf|lastIndexOf)\((["'`])[- ]\2\)|\.(starts|ends)With\((["'`])(?:-[a-z]+|[a-z]+-|j|manuscript)\4|\bparseInt\((?!query)/g;
const ownNames = ["box/factWords.ts"];

/** A kind that is compared with a word. */
const kindTold = /\bkind\)? ?[!=]== ["'`]([\w-]+)|switch \([\w.]*kind\)/g;
/** Kinds in a set or a table: properties of certain kinds belong in the API. */
const kindsListed = /\b(Set|Map|Record)<[^;=\n]*\["kind"\]/g;
/** The look and sound of an effect are defined where it is drawn. */
const drawn = ["motion/flights.ts"];
/** A turn begins with a heading, and points are shown as numbers. */
const headings = ['wording/effects.ts: kind === "turn', 'wording/effects.ts: kind === "points'];

it("names no rule ids", () => {
  expect(found(ruleID, files)).toEqual([]);
});

it("parses no move notation", () => {
  expect(found(takenApart, files)).toEqual([]);
});

it("parses no id of a thing", () => {
  const others = files.filter((path) => !ownNames.includes(path));
  expect(found(namesApart, others)).toEqual([]);
});

it("contains no texts about a kind of move or effect", () => {
  expect(
    found(
      kindTold,
      files.filter((path) => /^(wording|moves)\//.test(path)),
    ),
  ).toEqual(headings);
  expect(
    found(
      kindsListed,
      files.filter((path) => !drawn.includes(path)),
    ),
  ).toEqual([]);
});

it("finds its own counterexamples", () => {
  const apart = [
    'card.split("-")',
    "text.split(' ')",
    'good.startsWith("manuscript-")',
    'tile.endsWith("j")',
    "parseInt(tile)",
  ];
  expect(apart.flatMap((way) => tells(namesApart, way))).toHaveLength(apart.length);
  const kinds = ['move.kind === "keep"', 'kind !== "ducats"', "switch (effect.kind)"];
  expect(kinds.flatMap((way) => tells(kindTold, way))).toHaveLength(kinds.length);
  const lists = ['new Set<Effect["kind"]>([', 'named: Partial<Record<Legal["kind"], string>> = {'];
  expect(lists.flatMap((way) => tells(kindsListed, way))).toHaveLength(lists.length);
  expect(tells(ruleID, 'rule === "EXP-K3" || id="STU-3"')).toEqual(["EXP-K3", "STU-3"]);
  const families = [
    "family.startsWith(first)",
    'is("EXP-")',
    'family === "RUL"',
    "family.length === 3",
    "id.slice(0, 5) === 'EXP-P'",
  ];
  expect(families.flatMap((way) => tells(ruleID, way))).toHaveLength(families.length);
  const ways = ['move.move.split(" ")', "/^a/.exec(move)", 'line.move === "end"', "move?.match(/b/)"];
  expect(ways.flatMap((way) => tells(takenApart, way))).toHaveLength(ways.length);
});
