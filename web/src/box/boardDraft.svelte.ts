// A board that is edited in this browser: the sheet, its differences, its faults. The server checks it after
// every change and stores nothing.
import { client } from "../client/client.ts";
import { later } from "../rest/underWay.ts";
import type { BoardFault, BoardSheet, CheckedBoard, EventSheet } from "../wire/types.ts";
import { ownCode } from "./change.ts";
import { boardFacts, compare, type Change, type From } from "./facts.ts";

const place = "volgare.board";
const patience = 250; // milliseconds between the last change and the check by the server

interface Kept {
  sheet: BoardSheet;
  /** The board that it is compared with. */
  base: BoardSheet;
}

export function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

export class Draft {
  sheet = $state.raw() as BoardSheet;
  base = $state.raw() as BoardSheet;
  /** The event tiles of the components, without corrections of a board. */
  readonly tiles: EventSheet[];
  checked = $state.raw<CheckedBoard | null>(null);
  /** The error of the last check, if it failed. */
  fault = $state.raw<unknown>(null);
  asking = $state(false);
  #wait: (() => void) | undefined;
  #turn = 0;

  readonly facts = $derived.by(() => boardFacts(this.sheet, this.tiles));
  readonly changes = $derived.by((): Change[] => compare(boardFacts(this.base, this.tiles), this.facts));
  readonly changed = $derived(new Map(this.changes.map((change) => [change.at, change])));
  readonly faults = $derived<BoardFault[]>(this.checked?.faults ?? []);
  /** All event tiles as this board has them. */
  readonly allTiles = $derived.by((): EventSheet[] => {
    const own = new Map(this.sheet.events.map((e) => [e.no.value, e]));
    return this.tiles.map((tile) => own.get(tile.no.value) ?? tile);
  });
  /** The server has checked exactly this sheet and found no faults. */
  readonly ready = $derived(this.checked !== null && !this.asking && this.checked.faults.length === 0);
  /** The source code of all edited values: the editor's own. */
  readonly from: From = { mark: "attested", sources: [ownCode] };

  constructor(base: BoardSheet, sheet: BoardSheet, tiles: EventSheet[]) {
    this.tiles = tiles;
    this.base = base;
    this.sheet = sheet;
    void this.check();
  }

  /** Replaces the sheet. */
  put(sheet: BoardSheet) {
    this.sheet = sheet;
    try {
      localStorage.setItem(place, JSON.stringify({ sheet, base: this.base } satisfies Kept));
    } catch {
      // Without browser storage, editing and downloading still work.
    }
    this.asking = true;
    this.#wait?.();
    this.#wait = later("check", () => void this.check(), patience);
  }

  /** Replaces the board. Its differences are still relative to the same base. */
  load(board: BoardSheet) {
    const own = this.sheet.sources.find((s) => s.code === ownCode);
    const sources =
      board.sources.some((s) => s.code === ownCode) || !own ? board.sources : [...board.sources, own];
    this.put({ ...board, sources });
  }

  /** Discards all changes. */
  anew() {
    this.put(this.base);
  }

  /** The name of an event tile. */
  tileName(no: number) {
    return this.allTiles.find((e) => e.no.value === no)?.name.value ?? "";
  }

  async check() {
    const turn = ++this.#turn;
    this.asking = true;
    try {
      const checked = await client.checkBoard(this.sheet);
      if (turn !== this.#turn) return; // the sheet has changed since
      this.checked = checked;
      this.fault = null;
    } catch (what) {
      if (turn === this.#turn) this.fault = what;
    }
    if (turn === this.#turn) this.asking = false;
  }

  /** Faults of a part of the board: places/milano/ducats. */
  faultsAt(...parts: string[]): BoardFault[] {
    return this.faults.filter((f) => parts.includes(f.at));
  }
}
