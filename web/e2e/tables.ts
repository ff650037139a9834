// Tables made as the interface makes them, for tests that are about what comes after.
import type { APIResponse, Page } from "playwright-core";
import type { Position, SeatPlan, Table } from "../src/wire/types.ts";
import { some } from "./engine.ts";

/** The options that put all expansions of Deluxe on a table. */
export const everything = [
  "ritmo",
  "placiti",
  "poeti",
  "glossario",
  "alessandro",
  "sonzogni",
  "library-tile",
];

const bot: SeatPlan = { who: "bot", bot: "greedy" };

export interface Wanted {
  seats?: SeatPlan[];
  preset?: string;
  options?: Record<string, string>;
  public?: boolean;
}

/** Has the person's browser make a table; it need not be on any page yet. */
export async function make(page: Page, wanted: Wanted = {}): Promise<Table> {
  const seats = wanted.seats ?? [{ who: "me" }, bot, bot, bot];
  const answer = await page.request.post("/api/tables", { data: { ...wanted, seats } });
  if (!answer.ok()) throw new Error(`no table: ${await answer.text()}`);
  return (await answer.json()) as Table;
}

/** What the server answers, asked again when it says that it was asked too often; `also` is no fault either. */
async function answered<T>(ask: () => Promise<APIResponse>, also?: number): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer.ok() || answer.status() === also) return (await answer.json()) as T;
    if (answer.status() !== 429) throw new Error(`${answer.status()} ${await answer.text()}`);
    await new Promise((done) => setTimeout(done, 1000 * Number(answer.headers()["retry-after"] ?? 1)));
  }
}

/** Makes moves for all seats that the browser holds, by dice, until `enough`. */
export async function playOn(
  page: Page,
  id: string,
  roll: (n: number) => number,
  enough: (turn: number, step: number, decides: string | null) => boolean,
) {
  const at = `/api/tables/${id}`;
  for (;;) {
    const table = await answered<Table>(() => page.request.get(at));
    if (table.state !== "playing" || enough(table.turn, table.steps, table.decides)) return;
    const mine = table.seats.find((s) => s.mine && s.seat === table.decides);
    if (!mine) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    const { seat } = mine;
    const position = await answered<Position>(() => page.request.get(`${at}/position?seat=${seat}`));
    if (position.view.decides !== seat) continue;
    const data = { seat, seq: position.seq, moves: [some(position.view.legal, roll)] };
    await answered(() => page.request.post(`${at}/moves`, { data }), 409);
  }
}
