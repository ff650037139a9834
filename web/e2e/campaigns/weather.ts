// Faults of connections and servers, drawn from a seeded random source, so that a seed reproduces them.
import { setTimeout } from "node:timers/promises";
import type { Line } from "../line.ts";
import type { Server } from "../serve.ts";

export type Dice = (sides: number) => number;

/** The number of faults of each kind. */
export type Tally = Record<string, number>;

const between = (roll: Dice, least: number, most: number) => least + roll(most - least);

/** Waits, but not beyond the period of faults. */
const pass = (ms: number, over: AbortSignal) => setTimeout(ms, null, { signal: over }).catch(() => undefined);

const clock = () => new Date().toISOString().slice(11, 23);

/** The faults of a connection: how each begins, and its longest duration in ms. */
const faults: Record<string, { begins: (line: Line, roll: Dice) => void; longest: number }> = {
  late: { begins: (line, roll) => (line.late = between(roll, 200, 3000)), longest: 20_000 },
  // The connection is back at once, as after a change of network, or only later.
  cut: { begins: (line, roll) => (line.cut(), (line.down = roll(2) === 0)), longest: 15_000 },
  // Open connections stay dead permanently; sometimes new ones die too.
  "half open": { begins: (line, roll) => (line.die(), (line.blocked = roll(2) === 0)), longest: 40_000 },
  "502": { begins: (line) => (line.astray = true), longest: 15_000 },
};

/** Ends the faults of a connection. Dead connections stay dead. */
function calm(line: Line) {
  line.late = 0;
  line.down = line.blocked = line.astray = false;
}

/** One fault of a connection after another, until it is over. */
export async function befalls(line: Line, roll: Dice, tally: Tally, over: AbortSignal) {
  while (!over.aborted) {
    await pass(between(roll, 3000, 25_000), over);
    const name = Object.keys(faults)[roll(Object.keys(faults).length)] ?? "";
    const fault = faults[name];
    if (over.aborted || !fault) break;
    fault.begins(line, roll);
    const lasts = between(roll, 500, fault.longest);
    const { late, down, blocked, astray } = line;
    line.log += `${clock()} ${name} for ${lasts} ms ${JSON.stringify({ late, down, blocked, astray })}\n`;
    tally[name] = (tally[name] ?? 0) + 1;
    await pass(lasts, over);
    calm(line);
  }
}

/** A server that is stopped or killed now and then, and restarted. */
export async function restarts(server: Server, roll: Dice, tally: Tally, over: AbortSignal) {
  for (;;) {
    await pass(between(roll, 30_000, 90_000), over);
    if (over.aborted) return;
    const signal = roll(2) === 0 ? "SIGTERM" : "SIGKILL";
    await server.kill(signal);
    server.log += `${clock()} ${signal}\n`;
    tally[signal] = (tally[signal] ?? 0) + 1;
    await pass(roll(6000), over);
    await server.run();
  }
}
