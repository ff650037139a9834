// The source of a session's table, which also receives its commands: a shared table on the server, or
// anything else with the same interface.
import { client, type Eyes, type News } from "../client/client.ts";
import type { Done, Log, Position, Seat, Setup, Snapshot, Table, View } from "../wire/types.ts";

/** Each request resolves as the contract promises for a table, or throws a Refusal. */
export interface Source {
  /** The key under which this browser stores what it has seen. */
  readonly id: string;
  /** The table is shared with others: it has links, a menu, a chat, and a recorded end. */
  readonly shared: boolean;
  /** The message at its end; null if it ends with the game. */
  readonly ending: string | null;
  /** The query parameter for links to the rulebook and the components of this game. */
  readonly cited: string;

  table(): Promise<Table>;
  setup(): Promise<Setup>;
  /** The table, its position and the log entries since the given number, from one snapshot. */
  snapshot(eyes: Eyes, since: number): Promise<Snapshot>;
  /** The position after `at` moves, or the current one. */
  position(eyes: Eyes, at?: number): Promise<Position>;
  log(eyes: Eyes, from: number): Promise<Log>;
  /** `seq` is the sequence number of the position that the move refers to. */
  play(seat: Seat, seq: number, moves: string[]): Promise<Done>;
  undo(seat: Seat, seq: number, turn: boolean): Promise<Done>;
  redo(seat: Seat, seq: number): Promise<Done>;
  /** The position after these moves, without making them. */
  simulate(seat: Seat, moves: string[]): Promise<View>;
  /** Subscribes to notifications; the returned function unsubscribes. */
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
