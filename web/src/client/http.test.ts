// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { httpClient } from "./http.ts";

/**
 * The results of successive requests: a status, the page of a proxy, a partial response, silence, or a broken
 * connection (null).
 */
type Brings = (number | "a page" | "half" | "silence" | null)[];
let brings: Brings;
let sent: string[];

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    if (init.method === "HEAD") return Promise.resolve(new Response()); // the probe for dead connections
    sent.push(`${init.method} ${path} ${typeof init.body === "string" ? init.body : ""}`);
    const down = new TypeError("the line is down");
    const what = brings.shift() ?? null;
    if (what === null) return Promise.reject(down);
    if (what === "a page") return Promise.resolve(new Response("<h1>Welcome to our network</h1>"));
    if (what === "half")
      return Promise.resolve(new Response(new ReadableStream({ start: (half) => half.error(down) })));
    if (what === "silence")
      return new Promise((_, fail) => init.signal?.addEventListener("abort", () => fail(down)));
    return Promise.resolve(
      Response.json(what < 400 ? { seq: 1 } : { code: "storage", status: what }, { status: what }),
    );
  });
});

test("a page sends the same secret with all changes, and none when it reads", async () => {
  const headers: (string | null)[] = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    headers.push(new Headers(init.headers).get("Volgare-Newcomer"));
    return Promise.resolve(Response.json({ seq: 1 }));
  });
  await httpClient.table("table");
  await httpClient.rename("Anna");
  await httpClient.start("table");
  expect(headers[0]).toBeNull();
  expect(headers[1]).toMatch(/^[0-9a-f]{32}$/);
  expect(headers[2]).toBe(headers[1]);
});

/** The outcome of a request, however long it takes. */
async function outcome(request: Promise<unknown>) {
  let over = false;
  const end = () => (over = true);
  request.then(end, end);
  while (!over) await vi.advanceTimersByTimeAsync(1000);
  return request;
}

const move = () => httpClient.play("table", "red", 1, ["end"]);
const read = () => httpClient.table("table");
const chat = () => httpClient.chat("table", "hello", "the-key-of-it");
const sit = () => httpClient.seat("table", "red", { do: "sit" });
const make = () =>
  httpClient.create({
    preset: "deluxe",
    seats: [{ who: "me" }, { who: "bot" }],
    public: false,
    replaceAbsent: false,
    clock: null,
    start: true,
  });
const begin = () => httpClient.start("table");
const change = () => httpClient.change("table", { public: true });
const again = () => httpClient.rematch("table");
const claim = () => httpClient.claim("link", "Anna");
const reads = () => httpClient.importRecord("a record");
const device = () => httpClient.device();

test.each<[string, () => Promise<unknown>, Brings]>([
  ["a question, whose server has gone", read, [null, 200]],
  ["a question, to a server that stops", read, [503, 200]],
  ["a move, whose answer was lost", move, [null, 200]],
  ["a move, where the proxy finds nobody", move, [502, 200]],
  ["a message", chat, [null, 200]],
  ["what takes a seat", sit, [null, 200]],
  ["what makes a table", make, [null, 200]],
  ["what begins a game", begin, [null, 200]],
  ["what changes a table", change, [null, 200]],
  ["what makes a rematch", again, [null, 200]],
  ["what uses a link", claim, [null, 200]],
  ["a record", reads, [null, 200]],
  ["a question, of whose answer the line brings half", read, ["half", 200]],
  ["a question, into a line that is dead", read, ["silence", 200]],
  ["a move, into a line that is dead", move, ["silence", 200]],
])("%s, is sent once more as it was", async (_, request, answers) => {
  brings = answers;
  expect(await outcome(request())).toEqual({ seq: 1 });
  expect(sent).toHaveLength(2);
  expect(sent[0]).toBe(sent[1]);
});

test.each<[string, () => Promise<unknown>, Brings, string, number]>([
  ["what may be done twice by it", device, [null], "offline", 1],
  ["what is refused", move, [409], "storage", 1],
  ["what finds nobody twice", read, [null, null, 200], "offline", 2],
  ["what cannot be stored", move, [503, 503, 200], "storage", 2],
  ["what may be done twice, into a line that is dead", device, ["silence"], "offline", 1],
  ["what a network answers that wants to be asked first", read, ["a page"], "offline", 1],
])("%s is not", async (_, request, answers, code, times) => {
  brings = answers;
  await expect(outcome(request())).rejects.toMatchObject({ code });
  expect(sent).toHaveLength(times);
});

/** The keys of the requests that were sent. */
const keys = () => sent.map((one) => /"key":"([^"]+)"/.exec(one)?.[1]);

test("a repeated request without a response has the same key, and another request has another", async () => {
  brings = [null, null, 200, 200];
  await expect(outcome(sit())).rejects.toMatchObject({ code: "offline" });
  await outcome(sit());
  await outcome(sit());
  const [first, again, later, afresh] = keys();
  expect([again, later]).toEqual([first, first]);
  expect(afresh).not.toBe(first);

  [brings, sent] = [[null, null, 200, 200], []];
  await expect(outcome(sit())).rejects.toMatchObject({ code: "offline" });
  await outcome(httpClient.seat("table", "red", { do: "leave" }));
  await outcome(sit());
  expect(new Set(keys())).toHaveProperty("size", 3);
});

test("a refused request was not performed: it has another key when it is repeated", async () => {
  brings = [409, 200];
  await expect(outcome(sit())).rejects.toBeDefined();
  await outcome(sit());
  expect(new Set(keys())).toHaveProperty("size", 2);
});
