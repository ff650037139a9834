// Evidence of failed tests: pages and consoles of each person, the servers' output, and the faults of their
// connections.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach } from "node:test";
import { people } from "./browser.ts";
import { lines } from "./line.ts";
import { servers } from "./serve.ts";

/** The folder for evidence, which git ignores. */
export const kept = join(import.meta.dirname, "failed");

const plain = (name: string) => name.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 80);

/** Stores all evidence of a failed test; what is no longer available is left out. */
async function keep(name: string, error: Error | null) {
  const folder = join(kept, plain(name));
  await mkdir(folder, { recursive: true });
  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  await write("error.txt", error?.stack ?? String(error));
  for (const [i, { context, console }] of [...people].entries()) {
    const pages = context.pages();
    await write(`person-${i}.console.txt`, [...pages.map((page) => page.url()), ...console, ""].join("\n"));
    for (const [n, page] of pages.entries()) {
      const path = join(folder, `person-${i}${n > 0 ? `.${n}` : ""}`);
      await page.screenshot({ path: `${path}.png`, timeout: 10_000 }).catch(() => undefined);
      await page.content().then((html) => writeFile(`${path}.html`, html), () => undefined); // prettier-ignore
    }
  }
  for (const [i, server] of [...servers].entries()) await write(`server-${i}.log`, server.log);
  for (const [i, { log }] of [...lines].entries()) if (log) await write(`line-${i}.log`, log);
}

/** Makes the tests of a file store evidence when they fail. */
export const keepEvidence = () =>
  afterEach(async (context) => {
    const { name, passed, error } = context as { name: string; passed?: boolean; error?: Error | null };
    if (passed === false) await keep(name, error ?? null);
  });
