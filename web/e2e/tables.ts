// Tables created through the API, for tests about what comes after.
import type { APIResponse, Page } from "playwright-core";
import type { ClockRules, Legal, Position, SeatPlan, Table } from "../src/wire/types.ts";
import { freshKey } from "../src/client/once.ts";
import { some } from "./engine.ts";
import { patience } from "./rest.ts";

/** The options that put all Deluxe expansions on a table. */
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
  replaceAbsent?: boolean;
  clock?: Partial<ClockRules>;
}

/** Creates a table in the person's browser, which need not have a page open yet. */
export async function make(page: Page, wanted: Wanted = {}): Promise<Table> {
  const seats = wanted.seats ?? [{ who: "me" }, bot, bot, bot];
  const answer = await page.request.post("/api/tables", { data: { ...wanted, seats, key: freshKey() } });
  if (!answer.ok()) throw new Error(`no table: ${await answer.text()}`);
  return (await answer.json()) as Table;
}

/**
 * The server's response. If the request is refused for exceeding a rate limit, it is repeated at the given
 * time; the status `also` is accepted too.
 */
async function answered(ask: () => Promise<APIResponse>, also?: number): Promise<APIResponse> {
  for (;;) {
    const answer = await ask();
    if (answer.ok() || answer.status() === also) return answer;
    if (answer.status() !== 429) throw new Error(`${answer.status()} ${await answer.text()}`);
    await new Promise((done) => setTimeout(done, 1000 * Number(answer.headers()["retry-after"] ?? 1)));
  }
}

/** Waits until the server reports that the table requested in `answer` has moved on from `seq`. */
export async function goesOn(page: Page, answer: APIResponse, seq: number) {
  const [, server, id] = /^(.*)\/api\/tables\/(\w+)/.exec(answer.url()) ?? [];
  const held = await page.context().cookies();
  const news = await fetch(`${server}/api/stream?tables=${id}`, {
    headers: { cookie: held.map(({ name, value }) => `${name}=${value}`).join("; ") },
    signal: AbortSignal.timeout(patience),
  });
  const decoder = new TextDecoder();
  let told = "";
  for await (const bytes of news.body ?? []) {
    told += decoder.decode(bytes as Uint8Array, { stream: true });
    const all = [...told.matchAll(new RegExp(`"table":"${id}","seq":(\\d+)`, "g"))];
    if (all.some(([, now]) => Number(now) > seq)) return;
  }
  throw new Error(`no news of ${id}: ${told}`);
}

/** Makes random moves for all seats that the browser holds, until `enough`. A move of the kind `first` comes first. */
export async function playOn(
  page: Page,
  id: string,
  roll: (n: number) => number,
  enough: (turn: number, step: number, decides: string | null) => boolean,
  first?: Legal["kind"],
) {
  const at = `/api/tables/${id}`;
  for (;;) {
    const answer = await answered(() => page.request.get(at));
    const table = (await answer.json()) as Table;
    if (table.state !== "playing" || enough(table.turn, table.steps, table.decides)) return;
    const mine = table.seats.find((s) => s.mine && s.seat === table.decides);
    if (!mine) {
      await goesOn(page, answer, table.seq);
      continue;
    }
    const { seat } = mine;
    const asked = await answered(() => page.request.get(`${at}/position?seat=${seat}`));
    const position = (await asked.json()) as Position;
    if (position.view.decides !== seat) continue;
    const { legal } = position.view;
    const move = legal.find(({ kind }) => kind === first)?.move ?? some(legal, roll);
    const data = { seat, seq: position.seq, key: freshKey(), moves: [move] };
    await answered(() => page.request.post(`${at}/moves`, { data }), 409);
  }
}
