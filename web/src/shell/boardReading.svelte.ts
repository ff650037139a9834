// A board file chosen by the user, which the server checks at once.
import { client } from "../client/client.ts";
import type { BoardSheet } from "../wire/types.ts";

/** maximum number of faults shown */
const few = 6;

export class BoardReading {
  /** Why the check failed. */
  fault = $state.raw<unknown>(null);
  /** The faults of the file, for its author. */
  faults = $state.raw<readonly string[]>([]);
  readonly #read: (board: BoardSheet, text: string) => void;

  constructor(read: (board: BoardSheet, text: string) => void) {
    this.#read = read;
  }

  readonly choose = async ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const file = input.files?.[0];
    if (!file) return;
    this.fault = null;
    this.faults = [];
    try {
      const text = await file.text();
      input.value = ""; // so that the same file can be chosen again
      const { board, faults } = await client.readBoard(text);
      if (board) this.#read(board, text);
      else this.faults = faults.slice(0, few).map((f) => (f.line > 0 ? `${f.line}: ${f.text}` : f.text));
    } catch (what) {
      this.fault = what;
    }
  };
}
