// Where a session has its table from, and whom it tells what is done there: a table on the
// server, which others share, or whatever else answers as one does.
import { client, type Eyes, type News } from "../client/client.ts";
import type { Setup, Done, Log, Snapshot, Position, Seat, Table, View } from "../wire/types.ts";

/** Each request resolves with what the contract promises of a table, or throws a Refusal. */
export interface Source {
  /** By it this browser remembers what it has seen. */
  readonly id: string;
  /** Others come to the table too: it has links, a menu, a chat, and an end that is recorded. */
  readonly shared: boolean;
  /** The message that stands over it when it has come to its end; null where the game itself ends. */
  readonly ending: string | null;
  /** The parameter with which pages of the rulebook and of the box tell what is played here. */
  readonly cited: string;

  table(): Promise<Table>;
  setup(): Promise<Setup>;
  /** The table, its position and what is new of its log since the number given, all as of one number. */
  snapshot(eyes: Eyes, since: number): Promise<Snapshot>;
  /** The position after `at` moves, or the present one. */
  position(eyes: Eyes, at?: number): Promise<Position>;
  log(eyes: Eyes, from: number): Promise<Log>;
  /** `seq` is the number of the position that is meant. */
  play(seat: Seat, seq: number, moves: string[]): Promise<Done>;
  undo(seat: Seat, seq: number, turn: boolean): Promise<Done>;
  redo(seat: Seat, seq: number): Promise<Done>;
  /** The position as it would be after these moves; nothing happens. */
  simulate(seat: Seat, moves: string[]): Promise<View>;
  /** Tells what changes unasked; the function returned ends it. */
  follow(hear: (news: News) => void): () => void;
}

/** A table on the server. */
export const served = (id: string): Source => ({
  id,
  shared: true,
  ending: null,
  cited: `table=${id}`,
  table: () => client.table(id),
  setup: () => client.setup(id),
  snapshot: (eyes, since) => client.snapshot(id, eyes, since),
  position: (eyes, at) => client.position(id, eyes, at),
  log: (eyes, from) => client.log(id, eyes, from),
  play: (seat, seq, moves) => client.play(id, seat, seq, moves),
  undo: (seat, seq, turn) => client.undo(id, seat, seq, turn),
  redo: (seat, seq) => client.redo(id, seat, seq),
  simulate: (seat, moves) => client.simulate(id, seat, moves),
  follow: (hear) => client.onNews(hear, id),
});
