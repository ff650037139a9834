// Runs all browser test files, or the named ones, three at a time, because each waits now and then. The
// longest start first, so that none is left to run alone at the end. Each has its own server and browser:
// sharing them would save two seconds a file, but the lists and pictures of one would depend on the others. A
// failed file runs once more, alone; the evidence of its first run is kept.
import { readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { kept } from "./evidence.ts";

const root = import.meta.dirname;
const longest = [
  "presence",
  "lessons",
  "table",
  "pages",
  "layout",
  "expansions",
  "menu",
  "phone",
  "html",
  "why",
  "game",
];
/** With this many failed files the machine is not just having a bad moment: the rest is not started. */
const several = 6;

/** The time in ms after which a file is given up; only to end hanging ones. */
const hung = 900_000;

function named(): string[] {
  const wanted = process.argv.slice(2);
  if (wanted.length > 0) return wanted.map((name) => join(process.cwd(), name));
  const all = ["", "states"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".test.ts"))
      .map((name) => join(root, folder, name)),
  );
  const rank = (path: string) => {
    const at = longest.findIndex((name) => path.endsWith(`/${name}.test.ts`));
    return at < 0 ? longest.length : at;
  };
  return all.sort((a, b) => rank(a) - rank(b));
}

interface Outcome {
  passed: number;
  /** The names of the failed tests, by file. */
  failed: Map<string, string[]>;
}

/** Runs a file, and reports the result of each test as it arrives. */
async function look(file: string, result: Outcome) {
  const failed: string[] = [];
  // A file's tests are reported individually, but the location only says where the test function is; for
  // walks that is walk.ts.
  const tests = run({ files: [file], timeout: hung });
  tests.on("test:pass", ({ name }) => {
    if (name !== file) result.passed++;
  });
  tests.on("test:fail", ({ name, details }) => {
    if (name !== file) failed.push(name);
    // The failure of the whole file is reported next to its tests, unless it ended before them.
    else if (details.error.cause !== undefined || failed.length === 0) failed.push("the whole file");
  });
  for await (const line of tests.compose(new spec())) process.stdout.write(String(line));
  if (failed.length > 0) result.failed.set(file, failed);
}

async function outcome(files: string[], concurrency: number): Promise<Outcome> {
  const result: Outcome = { passed: 0, failed: new Map() };
  const left = [...files];
  const next = async (): Promise<void> => {
    if (result.failed.size >= several) return;
    const file = left.shift();
    if (file === undefined) return;
    await look(file, result);
    return next();
  };
  await Promise.all(Array.from({ length: concurrency }, next));
  if (left.length > 0) console.log(`not begun: ${left.length} files`);
  return result;
}

rmSync(kept, { recursive: true, force: true });
const files = named();
const first = await outcome(files, 3);
let { passed } = first;
const flaky: string[] = [];
const red: string[] = [];
for (const [file, names] of first.failed) {
  const path = relative(process.cwd(), file);
  const again = first.failed.size < several ? await outcome([file], 1) : first;
  if (again.failed.has(file))
    red.push(...(again.failed.get(file) ?? names).map((name) => `not ok: ${path}, ${name}`));
  else {
    passed += names.length;
    flaky.push(...names.map((name) => `flaky: ${path}, ${name}`));
  }
}
if (first.failed.size > 0) console.log(`kept of the first failures: ${kept}`);
for (const line of [...flaky, ...red]) console.log(line);
console.log(`browser: ${passed} passed, ${red.length} failed`);
process.exitCode = red.length > 0 ? 1 : 0;
