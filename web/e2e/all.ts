// Runs all files of tests, two beside each other. The longest begin first, so that none is left to
// run alone at the end. Each has a server and a browser of its own: to share them would save two
// seconds a file, and lets the lists and the pictures of one depend on what others do.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";

const longest = ["lessons", "layout", "expansions", "menu", "phone", "html", "why", "game"].map(
  (name) => `${name}.test.ts`,
);
const others = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith(".test.ts") && !longest.includes(name),
);
const files = [...longest, ...others].map((name) => join(import.meta.dirname, name));
const tests = run({ files, concurrency: 2, timeout: 600_000 });
tests.on("test:fail", () => (process.exitCode = 1));
for await (const line of tests.compose(new spec())) process.stdout.write(String(line));
