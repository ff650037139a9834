// Which tables wait, as the lobby, the title of the tab and the way to the next table count them.
import { beforeEach, expect, test, vi } from "vitest";
import type { TableSummary } from "../wire/types.ts";
import { provideClient, type Client, type News } from "./client.ts";
import { ownTables } from "./ownTables.svelte.ts";

let listed: TableSummary[];
let asked = 0;
let hear: (news: News) => void = () => undefined;

provideClient({
  tables: () => {
    asked++;
    return Promise.resolve({ tables: listed, after: null });
  },
  onNews: (listener: typeof hear) => {
    hear = listener;
    return () => undefined;
  },
} as unknown as Client);

const me = { seat: "red", mine: true, bot: null, resigned: false };
const table = (id: string, more: object = {}) =>
  ({
    id,
    seq: 5,
    state: "playing",
    decides: "red",
    seats: [me],
    deadline: null,
    since: null,
    ...more,
  }) as unknown as TableSummary;
const ids = () => ownTables.others.map(({ id }) => id).join();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  [ownTables.tables, ownTables.here, asked] = [null, null, 0];
});

test("tables wait if I am to move there, the most urgent one first", async () => {
  listed = [
    table("late", { since: "2026-03-02T10:00:00Z" }),
    table("theirs", { decides: "blue" }),
    table("early", { since: "2026-03-01T10:00:00Z" }),
    table("timed", { since: "2026-03-03T10:00:00Z", deadline: "2026-03-04T10:00:00Z" }),
    table("lent", { seats: [{ ...me, bot: "novice" }] }),
    table("over", { state: "over" }),
    table("read-only", { readOnly: true }),
  ];
  await ownTables.load();
  expect(ids()).toBe("timed,early,late");
  expect(ownTables.waiting).toBe(3);
});

test("the page of the open table knows better than the list whether it waits", async () => {
  listed = [table("a"), table("b")];
  const stop = ownTables.follow("a");
  ownTables.here = { id: "a", waits: true };
  await vi.runAllTimersAsync();
  expect([ids(), ownTables.waiting]).toEqual(["b", 2]);
  ownTables.here = { id: "a", waits: false };
  expect([ids(), ownTables.waiting]).toEqual(["b", 1]);
  stop(); // the list still says that it waits
  expect([ids(), ownTables.waiting]).toEqual(["b", 1]);
});

test("only news that the list lacks lead to another request, one a second", async () => {
  listed = [table("a"), table("b")];
  ownTables.follow("a");
  await vi.runAllTimersAsync();
  expect(asked).toBe(1);
  hear({ kind: "hello", build: "", sync: [{ table: "a", seq: 9 }, { table: "b", seq: 5 }] }); // prettier-ignore
  hear({ kind: "table", table: "a", seq: 10 });
  hear({ kind: "table", table: "b", seq: 5 });
  await vi.runAllTimersAsync();
  expect(asked).toBe(1);
  hear({ kind: "table", table: "b", seq: 6 });
  hear({ kind: "table", table: "b", seq: 7 });
  hear({ kind: "seats" });
  await vi.runAllTimersAsync();
  expect(asked).toBe(2);
});
