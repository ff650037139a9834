// The engine as a process: a source of games in which to find rare moves, the same ones every time.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Legal, Seat } from "../src/wire/types.ts";
import { dice } from "./player.ts";
import type { Cut } from "./records.ts";
import { binary } from "./serve.ts";

/** A process with the engine protocol, for one request after another. */
function start() {
  const engine = spawn(binary, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
  const replies = createInterface(engine.stdout)[Symbol.asyncIterator]();
  return {
    async ask<T>(request: { do: string; [field: string]: unknown }): Promise<T> {
      engine.stdin.write(`${JSON.stringify(request)}\n`);
      const { value } = await replies.next();
      const { ok, message, result } = JSON.parse(String(value)) as {
        ok: boolean;
        message: string;
        result: T;
      };
      if (!ok) throw new Error(`${request.do}: ${message}`);
      return result;
    },
    async stop() {
      engine.stdin.end();
      if (engine.exitCode === null) await once(engine, "exit");
    },
  };
}

export interface Offer {
  legal: Legal[];
  /** The game as far as it has been played. */
  here(): Promise<Cut>;
}

/** A random legal move: mostly one that does not end the turn. */
export function some(legal: readonly Legal[], roll: (sides: number) => number): string {
  const acts = legal.filter(({ kind }) => kind !== "end");
  const list = acts.length > 0 && roll(5) > 0 ? acts : legal;
  return list[roll(list.length)]?.move ?? "";
}

/** The offered moves, move after move, in twenty random games of five players with these options. */
export async function* offers(on: readonly string[]): AsyncGenerator<Offer> {
  const engine = start();
  const options = Object.fromEntries(on.map((id) => [id, "on"]));
  try {
    for (let game = 1; game <= 20; game++) {
      const roll = dice(game);
      await engine.ask({ do: "new", preset: "deluxe", players: 5, seed: `offers ${game}`, options });
      for (;;) {
        const { legal, decides } = await engine.ask<{ legal: Legal[]; decides: Seat | null }>({
          do: "legal",
        });
        if (decides === null) break;
        const here = async () => ({
          ...(await engine.ask<{ record: string }>({ do: "record" })),
          seat: decides,
        });
        yield { legal, here };
        await engine.ask({ do: "play", move: some(legal, roll) });
      }
    }
  } finally {
    await engine.stop();
  }
}
