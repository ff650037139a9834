// Hides the final count until the ceremony has shown it, category by category. Until then nothing else at the
// table reveals the result.
import { asText } from "../browser/asText.ts";
import type { Eyes } from "../client/client.ts";
import type { LogLine, Position, View } from "../wire/types.ts";
import type { Source } from "./source.ts";

/** Its dependencies on the session. */
interface Needs {
  readonly source: Pick<Source, "id" | "shared" | "position">;
  readonly replaying: boolean;
}

/** The effects of the last move that the count reveals. */
const counted: ReadonlySet<string> = new Set(["scored", "won"]);

const key = (table: string) => `volgare.told.${table}`;

export class EndingVeil {
  readonly #table: Needs;
  /** The position before the last move; null if there is nothing to hide. */
  #before = $state.raw<Position | null>(null);
  #told = false;

  /** The ceremony is still to come. The text view and the replay show the result at once. */
  readonly pending = $derived.by(() => this.#before !== null && !asText() && !this.#table.replaying);

  constructor(table: Needs) {
    this.#table = table;
  }

  /** Whether this browser still has a ceremony to show. Nothing is hidden if reduced motion is preferred. */
  #untold(): boolean {
    if (this.#told || !this.#table.source.shared || matchMedia("(prefers-reduced-motion: reduce)").matches)
      return false;
    try {
      return localStorage.getItem(key(this.#table.source.id)) === null;
    } catch {
      return true;
    }
  }

  /** Called before a position that ends the game is shown: loads the position shown in its place. */
  async prepare(eyes: Eyes, now: Position | null) {
    if (now?.state !== "over" || !this.#untold()) return;
    const before = await this.#table.source.position(eyes, now.step - 1).catch(() => null); // without it, the result is shown at once
    if (!this.#told) this.#before = before;
  }

  /** Reveals the result permanently. */
  tell() {
    this.#before = null;
    this.#told = true;
    try {
      localStorage.setItem(key(this.#table.source.id), "1");
    } catch {
      // Without browser storage the ceremony is shown again at the next visit.
    }
  }

  /**
   * The view with the count hidden: the possessions behind the screens and their score are those of the
   * previous position.
   */
  veil(view: View | null): View | null {
    if (!this.pending || !this.#before || !view?.score.final) return view;
    const { score, players } = this.#before.view;
    const hide = (player: View["players"][number]) => {
      const was = players.find(({ seat }) => seat === player.seat);
      return { ...player, hidden: was?.hidden ? player.hidden : null, cards: was?.cards ?? [] };
    };
    return { ...view, score, players: view.players.map(hide) };
  }

  /** The log without the result. */
  hush(log: LogLine[]): LogLine[] {
    const last = log.at(-1);
    if (!this.pending || !last) return log;
    return [...log.slice(0, -1), { ...last, effects: last.effects.filter(({ kind }) => !counted.has(kind)) }];
  }
}
