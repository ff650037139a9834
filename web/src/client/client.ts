// The requests of the pages, whatever implements them: a server today, possibly an engine in the browser.
// Each request resolves as the contract promises or throws a Refusal.
import type {
  BoardSheet,
  BotToken,
  CheckedBoard,
  Components,
  Done,
  Hint,
  LessonState,
  LessonSummary,
  LinkInfo,
  Log,
  Me,
  NewTable,
  OrderContent,
  Position,
  Presets,
  PrivateNote,
  Problem,
  ReadOnlyTable,
  Review,
  Rulebook,
  RulePage,
  Seat,
  SeatChange,
  Setup,
  Snapshot,
  Table,
  TableList,
  TurnScore,
  View,
} from "../wire/types.ts";

/**
 * The error of a request; `code` is from the closed list of Problem, or "offline" if there was no response.
 */
export class Refusal extends Error {
  readonly code: Problem["code"] | "offline";
  readonly problem: Problem | null;

  constructor(problem: Problem | null) {
    super(problem?.detail ?? problem?.title ?? "offline");
    this.code = problem?.code ?? "offline";
    this.problem = problem;
  }

  /** Whether a retry may succeed: the server was not reached, had an internal error, or sent a retry time. */
  get passing(): boolean {
    return (this.problem?.status ?? 500) >= 500 || this.problem?.retryAfter !== undefined;
  }

  /** The milliseconds until a retry makes sense, according to the server. */
  get wait(): number {
    return 1000 * (this.problem?.retryAfter ?? 0);
  }
}

/** The point of view: a seat that this browser holds, or null for a spectator. */
export type Eyes = { seat: Seat | null; open?: boolean };

/** Which list of tables. */
export type Scope = "mine" | "public";

/**
 * Presence at a table that this browser watches: the seats whose players have it open, and the number of
 * other viewers.
 */
export interface Present {
  kind: "present";
  table: string;
  here: string[];
  /** Seats whose players have left, and how many seconds before `at`. */
  left: { seat: string; ago: number }[];
  watching: number;
  at: number;
}

/**
 * Notifications of the server: presence at a table has changed, a table has reached a sequence number, the
 * held seats have changed, the connection is new or lost.
 */
export type News =
  | Present
  | { kind: "table"; table: string; seq: number }
  | { kind: "seats" }
  | { kind: "hello"; build: string; sync: { table: string; seq: number }[] }
  | { kind: "lost" };

/** A request that is repeated because there was no response takes effect once. */
export interface Client {
  me(): Promise<Me>;
  rename(name: string): Promise<Me>;
  recovery(): Promise<{ code: string }>;
  /** `leave`: allow this browser to lose its seats; otherwise the request is refused in that case. */
  recover(code: string, leave?: boolean): Promise<Me>;
  device(): Promise<{ path: string; expires?: string | null }>;
  getLink(token: string): Promise<LinkInfo>;
  claim(token: string, name?: string, leave?: boolean): Promise<LinkInfo>;

  presets(): Promise<Presets>;
  /** Addresses of the server for other machines; empty unless this browser is on the same machine. */
  addresses(): Promise<string[]>;
  presetComponents(preset: string, board?: string): Promise<Components>;
  checkBoard(board: BoardSheet): Promise<CheckedBoard>;
  readBoard(text: string): Promise<CheckedBoard>;
  rules(lang: string): Promise<Rulebook>;
  rule(id: string, lang: string): Promise<RulePage>;
  /** A figure of the rulebook: an SVG element made by the project. */
  figure(name: string, lang: string): Promise<string>;

  /** A page of a list of tables; `after` is the cursor of the previous page. */
  tables(scope: Scope, after?: string): Promise<TableList>;
  create(table: NewTable): Promise<Table>;
  importRecord(text: string): Promise<Table>;
  table(id: string): Promise<Table>;
  change(
    id: string,
    change: { name?: string; public?: boolean; closed?: boolean; replaceAbsent?: boolean },
  ): Promise<Table>;
  start(id: string): Promise<Table>;
  rematch(id: string, stronger?: boolean): Promise<Table>;
  seat(id: string, seat: Seat, change: SeatChange): Promise<Table>;
  seatLink(id: string, seat: Seat): Promise<{ path: string }>;
  /** A new token for the external bot of a seat, and the path that the bot connects to. */
  createBotToken(id: string, seat: Seat): Promise<BotToken>;
  components(id: string): Promise<Components>;
  setup(id: string): Promise<Setup>;
  /** The readable data of a table whose rules can no longer be built. */
  archive(id: string): Promise<ReadOnlyTable>;

  /** The table, its position and the log entries since the given number, from one snapshot. */
  snapshot(id: string, eyes: Eyes, since: number): Promise<Snapshot>;
  /** The current position, or the position after `at` moves. */
  position(id: string, eyes: Eyes, at?: number): Promise<Position>;
  log(id: string, eyes: Eyes, from?: number): Promise<Log>;
  progress(id: string, eyes: Eyes): Promise<TurnScore[]>;
  /** Ideas for the player to move, if they play alone against bots. It takes some seconds. */
  hint(id: string, seat: Seat): Promise<Hint>;
  /** The results so far of the review of a finished game. The review continues while it is polled. */
  review(id: string, open: boolean): Promise<Review>;
  /** A new table that continues from that step, with one seat mine and bots on the others. */
  playOn(id: string, step: number, seat: Seat): Promise<Table>;
  /** `seq` is the sequence number of the position that the moves refer to. */
  play(id: string, seat: Seat, seq: number, moves: string[]): Promise<Done>;
  undo(id: string, seat: Seat, seq: number, turn: boolean): Promise<Done>;
  redo(id: string, seat: Seat, seq: number): Promise<Done>;
  /** Replaces the order of a seat. */
  giveOrder(id: string, seat: Seat, seq: number, order: OrderContent): Promise<Done>;
  /** The position after these moves, without making them. */
  simulate(id: string, seat: Seat, moves: string[]): Promise<View>;
  /** The private note of this browser's player at a table. */
  note(id: string): Promise<PrivateNote>;
  keepNote(id: string, text: string): Promise<PrivateNote>;
  /** Messages with the same key (once.ts) are posted once. */
  chat(id: string, text: string, key: string, seat?: Seat): Promise<Done>;
  report(id: string, comment: string, step: number, seat?: Seat): Promise<{ id: string }>;

  lessons(): Promise<LessonSummary[]>;
  lessonSetup(id: string): Promise<Setup>;
  /**
   * The learner's progress with the given answers. Optionally with the position after `step` moves instead of
   * the current one, or with the solution.
   */
  learn(
    id: string,
    moves: readonly string[],
    beside: { step?: number | undefined; show?: boolean },
  ): Promise<LessonState>;

  /** The whole record of a running game that its host plays alone. The table notes that it was read. */
  save(id: string): Promise<string>;

  /** Addresses of downloads: a table's board, and its record. */
  boardPath(id: string): string;
  recordPath(id: string, seat: Seat | null): string;

  /** Makes a request whose response is kept for the next identical request. */
  prefetch<T>(request: () => Promise<T>): Promise<T>;

  /**
   * Subscribes to notifications, also of a table where this browser has no seat. The returned function
   * unsubscribes.
   */
  onNews(listener: (news: News) => void, table?: string): () => void;
}

/** The client that the pages use. */
export let client: Client;

/** Sets the client. Must be called before the first page is shown. */
export function provideClient(answers: Client) {
  client = answers;
}
