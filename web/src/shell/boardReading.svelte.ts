// A board file that somebody chooses, looked through by the server at once.
import { client } from "../client/client.ts";
import type { BoardSheet } from "../wire/types.ts";

/** So many faults are told. */
const few = 6;

export class BoardReading {
  /** Why it could not be looked through. */
  fault = $state.raw<unknown>(null);
  /** What is wrong with it, for who has written it. */
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
      input.value = ""; // so that the same file can be chosen once more
      const { board, faults } = await client.readBoard(text);
      if (board) this.#read(board, text);
      else this.faults = faults.slice(0, few).map((f) => (f.line > 0 ? `${f.line}: ${f.text}` : f.text));
    } catch (what) {
      this.fault = what;
    }
  };
}
