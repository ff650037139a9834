// Runs all files of tests in the browser, three beside each other, or those whose names are given: each waits
// now and then. The longest begin first, so that none is left to run alone at the end. Each has a server and a browser of
// its own: to share them would save two seconds a file, and lets the lists and the pictures of one depend
// on what others do. A file that fails runs once more, by itself; what it kept of the first time stays.
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
/** So many red files are no bad moment of the machine: the rest is not begun. */
const several = 6;

/** When a file is given up, ms: only so that what hangs ends. */
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
  /** Names of the tests that failed, by file. */
  failed: Map<string, string[]>;
}

/** Runs a file, and tells what comes of each test as it comes. */
async function look(file: string, result: Outcome) {
  const failed: string[] = [];
  // Of a file by itself each test is: it says of itself only where its function stands, of a walk walk.ts.
  const tests = run({ files: [file], timeout: hung });
  tests.on("test:pass", ({ name }) => {
    if (name !== file) result.passed++;
  });
  tests.on("test:fail", ({ name, details }) => {
    if (name !== file) failed.push(name);
    // That a file has failed is told beside its tests, unless it ended before them.
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
