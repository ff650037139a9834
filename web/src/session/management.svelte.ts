// Actions other than moves: taking and leaving seats, renaming, starting and closing a table. Each response
// has the table, which is shown at once; other browsers are notified by the stream.
import { client } from "../client/client.ts";
import type { BotToken, Seat, SeatChange, Table } from "../wire/types.ts";

/** Its dependencies on the session. */
interface Needs {
  readonly id: string;
  /** The seats of this browser. */
  readonly mine: readonly Seat[];
  /** Shows the table of a response. */
  told(table: Table): void;
  /** Switches the view to a seat. */
  look(seat: Seat | null): Promise<void>;
}

export class TableManagement {
  busy = $state(false);
  fault = $state.raw<unknown>(null);
  readonly #about: Needs;

  constructor(about: Needs) {
    this.#about = about;
  }

  /** Runs a request; an error is stored in `fault`. */
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
    this.#about.told(table);
    return true;
  }

  seat(seat: Seat, change: SeatChange) {
    return this.#table(() => client.seat(this.#about.id, seat, change));
  }

  /** Takes a seat, with a name if one is given. */
  sit(seat: Seat, name: string) {
    return this.seat(seat, name === "" ? { do: "sit" } : { do: "sit", name });
  }

  change(change: { name?: string; public?: boolean; closed?: boolean; replaceAbsent?: boolean }) {
    return this.#table(() => client.change(this.#about.id, change));
  }

  /** Starts the game, and shows it. */
  async start() {
    if (!(await this.#table(() => client.start(this.#about.id)))) return;
    await this.#about.look(this.#about.mine[0] ?? null);
  }

  /** A token for the external bot of a seat; the previous one is revoked. */
  createBotToken(seat: Seat): Promise<BotToken | null> {
    return this.run(() => client.createBotToken(this.#about.id, seat));
  }

  async link(seat: Seat): Promise<string | null> {
    return (await this.run(() => client.seatLink(this.#about.id, seat)))?.path ?? null;
  }

  /** Creates a table with the same seats, or with stronger bots, and returns its path. */
  async rematch(stronger = false): Promise<string | null> {
    const table = await this.run(() => client.rematch(this.#about.id, stronger));
    return table && `/t/${table.id}`;
  }
}
