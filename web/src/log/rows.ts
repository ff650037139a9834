// The log as it is read: what was done and what was said, in time, by turn and seat.
import type { TableSession } from "../session/session.svelte.ts";
import type { Clause } from "../wording/effects.ts";
import type { LogLine, ChatMessage } from "../wire/types.ts";

export interface Group {
  key: string;
  turn: number;
  /** Whose moves these are; null for what was said or done beside the game. */
  seat: string | null;
  at: string;
  lines: LogLine[];
  message: ChatMessage | null;
}

/** Groups of moves by seat, messages between them; only what has happened up to the position shown. */
export function groups(session: TableSession): Group[] {
  const upTo = session.sandbox.moves ? Infinity : (session.shown?.step ?? Infinity);
  const lines = session.log.filter((line) => line.step > 0 && line.step <= upTo);
  const chat = session.present ? session.chat : [];
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
  sayUntil("~");
  return all;
}

/** How many clauses of a line, from the first, the name above them says whose they are: until another acts. */
export function underHeading(said: readonly Clause[], seat: string | null): number {
  const away = said.findIndex((clause) => clause.seat !== seat);
  return away < 0 ? said.length : away;
}
