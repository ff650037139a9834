// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { httpClient } from "./http.ts";

/** What the line brings, one after the other: a status, or null where it breaks. */
let brings: (number | null)[];
let sent: string[];

beforeEach(() => {
  sent = [];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    sent.push(`${init.method} ${path} ${typeof init.body === "string" ? init.body : ""}`);
    const status = brings.shift();
    if (status === null || status === undefined) return Promise.reject(new TypeError("the line is down"));
    return Promise.resolve(Response.json(status < 400 ? { seq: 1 } : { code: "storage" }, { status }));
  });
});

const move = () => httpClient.play("table", "red", 1, ["end"], "the-key-of-it");
const read = () => httpClient.table("table");
const chat = () => httpClient.chat("table", "hello");

test.each([
  ["a question, whose server has gone", read, [null, 200]],
  ["a question, to a server that stops", read, [503, 200]],
  ["a move, whose answer was lost", move, [null, 200]],
  ["a move, where the proxy finds nobody", move, [502, 200]],
])("%s, is sent once more as it was", async (_, request, answers) => {
  brings = answers;
  expect(await request()).toEqual({ seq: 1 });
  expect(sent).toHaveLength(2);
  expect(sent[0]).toBe(sent[1]);
});

test.each([
  ["what may be done twice by it", chat, [null], "offline", 1],
  ["what is refused", move, [409], "storage", 1],
  ["what finds nobody twice", read, [null, null, 200], "offline", 2],
  ["what cannot be stored", move, [503, 503, 200], "storage", 2],
])("%s is not", async (_, request, answers, code, times) => {
  brings = answers;
  await expect(request()).rejects.toMatchObject({ code });
  expect(sent).toHaveLength(times);
});
