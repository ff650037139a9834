// Requests to the server. Each resolves with what the contract promises or throws
// a Refusal: the server's problem, or "offline" where no answer came.
import type {
  BoardSheet,
  Box,
  CheckedBoard,
  Contents,
  Done,
  LinkTells,
  Log,
  Me,
  NewTable,
  Position,
  Presets,
  Problem,
  Remains,
  Rulebook,
  RulePage,
} from "../wire/types.ts";
import type { Seat, Table, TableCard, TurnScore, Verdict, View } from "../wire/types.ts";

/** What went wrong with a request; `code` is from the closed list of Problem, or "offline". */
export class Refusal extends Error {
  readonly code: Problem["code"] | "offline";
  readonly problem: Problem | null;

  constructor(problem: Problem | null) {
    super(problem?.detail ?? problem?.title ?? "offline");
    this.code = problem?.code ?? "offline";
    this.problem = problem;
  }
}

type Query = Record<string, string | number | boolean | null | undefined>;

function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== false) search.set(name, String(value));
  }
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

async function ask(
  method: string,
  path: string,
  body?: unknown,
  type = "application/json",
): Promise<Response> {
  const init: RequestInit = { method, headers: { Accept: "application/json" } };
  if (body !== undefined) {
    init.body = typeof body === "string" ? body : JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": type };
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal(null);
  }
  if (answer.ok) return answer;
  throw new Refusal((await answer.json().catch(() => null)) as Problem | null);
}

/** Answers that are asked for before anybody needs them, each given out once. */
const kept = new Map<string, Promise<unknown>>();
const fresh = 10_000; // milliseconds, after which nobody wants them
let keeping = false;

/** Makes a request whose answer waits for the next who asks for the same. */
export function prefetch<T>(request: () => Promise<T>): Promise<T> {
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
  const answer = ask("GET", where).then((given) => given.json() as Promise<T>);
  if (keeping) {
    kept.set(where, answer);
    setTimeout(() => kept.delete(where), fresh);
  }
  return answer;
}
const post = async <T>(path: string, body?: unknown) => (await (await ask("POST", path, body)).json()) as T;
const patch = async <T>(path: string, body: unknown) => (await (await ask("PATCH", path, body)).json()) as T;

/** A key that makes a request safe to repeat. */
export const freshKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");

/** Whose eyes: a seat that the browser holds, or null for a spectator's. */
export type Eyes = { seat: Seat | null; open?: boolean };

export interface SeatChange {
  do: "sit" | "stand" | "bot" | "back" | "open" | "resign";
  bot?: string;
  name?: string;
}

export const api = {
  me: () => get<Me>("/api/me"),
  rename: (name: string) => patch<Me>("/api/me", { name }),
  recovery: () => post<{ code: string }>("/api/me/recovery"),
  /** `leave`: this browser may lose its seats by it; it is refused otherwise. */
  recover: (code: string, leave = false) => post<Me>("/api/me/recover", { code, leave }),
  device: () => post<{ path: string; expires?: string | null }>("/api/me/device"),
  linkTells: (token: string) => get<LinkTells>(`/api/links/${token}`),
  claim: (token: string, name?: string, leave = false) =>
    post<LinkTells>(`/api/links/${token}`, name ? { name, leave } : { leave }),
  presets: () => get<Presets>("/api/presets"),
  presetBox: (preset: string, board?: string) => get<Contents>(`/api/boxes/${preset}`, { board }),
  checkBoard: (board: BoardSheet) => post<CheckedBoard>("/api/boards/check", board),
  readBoard: async (text: string) =>
    (await (await ask("POST", "/api/boards/read", text, "text/plain")).json()) as CheckedBoard,
  rules: (lang: string) => get<Rulebook>("/api/rules", { lang }),
  rule: (id: string, lang: string) => get<RulePage>(`/api/rules/${id}`, { lang }),
  /** A figure of the rulebook: an svg element of the server's own. */
  figure: async (name: string, lang: string) =>
    (await ask("GET", address(`/api/rules/figures/${name}`, { lang }))).text(),
  tables: (scope: "mine" | "public") => get<TableCard[]>("/api/tables", { scope }),
  create: (table: NewTable) => post<Table>("/api/tables", table),
  importRecord: async (text: string) =>
    (await (await ask("POST", "/api/tables/import", text, "text/plain")).json()) as Table,
  table: (id: string) => get<Table>(`/api/tables/${id}`),
  change: (id: string, change: { name?: string; public?: boolean; closed?: boolean }) =>
    patch<Table>(`/api/tables/${id}`, change),
  start: (id: string) => post<Table>(`/api/tables/${id}/start`),
  rematch: (id: string) => post<Table>(`/api/tables/${id}/rematch`),
  seat: (id: string, seat: Seat, change: SeatChange) =>
    post<Table>(`/api/tables/${id}/seats/${seat}`, change),
  seatLink: (id: string, seat: Seat) => post<{ path: string }>(`/api/tables/${id}/seats/${seat}/link`),
  tableBox: (id: string) => get<Contents>(`/api/tables/${id}/contents`),
  boardPath: (id: string) => `/api/tables/${id}/board`,
  box: (id: string) => get<Box>(`/api/tables/${id}/box`),
  position: (id: string, eyes: Eyes, at?: number) =>
    get<Position>(`/api/tables/${id}/position`, { ...eyes, at }),
  log: (id: string, eyes: Eyes, from = 1) => get<Log>(`/api/tables/${id}/log`, { ...eyes, from }),
  progress: (id: string, eyes: Eyes) => get<TurnScore[]>(`/api/tables/${id}/progress`, { ...eyes }),
  play: (id: string, seat: Seat, seq: number, moves: string[], key: string) =>
    post<Done>(`/api/tables/${id}/moves`, { seat, seq, moves, key }),
  undo: (id: string, seat: Seat, seq: number, turn: boolean, key: string) =>
    post<Done>(`/api/tables/${id}/undo`, { seat, seq, turn, key }),
  redo: (id: string, seat: Seat, seq: number, key: string) =>
    post<Done>(`/api/tables/${id}/redo`, { seat, seq, key }),
  check: (id: string, seat: Seat, moves: string[]) =>
    post<Verdict[]>(`/api/tables/${id}/check`, { seat, moves }),
  try: (id: string, seat: Seat, moves: string[]) => post<View>(`/api/tables/${id}/try`, { seat, moves }),
  chat: (id: string, text: string, seat?: Seat) =>
    post<Done>(`/api/tables/${id}/chat`, seat ? { text, seat } : { text }),
  report: (id: string, comment: string, step: number, seat?: Seat) =>
    post<{ id: string }>(`/api/tables/${id}/reports`, seat ? { comment, step, seat } : { comment, step }),
  remains: (id: string) => get<Remains>(`/api/tables/${id}/remains`),
  recordPath: (id: string, seat: Seat | null) => address(`/api/tables/${id}/record`, { seat }),
};
