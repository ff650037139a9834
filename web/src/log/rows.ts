// The log for display: moves and messages by time, turn and seat.
import type { TableSession } from "../session/session.svelte.ts";
import type { Clause } from "../wording/effects.ts";
import type { ChatMessage, LogLine } from "../wire/types.ts";

export interface Group {
  key: string;
  turn: number;
  /** The seat of these moves; null for chat and other events. */
  seat: string | null;
  at: string;
  lines: LogLine[];
  message: ChatMessage | null;
}

/**
 * Groups of moves by seat, with messages between them, up to the shown position. The messages before the next
 * move are included in any case: a line that came back after a playback would be announced again.
 */
export function groups(session: TableSession): Group[] {
  const upTo = session.sandbox.moves ? Infinity : (session.shown?.step ?? Infinity);
  const lines = session.log.filter((line) => line.step > 0 && line.step <= upTo);
  const next = session.log.find((line) => line.step > upTo);
  const { chat } = session;
  const all: Group[] = [];
  let said = 0;
  const sayUntil = (at: string) => {
    for (let message = chat[said]; message && message.at < at; message = chat[++said])
      all.push({ key: `r${message.seq}`, turn: -1, seat: null, at: message.at, lines: [], message });
  };
  for (const line of lines) {
    sayUntil(line.at);
    const last = all.at(-1);
    if (last && !last.message && last.seat === line.seat && last.turn === line.turn) last.lines.push(line);
    else
      all.push({
        key: `m${line.step}`,
        turn: line.turn,
        seat: line.seat,
        at: line.at,
        lines: [line],
        message: null,
      });
  }
  sayUntil(next?.at ?? "~");
  return all;
}

/**
 * The number of leading clauses of a line that belong to the seat in the heading: until another seat acts.
 */
export function underHeading(said: readonly Clause[], seat: string | null): number {
  const away = said.findIndex((clause) => clause.seat !== seat);
  return away < 0 ? said.length : away;
}
