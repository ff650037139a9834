// Games that the program has played against itself, the same ones every time, to be opened at any position.
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { freshKey } from "../src/client/once.ts";
import type { Seat, Table } from "../src/wire/types.ts";
import { binary } from "./serve.ts";

export interface Games {
  preset?: string;
  players?: number;
  bot?: string;
  /** Options that are on. */
  on?: readonly string[];
  games?: number;
}

/** The records of some games between bots. */
export async function played({
  preset = "deluxe",
  players = 4,
  bot = "greedy",
  on = [],
  games = 6,
}: Games = {}) {
  const folder = await mkdtemp(join(tmpdir(), "volgare-games-"));
  const what = ["--preset", preset, "--players", String(players), "--bots", bot, "--games", String(games)];
  await promisify(execFile)(binary, [
    "sim",
    ...what,
    "--seed",
    "looks",
    ...on.flatMap((id) => ["--option", `${id}=on`]),
    "--json",
    "--record",
    folder,
  ]);
  const names = (await readdir(folder)).sort();
  const records = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  await rm(folder, { recursive: true });
  return records;
}

export interface Step {
  turn: number;
  seat: Seat;
  move: string;
  /** The first of several consecutive moves of a seat. */
  first: boolean;
}

export interface Cut {
  record: string;
  /** The seat to move. */
  seat: Seat;
}

/** The beginning of the first game with a wanted move, up to that move. */
export function upTo(records: readonly string[], wanted: (step: Step) => boolean): Cut {
  for (const record of records) {
    const [head = "", ...parts] = record.replace(/^\[Result .*\n/m, "").split(/\n\n/);
    const lines: string[] = [];
    for (const line of (parts.pop() ?? "").trim().split("\n")) {
      const [, turn = "", seat = "", moves = ""] = /^(\d+) (\w+): (.*)$/.exec(line) ?? [];
      const all = moves.split("; ");
      const at = all.findIndex((move, i) =>
        wanted({ turn: Number(turn), seat: seat as Seat, move, first: i === 0 }),
      );
      if (at > 0) lines.push(`${turn} ${seat}: ${all.slice(0, at).join("; ")}`);
      if (at >= 0) return { record: [head, ...parts, lines.join("\n"), ""].join("\n\n"), seat: seat as Seat };
      lines.push(line);
    }
  }
  throw new Error("no game has such a move");
}

/** Creates a table with this game in the page's browser, which holds all seats under these names. */
export async function lay(page: Page, record: string, name: (seat: number) => string): Promise<Table> {
  let seat = 0;
  const named = record.replace(/^(\[Seat\.\w+ ").*"\]/gm, (_, tag: string) => `${tag}${name(seat++)}"]`);
  const answer = await page.request.post(`/api/tables/import?key=${freshKey()}`, {
    data: named,
    headers: { "Content-Type": "text/plain" },
  });
  if (!answer.ok()) throw new Error(`no table: ${await answer.text()}`);
  return (await answer.json()) as Table;
}

/** A guest takes over a seat of the page's browser, by its link. */
export async function hand(host: Page, guest: Page, id: string, seat: Seat, name: string) {
  const link = await host.request.post(`/api/tables/${id}/seats/${seat}/link`);
  const { path } = (await link.json()) as { path: string };
  const answer = await guest.request.post(path.replace("/s/", "/api/links/"), {
    data: { name, key: freshKey() },
  });
  if (!answer.ok()) throw new Error(`${name} cannot take the seat: ${await answer.text()}`);
}

/** The guest takes the seat to move; the host's browser holds all others. */
export async function seated({ record, seat }: Cut, guest: Page, host: Page) {
  const { id } = await lay(
    host,
    record,
    (i) => ["Bruno", "Cino", "Dante da Maiano", "Forese", "Guido"][i] ?? "",
  );
  await hand(host, guest, id, seat, "Anna");
  return { id, seat };
}

/** The guest's seat is to move where such a move was made. */
export function sit(
  games: readonly string[],
  guest: Page,
  host: Page,
  move: RegExp,
  wanted: (step: Step) => boolean = () => true,
) {
  return seated(
    upTo(games, (step) => move.test(step.move) && wanted(step)),
    guest,
    host,
  );
}
