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

const matches = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([match]) => match);
const matchesIn = (pattern: RegExp, paths: readonly string[]) =>
  paths.flatMap((path) => matches(pattern, code(path)).map((match) => `${path}: ${match}`));

/** A rule id, or a family of rules. */
const ruleID =
  /\b[A-Z]{3}-[A-Z]{0,2}\d|(["'`])[A-Z]{3}-[A-Z]?\1|\bfamily [!=]== ["'`]|\bfamily\.(starts|slice|length)/g;
const moveParsed =
  /\bmove\)?\??\.(split|match|startsWith|endsWith|slice|replace|includes|indexOf|at)\(|\.(test|exec)\(([\w.?]+\.)?move\b|\bmove [!=]== ["'`]/g;

/** Ids of things: "ritmo-blue", "4-blue-pink", "3j". Paths of facts are the interface's own. */
const idParsed =
  /\.(split|indexOf|lastIndexOf)\((["'`])[- ]\2\)|\.(starts|ends)With\((["'`])(?:-[a-z]+|[a-z]+-|j|manuscript)\4|\bparseInt\((?!query)/g;
const ownPaths = ["box/factWords.ts"];

/** A kind that is compared with a word. */
const kindCompared = /\bkind\)? ?[!=]== ["'`]([\w-]+)|switch \([\w.]*kind\)/g;
/** Kinds in a set or a table: properties of certain kinds belong in the API. */
const kindsListed = /\b(Set|Map|Record)<[^;=\n]*\["kind"\]/g;
/** The look and sound of an effect are defined where it is drawn. */
const drawn = ["motion/flights.ts"];
/** A turn begins with a heading, and points are shown as numbers. */
const headings = ['wording/effects.ts: kind === "turn', 'wording/effects.ts: kind === "points'];

it("no code names a rule id", () => {
  expect(matchesIn(ruleID, files)).toEqual([]);
});

it("no code parses the notation of a move", () => {
  expect(matchesIn(moveParsed, files)).toEqual([]);
});

it("no code parses the id of a thing", () => {
  const others = files.filter((path) => !ownPaths.includes(path));
  expect(matchesIn(idParsed, others)).toEqual([]);
});

it("no code compares a kind of move or effect with a word to describe it", () => {
  expect(
    matchesIn(
      kindCompared,
      files.filter((path) => /^(wording|moves)\//.test(path)),
    ),
  ).toEqual(headings);
  expect(
    matchesIn(
      kindsListed,
      files.filter((path) => !drawn.includes(path)),
    ),
  ).toEqual([]);
});

it("the patterns find violations", () => {
  const apart = [
    'card.split("-")',
    "text.split(' ')",
    'good.startsWith("manuscript-")',
    'tile.endsWith("j")',
    "parseInt(tile)",
  ];
  expect(apart.flatMap((line) => matches(idParsed, line))).toHaveLength(apart.length);
  const kinds = ['move.kind === "keep"', 'kind !== "ducats"', "switch (effect.kind)"];
  expect(kinds.flatMap((line) => matches(kindCompared, line))).toHaveLength(kinds.length);
  const lists = ['new Set<Effect["kind"]>([', 'named: Partial<Record<Legal["kind"], string>> = {'];
  expect(lists.flatMap((line) => matches(kindsListed, line))).toHaveLength(lists.length);
  expect(matches(ruleID, 'rule === "EXP-K3" || id="STU-3"')).toEqual(["EXP-K3", "STU-3"]);
  const families = [
    "family.startsWith(first)",
    'is("EXP-")',
    'family === "RUL"',
    "family.length === 3",
    "id.slice(0, 5) === 'EXP-P'",
  ];
  expect(families.flatMap((line) => matches(ruleID, line))).toHaveLength(families.length);
  const moves = ['move.move.split(" ")', "/^a/.exec(move)", 'line.move === "end"', "move?.match(/b/)"];
  expect(moves.flatMap((line) => matches(moveParsed, line))).toHaveLength(moves.length);
});
