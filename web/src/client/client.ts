// What the pages ask for, whoever answers: a server today, an engine in the browser
// if there is one. Each request resolves with what the contract promises or throws a Refusal.
import type {
  BoardSheet,
  Setup,
  CheckedBoard,
  Components,
  Done,
  Hint,
  LessonSummary,
  LessonNow,
  LinkInfo,
  Log,
  Me,
  NewTable,
  Snapshot,
  Position,
  Presets,
  Problem,
  BotToken,
  ReadOnlyTable,
  Review,
  Rulebook,
  RulePage,
  Seat,
  SeatChange,
  Table,
  TableList,
  TurnScore,
  View,
} from "../wire/types.ts";

/** What went wrong with a request; `code` is from the closed list of Problem, or "offline" where no answer came. */
export class Refusal extends Error {
  readonly code: Problem["code"] | "offline";
  readonly problem: Problem | null;

  constructor(problem: Problem | null) {
    super(problem?.detail ?? problem?.title ?? "offline");
    this.code = problem?.code ?? "offline";
    this.problem = problem;
  }

  /** Whether there may be an answer when it is asked for again: the server was not reached, could not, or says when. */
  get passing(): boolean {
    return (this.problem?.status ?? 500) >= 500 || this.problem?.retryAfter !== undefined;
  }

  /** For so many milliseconds there is none, as the server says. */
  get wait(): number {
    return 1000 * (this.problem?.retryAfter ?? 0);
  }
}

/** Whose eyes: a seat that the browser holds, or null for a spectator's. */
export type Eyes = { seat: Seat | null; open?: boolean };

/** Which tables a list has. */
export type Scope = "mine" | "public";

/** Who is at a table that this browser watches: seats whose people have it before them, others in number. */
export interface Present {
  kind: "present";
  table: string;
  here: string[];
  /** Seats whose people were seen there, and how many seconds before `at` they have gone. */
  left: { seat: string; ago: number }[];
  watching: number;
  at: number;
}

/** What is told unasked: others are at a table than before, a table has reached a number, the seats held have changed, the line is new or lost. */
export type News =
  | Present
  | { kind: "table"; table: string; seq: number }
  | { kind: "seats" }
  | { kind: "hello"; build: string; sync: { table: string; seq: number }[] }
  | { kind: "lost" };

/** Whatever is sent a second time, because there was no answer to the first, happens once. */
export interface Client {
  me(): Promise<Me>;
  rename(name: string): Promise<Me>;
  recovery(): Promise<{ code: string }>;
  /** `leave`: this browser may lose its seats by it; it is refused otherwise. */
  recover(code: string, leave?: boolean): Promise<Me>;
  device(): Promise<{ path: string; expires?: string | null }>;
  getLink(token: string): Promise<LinkInfo>;
  claim(token: string, name?: string, leave?: boolean): Promise<LinkInfo>;

  presets(): Promise<Presets>;
  /** Addresses of the server for other machines; none unless this browser is on its machine. */
  addresses(): Promise<string[]>;
  presetComponents(preset: string, board?: string): Promise<Components>;
  checkBoard(board: BoardSheet): Promise<CheckedBoard>;
  readBoard(text: string): Promise<CheckedBoard>;
  rules(lang: string): Promise<Rulebook>;
  rule(id: string, lang: string): Promise<RulePage>;
  /** A figure of the rulebook: an svg element of the project's own. */
  figure(name: string, lang: string): Promise<string>;

  /** A page of a list of tables; `after` is that of the page before. */
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
  /** A new token for the external bot that plays a seat, and the path to which that comes. */
  createBotToken(id: string, seat: Seat): Promise<BotToken>;
  components(id: string): Promise<Components>;
  setup(id: string): Promise<Setup>;
  /** What can be read of a table whose rules cannot be made any more. */
  archive(id: string): Promise<ReadOnlyTable>;

  /** The table, its position and what is new of its log since the number given, all as of one number. */
  snapshot(id: string, eyes: Eyes, since: number): Promise<Snapshot>;
  /** The present position, or that after `at` moves. */
  position(id: string, eyes: Eyes, at?: number): Promise<Position>;
  log(id: string, eyes: Eyes, from?: number): Promise<Log>;
  progress(id: string, eyes: Eyes): Promise<TurnScore[]>;
  /** Ideas for who decides and plays alone against bots; it takes some seconds. */
  hint(id: string, seat: Seat): Promise<Hint>;
  /** What has been found so far of a game that is over; it goes on while somebody asks. */
  review(id: string, open: boolean): Promise<Review>;
  /** A new table that goes on from there, one seat mine, the others bots'. */
  playOn(id: string, step: number, seat: Seat): Promise<Table>;
  /** `seq` is the number of the position that is meant. */
  play(id: string, seat: Seat, seq: number, moves: string[]): Promise<Done>;
  undo(id: string, seat: Seat, seq: number, turn: boolean): Promise<Done>;
  redo(id: string, seat: Seat, seq: number): Promise<Done>;
  /** The position as it would be after these moves; nothing happens. */
  simulate(id: string, seat: Seat, moves: string[]): Promise<View>;
  /** What has the same key (once.ts) is said once. */
  chat(id: string, text: string, key: string, seat?: Seat): Promise<Done>;
  report(id: string, comment: string, step: number, seat?: Seat): Promise<{ id: string }>;

  lessons(): Promise<LessonSummary[]>;
  lessonSetup(id: string): Promise<Setup>;
  /** How far a learner has come by his answers; with the position after `step` moves instead of the present one, or the solution. */
  learn(
    id: string,
    moves: readonly string[],
    beside: { step?: number | undefined; show?: boolean },
  ): Promise<LessonNow>;

  /** The whole record of a running game that its host plays alone; the table notes that it was read. */
  save(id: string): Promise<string>;

  /** Addresses of files to download: a table's board, and its record. */
  boardPath(id: string): string;
  recordPath(id: string, seat: Seat | null): string;

  /** Makes a request whose answer waits for the next who asks for the same. */
  prefetch<T>(request: () => Promise<T>): Promise<T>;

  /** Listens for news, also of a table at which this browser need not sit; the function returned ends it. */
  onNews(listener: (news: News) => void, table?: string): () => void;
}

/** Whom the pages ask. */
export let client: Client;

/** Says whom the pages ask, before the first of them is shown. */
export function provideClient(answers: Client) {
  client = answers;
}
