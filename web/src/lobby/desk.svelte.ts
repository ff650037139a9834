// What is done beside the game: seats taken and left, a table renamed, begun, closed.
// Each request answers with the table, which is shown at once; the stream tells the others.
import type { Play } from "../table/play.svelte.ts";
import { api, type SeatChange } from "../wire/api.ts";
import type { Seat, Table } from "../wire/types.ts";

export class Desk {
  busy = $state(false);
  fault = $state.raw<unknown>(null);
  readonly #play: Play;

  constructor(play: Play) {
    this.#play = play;
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
    this.#play.told(table);
    return true;
  }

  seat(seat: Seat, change: SeatChange) {
    return this.#table(() => api.seat(this.#play.id, seat, change));
  }

  change(change: { name?: string; public?: boolean; closed?: boolean }) {
    return this.#table(() => api.change(this.#play.id, change));
  }

  /** Begins the game, and looks at it. */
  async start() {
    if (!(await this.#table(() => api.start(this.#play.id)))) return;
    await this.#play.look(this.#play.mine[0] ?? null);
  }

  async link(seat: Seat): Promise<string | null> {
    return (await this.run(() => api.seatLink(this.#play.id, seat)))?.path ?? null;
  }

  /** The same seats once more: the way to that table. */
  async rematch(): Promise<string | null> {
    const table = await this.run(() => api.rematch(this.#play.id));
    return table && `/t/${table.id}`;
  }
}
