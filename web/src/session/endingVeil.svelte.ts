// The count at the end of a game: a ceremony tells it once, category by category. Until it has,
// nothing else at the table tells what it will tell.
import { asText } from "../browser/asText.ts";
import type { Eyes } from "../client/client.ts";
import type { LogLine, Position, View } from "../wire/types.ts";
import type { Source } from "./source.ts";

/** What it needs of the table. */
interface Needs {
  readonly source: Pick<Source, "id" | "shared" | "position">;
  readonly replaying: boolean;
}

/** What the last move brings that is the count's to tell. */
const counted: ReadonlySet<string> = new Set(["scored", "won"]);

const key = (table: string) => `volgare.told.${table}`;

export class EndingVeil {
  readonly #table: Needs;
  /** What there was to see before the last move; null where nothing is counted, or all of it is told. */
  #before = $state.raw<Position | null>(null);
  #told = false;

  /** Its ceremony is on its way. Whoever reads, or goes through the game again, is told at once. */
  readonly pending = $derived.by(() => this.#before !== null && !asText() && !this.#table.replaying);

  constructor(table: Needs) {
    this.#table = table;
  }

  /** Whether this browser has a ceremony to hold: nothing is held back where nothing may move. */
  #untold(): boolean {
    if (this.#told || !this.#table.source.shared || matchMedia("(prefers-reduced-motion: reduce)").matches)
      return false;
    try {
      return localStorage.getItem(key(this.#table.source.id)) === null;
    } catch {
      return true;
    }
  }

  /** Before a position is shown that ends the game: fetches what is shown in its place. */
  async prepare(eyes: Eyes, now: Position | null) {
    if (now?.state !== "over" || !this.#untold()) return;
    const before = await this.#table.source.position(eyes, now.step - 1).catch(() => null); // then all is told
    if (!this.#told) this.#before = before;
  }

  /** All is told, once and for all. */
  tell() {
    this.#before = null;
    this.#told = true;
    try {
      localStorage.setItem(key(this.#table.source.id), "1");
    } catch {
      // A browser that keeps nothing tells it again when it comes again.
    }
  }

  /** A view as it may be seen: at the end what lies behind the screens, and its worth, as before. */
  veil(view: View | null): View | null {
    if (!this.pending || !this.#before || !view?.score.final) return view;
    const { score, players } = this.#before.view;
    const hide = (player: View["players"][number]) => {
      const was = players.find(({ seat }) => seat === player.seat);
      return { ...player, hidden: was?.hidden ? player.hidden : null, cards: was?.cards ?? [] };
    };
    return { ...view, score, players: view.players.map(hide) };
  }

  /** The log as it may be read. */
  hush(log: LogLine[]): LogLine[] {
    const last = log.at(-1);
    if (!this.pending || !last) return log;
    return [...log.slice(0, -1), { ...last, effects: last.effects.filter(({ kind }) => !counted.has(kind)) }];
  }
}
