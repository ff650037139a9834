// What is done beside the game: seats taken and left, a table renamed, begun, closed.
// Each request answers with the table, which is shown at once; the stream tells the others.
import { client } from "../client/client.ts";
import type { BotToken, Seat, SeatChange, Table } from "../wire/types.ts";

/** What it needs of the table. */
interface Needs {
  readonly id: string;
  /** The seats of this browser. */
  readonly mine: readonly Seat[];
  /** Shows the table as an answer tells it. */
  told(table: Table): void;
  /** Looks through the eyes of a seat. */
  look(seat: Seat | null): Promise<void>;
}

export class TableManagement {
  busy = $state(false);
  fault = $state.raw<unknown>(null);
  readonly #about: Needs;

  constructor(about: Needs) {
    this.#about = about;
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
    this.#about.told(table);
    return true;
  }

  seat(seat: Seat, change: SeatChange) {
    return this.#table(() => client.seat(this.#about.id, seat, change));
  }

  /** Sits down under a name, if one is given. */
  sit(seat: Seat, name: string) {
    return this.seat(seat, name === "" ? { do: "sit" } : { do: "sit", name });
  }

  change(change: { name?: string; public?: boolean; closed?: boolean; replaceAbsent?: boolean }) {
    return this.#table(() => client.change(this.#about.id, change));
  }

  /** Begins the game, and looks at it. */
  async start() {
    if (!(await this.#table(() => client.start(this.#about.id)))) return;
    await this.#about.look(this.#about.mine[0] ?? null);
  }

  /** A token for the external bot that plays a seat; the one before ends. */
  createBotToken(seat: Seat): Promise<BotToken | null> {
    return this.run(() => client.createBotToken(this.#about.id, seat));
  }

  async link(seat: Seat): Promise<string | null> {
    return (await this.run(() => client.seatLink(this.#about.id, seat)))?.path ?? null;
  }

  /** The same seats once more, or stronger bots on theirs: the way to that table. */
  async rematch(stronger = false): Promise<string | null> {
    const table = await this.run(() => client.rematch(this.#about.id, stronger));
    return table && `/t/${table.id}`;
  }
}
