// What is done beside the game: seats taken and left, a table renamed, begun, closed.
// Each request answers with the table, which is shown at once; the stream tells the others.
import type { TableSession } from "./session.svelte.ts";
import { client } from "../client/client.ts";
import type { ProgramToken, Seat, SeatChange, Table } from "../wire/types.ts";

export class TableManagement {
  busy = $state(false);
  fault = $state.raw<unknown>(null);
  readonly #session: TableSession;

  constructor(session: TableSession) {
    this.#session = session;
  }

  /** Runs a request; what goes wrong stands in `fault`. */
  async run<T>(request: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    this.fault = null;
    try {
      return await request();
    } catch (what) {
      this.fault = what;
      return null;
    } finally {
      this.busy = false;
    }
  }

  async #table(request: () => Promise<Table>) {
    const table = await this.run(request);
    if (table === null) return false;
    this.#session.told(table);
    return true;
  }

  seat(seat: Seat, change: SeatChange) {
    return this.#table(() => client.seat(this.#session.id, seat, change));
  }

  /** Sits down under a name, if one is given. */
  sit(seat: Seat, name: string) {
    return this.seat(seat, name === "" ? { do: "sit" } : { do: "sit", name });
  }

  change(change: { name?: string; public?: boolean; closed?: boolean }) {
    return this.#table(() => client.change(this.#session.id, change));
  }

  /** Begins the game, and looks at it. */
  async start() {
    if (!(await this.#table(() => client.start(this.#session.id)))) return;
    await this.#session.look(this.#session.mine[0] ?? null);
  }

  /** A token for the program that plays a seat; the one before ends. */
  admit(seat: Seat): Promise<ProgramToken | null> {
    return this.run(() => client.admit(this.#session.id, seat));
  }

  async link(seat: Seat): Promise<string | null> {
    return (await this.run(() => client.seatLink(this.#session.id, seat)))?.path ?? null;
  }

  /** The same seats once more: the way to that table. */
  async rematch(): Promise<string | null> {
    const table = await this.run(() => client.rematch(this.#session.id));
    return table && `/t/${table.id}`;
  }
}
