// The Lighthouse scores of the first pages that people visit, on a slow phone and on a desktop: `make
// lighthouse`. The machine should be idle: each line ends with Lighthouse's benchmark of the machine, which
// is then 1500 or more.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { closeBrowser, executablePath, Person } from "../browser.ts";
import { dice } from "../player.ts";
import { Server } from "../serve.ts";
import { make, playOn } from "../tables.ts";

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
  environment: { benchmarkIndex: number };
}

const program = resolve(import.meta.dirname, "../../../tools/node_modules/lighthouse/cli/index.js");
/** The number of runs, of which the median counts; `RUNS=1` for a quick look. */
const runs = Number(process.env["RUNS"] ?? 3);

/**
 * The settings and requirements of each form factor: least score in hundredths, longest time to the largest
 * paint in milliseconds.
 */
const forms = {
  mobile: { flags: [], performance: 98, largest: 2000 },
  desktop: { flags: ["--preset=desktop"], performance: 100, largest: 2000 },
};
/** The maximum layout shift, as Lighthouse counts it. */
const shift = 0.05;
type Form = (typeof forms)[keyof typeof forms];

const median = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

/** A table in the middle of a game, and the cookies of the player to move. */
async function running(server: Server) {
  const anna = await Person.come(server.url);
  const { id } = await make(anna.page);
  await playOn(anna.page, id, dice(8), (turn) => turn >= 5);
  const cookies = (await anna.context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  await anna.leave();
  await closeBrowser();
  return { path: `/t/${id}`, cookies };
}

async function measure(url: string, cookies: string, form: Form): Promise<Report> {
  const into = await mkdtemp(join(tmpdir(), "volgare-lighthouse-"));
  const file = join(into, "report.json");
  const args = [
    program,
    url,
    "--output=json",
    `--output-path=${file}`,
    "--quiet",
    "--only-categories=performance,accessibility",
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    `--extra-headers=${JSON.stringify({ Cookie: cookies })}`,
    ...form.flags,
  ];
  const run = () =>
    promisify(execFile)(process.execPath, args, { env: { ...process.env, CHROME_PATH: executablePath } });
  await run().catch(run); // occasionally it records nothing (NO_NAVSTART), and asks to be run again
  const report = JSON.parse(await readFile(file, "utf8")) as Report;
  await rm(into, { recursive: true });
  return report;
}

/** Measures a page and prints the medians; returns false if they miss the requirements. */
async function judge(name: string, url: string, cookies: string, form: Form): Promise<boolean> {
  const reports: Report[] = [];
  for (let n = 0; n < runs; n++) reports.push(await measure(url, cookies, form));
  const score = (of: string) => median(reports.map((r) => 100 * (r.categories[of]?.score ?? 0)));
  const value = (of: string) => median(reports.map((r) => r.audits[of]?.numericValue ?? NaN));
  const [performance, accessibility] = [score("performance"), score("accessibility")];
  const [largest, moved] = [value("largest-contentful-paint"), value("cumulative-layout-shift")];
  const milliseconds = [
    "first-contentful-paint",
    "largest-contentful-paint",
    "speed-index",
    "total-blocking-time",
  ]
    .map((of) => `${of} ${value(of).toFixed(0)}`)
    .join(", ");
  console.log(
    `${name}: performance ${performance}, accessibility ${accessibility}; ${milliseconds} ms, ` +
      `shift ${moved.toFixed(3)}; machine ${median(reports.map((r) => r.environment.benchmarkIndex)).toFixed(0)}`,
  );
  const quick = performance >= form.performance && largest <= form.largest;
  return quick && accessibility === 100 && moved <= shift;
}

const server = await Server.start();
const first = ["/", "/rules", "/learn"].map((path) => ({ path, cookies: "" }));
const pages = [...first, await running(server)];
for (const { path, cookies } of pages) {
  for (const [name, form] of Object.entries(forms)) {
    if (!(await judge(`${name} ${path}`, server.url + path, cookies, form))) process.exitCode = 1;
  }
}
await server.stop();
