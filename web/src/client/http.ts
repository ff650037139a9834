// The client of a server: requests over HTTP, notifications over its event stream.
import type { Addresses, Problem, Table } from "../wire/types.ts";
import { Refusal, type Client } from "./client.ts";
import { newcomerSecret, once } from "./once.ts";
import { during } from "../rest/underWay.ts";
import { noteDate } from "../rest/serverTime.ts";
import { shake } from "../rest/shake.ts";
import { listenAnew, onNews } from "./stream.ts";

type Query = Record<string, string | number | boolean | null | undefined>;

function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== false) search.set(name, String(value));
  }
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** Milliseconds after which a proxy has found a replacement for a server that did not respond. */
const again = 400;

/** Whether the response is from a proxy, or from a server that is shutting down. */
const gone = (answer: Answer) => [502, 503, 504].includes(answer.status);

/** Requests that only read, set a value, or have a key are safe to repeat: they take effect once. */
const repeatable = (method: string, path: string, body: unknown) =>
  /GET|PUT/.test(method) ||
  /[?&]key=/.test(path) ||
  (typeof body === "object" && body !== null && "key" in body);

/** Milliseconds of silence after which a connection is dead and another one is tried. */
const silent = 10_000;

/** Milliseconds after which no response will come: the server's own limit is lower. */
const never = 30_000;

interface Answer {
  ok: boolean;
  status: number;
  text: string;
}

/**
 * The complete response to a request; null if the connection fails or the response is incomplete after
 * `within` milliseconds.
 */
async function tried(path: string, init: RequestInit, within: number): Promise<Answer | null> {
  const cut = new AbortController();
  const late = setTimeout(() => cut.abort(), within);
  try {
    const answer = await fetch(path, { ...init, signal: cut.signal });
    noteDate(answer.headers.get("Date"));
    return { ok: answer.ok, status: answer.status, text: await answer.text() };
  } catch {
    if (cut.signal.aborted) await shake();
    return null;
  } finally {
    clearTimeout(late);
  }
}

/** The response to a request, which is repeated once if that can help. */
async function sent(path: string, init: RequestInit, repeat: boolean): Promise<Answer> {
  const answer = await tried(path, init, repeat ? silent : never);
  if (answer && !(repeat && gone(answer))) return answer;
  if (!repeat) throw new Refusal(null);
  await new Promise((done) => setTimeout(done, again));
  return sent(path, init, false);
}

/** Parses a text as JSON; null if it is not from the server, but the page of a proxy. */
function parsed<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

async function ask(method: string, path: string, body?: unknown, type = "application/json"): Promise<string> {
  const headers = new Headers({ Accept: "application/json" });
  const init: RequestInit = { method, headers };
  if (method !== "GET") headers.set("Volgare-Newcomer", newcomerSecret);
  if (body !== undefined) {
    init.body = typeof body === "string" ? body : JSON.stringify(body);
    headers.set("Content-Type", type);
  }
  const { ok, text } = await sent(path, init, repeatable(method, path, body));
  if (ok) return text;
  throw new Refusal(parsed<Problem>(text));
}

const request = "request";
async function told<T>(answer: Promise<string>): Promise<T> {
  const what = parsed<T>(await answer);
  if (what === null) throw new Refusal(null);
  return what;
}
const read = <T>(answer: Promise<string>) => during(request, told<T>(answer));

/** Prefetched responses, each handed out once. */
const kept = new Map<string, Promise<unknown>>();
const fresh = 10_000; // milliseconds after which they are stale
let keeping = false;

function prefetch<T>(request: () => Promise<T>): Promise<T> {
  keeping = true;
  const answer = request();
  keeping = false;
  return answer;
}

function get<T>(path: string, query?: Query): Promise<T> {
  const where = address(path, query);
  const waiting = kept.get(where) as Promise<T> | undefined;
  kept.delete(where);
  if (waiting) return waiting;
  const answer = read<T>(ask("GET", where));
  if (keeping) {
    kept.set(where, answer);
    setTimeout(() => kept.delete(where), fresh);
  }
  return answer;
}

const sends =
  (method: string) =>
  <T>(path: string, body?: unknown, type?: string) =>
    read<T>(ask(method, path, body, type));
const post = sends("POST");
const patch = sends("PATCH");

/** Makes a sender whose requests take effect once. */
const sendsOnce =
  (send: typeof post) =>
  <T>(path: string, body: object = {}) =>
    once(path, JSON.stringify(body), (key) => send<T>(path, { ...body, key }));
const postOnce = sendsOnce(post);
const patchOnce = sendsOnce(patch);

/** A request that may change the identity of this browser. */
async function becoming<T>(answer: Promise<T>): Promise<T> {
  const got = await answer;
  listenAnew();
  return got;
}

/** The client for the server that delivered the page. */
export const httpClient: Client = {
  me: () => get("/api/me"),
  rename: (name) => patch("/api/me", { name }),
  recovery: () => post("/api/me/recovery"),
  recover: (code, leave = false) => becoming(post("/api/me/recover", { code, leave })),
  device: () => post("/api/me/device"),
  getLink: (token) => get(`/api/links/${token}`),
  claim: (token, name, leave = false) =>
    becoming(postOnce(`/api/links/${token}`, name ? { name, leave } : { leave })),
  presets: () => get("/api/presets"),
  addresses: () => get<Addresses>("/api/addresses").then((told) => told.addresses),
  presetComponents: (preset, board) => get(`/api/presets/${preset}/components`, { board }),
  checkBoard: (board) => post("/api/boards/check", board),
  readBoard: (text) => post("/api/boards/read", text, "text/plain"),
  rules: (lang) => get("/api/rules", { lang }),
  rule: (id, lang) => get(`/api/rules/${id}`, { lang }),
  figure: (name, lang) => during(request, ask("GET", address(`/api/rules/figures/${name}`, { lang }))),
  tables: (scope, after) => get("/api/tables", { scope, after }),
  create: (table) => postOnce("/api/tables", table),
  importRecord: (text) =>
    once("/api/tables/import", text, (key) =>
      post(address("/api/tables/import", { key }), text, "text/plain"),
    ),
  table: (id) => get(`/api/tables/${id}`),
  change: (id, change) => patchOnce(`/api/tables/${id}`, change),
  start: (id) => postOnce(`/api/tables/${id}/start`),
  rematch: (id, stronger = false) => postOnce(`/api/tables/${id}/rematch`, { stronger }),
  seat: (id, seat, change) => {
    const told = postOnce<Table>(`/api/tables/${id}/seats/${seat}`, change);
    return change.do === "sit" ? becoming(told) : told;
  },
  seatLink: (id, seat) => post(`/api/tables/${id}/seats/${seat}/link`),
  createBotToken: (id, seat) => post(`/api/tables/${id}/seats/${seat}/bot-token`),
  components: (id) => get(`/api/tables/${id}/components`),
  boardPath: (id) => `/api/tables/${id}/board`,
  setup: (id) => get(`/api/tables/${id}/setup`),
  snapshot: (id, eyes, since) => get(`/api/tables/${id}/snapshot`, { ...eyes, since }),
  position: (id, eyes, at) => get(`/api/tables/${id}/position`, { ...eyes, at }),
  log: (id, eyes, from = 1) => get(`/api/tables/${id}/log`, { ...eyes, from }),
  progress: (id, eyes) => get(`/api/tables/${id}/progress`, { ...eyes }),
  hint: (id, seat) => get(`/api/tables/${id}/hint`, { seat }),
  review: (id, open) => get(`/api/tables/${id}/review`, { open }),
  playOn: (id, step, seat) => postOnce(`/api/tables/${id}/continue`, { step, seat }),
  play: (id, seat, seq, moves) => postOnce(`/api/tables/${id}/moves`, { seat, seq, moves }),
  undo: (id, seat, seq, turn) => postOnce(`/api/tables/${id}/undo`, { seat, seq, turn }),
  redo: (id, seat, seq) => postOnce(`/api/tables/${id}/redo`, { seat, seq }),
  giveOrder: (id, seat, seq, order) => postOnce(`/api/tables/${id}/order`, { seat, seq, ...order }),
  simulate: (id, seat, moves) => post(`/api/tables/${id}/simulate`, { seat, moves }),
  note: (id) => get(`/api/tables/${id}/note`),
  keepNote: (id, text) => sends("PUT")(`/api/tables/${id}/note`, { text }),
  chat: (id, text, key, seat) => post(`/api/tables/${id}/chat`, seat ? { text, key, seat } : { text, key }),
  report: (id, comment, step, seat) =>
    post(`/api/tables/${id}/reports`, seat ? { comment, step, seat } : { comment, step }),
  lessons: () => get("/api/lessons"),
  lessonSetup: (id) => get(`/api/lessons/${id}/setup`),
  learn: (id, moves, beside) => post(`/api/lessons/${id}`, { moves, ...beside }),
  archive: (id) => get(`/api/tables/${id}/archive`),
  save: (id) => {
    const path = `/api/tables/${id}/record`;
    return once(path, "", (key) => during(request, ask("POST", path, { key })));
  },
  recordPath: (id, seat) => address(`/api/tables/${id}/record`, { seat }),
  prefetch,
  onNews,
};
