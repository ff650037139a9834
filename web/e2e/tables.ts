// Tables made as the interface makes them, for tests that are about what comes after.
import type { Page } from "playwright-core";
import type { SeatPlan, Table } from "../src/wire/types.ts";

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

/** Makes moves for all seats that the browser holds, by the first legal move that pleases, until `enough`. */
export async function playOn(
  page: Page,
  id: string,
  roll: (n: number) => number,
  enough: (turn: number, step: number, decides: string | null) => boolean,
) {
  for (;;) {
    const table = (await (await page.request.get(`/api/tables/${id}`)).json()) as Table;
    const mine = table.seats.find((s) => s.mine && s.seat === table.decides);
    if (table.state !== "playing" || enough(table.turn, table.steps, table.decides)) return;
    if (!mine) {
      await new Promise((done) => setTimeout(done, 5));
      continue;
    }
    const position = await (await page.request.get(`/api/tables/${id}/position?seat=${mine.seat}`)).json();
    if (position.view.decides !== mine.seat) continue;
    const legal: { move: string; kind: string }[] = position.view.legal;
    const some = legal.filter((l) => l.kind !== "end");
    const list = some.length > 0 && roll(5) > 0 ? some : legal;
    const move = list[roll(list.length)]?.move;
    await page.request.post(`/api/tables/${id}/moves`, {
      data: { seat: mine.seat, seq: position.seq, moves: [move] },
    });
  }
}
