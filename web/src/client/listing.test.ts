import { expect, test } from "vitest";
import { provideClient, Refusal, type Client } from "./client.ts";
import type { TableSummary } from "../wire/types.ts";
import { Listing } from "./listing.svelte.ts";

const page = 3;
let ids: string[];
let silent: boolean;

provideClient({
  tables: (_scope: string, after?: string) => {
    if (silent) return Promise.reject(new Refusal(null));
    const from = after === undefined ? 0 : Number(after);
    const tables = ids.slice(from, from + page).map((id) => ({ id }) as TableSummary);
    return Promise.resolve({ tables, after: from + page < ids.length ? String(from + page) : null });
  },
} as unknown as Client);

const told = (list: Listing) => list.tables?.map((table) => table.id).join("") + (list.more ? "…" : "");

test("a list grows by pages, and a refresh reloads all loaded pages", async () => {
  [ids, silent] = [[..."abcdefg"], false];
  const list = new Listing("public");
  await list.load();
  expect(told(list)).toBe("abc…");
  await list.next();
  expect(told(list)).toBe("abcdef…");
  ids = [..."xabcdefg"];
  await list.load();
  expect(told(list)).toBe("xabcde…");
  silent = true;
  await expect(list.next()).rejects.toThrow();
  silent = false;
  await list.load();
  expect(told(list)).toBe("xabcde…"); // a failed page is not counted
  await list.next();
  expect(told(list)).toBe("xabcdefg");
  ids = [..."ab"];
  await list.load();
  expect(told(list)).toBe("ab");
});
