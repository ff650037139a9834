// A board file chosen by the user, which the server checks at once.
import { client } from "../client/client.ts";
import type { BoardSheet } from "../wire/types.ts";

const few = 6; // maximum number of faults shown

export class BoardReading {
  /** The error if the file could not be read or checked. */
  fault = $state.raw<unknown>(null);
  /** The first faults that the server has found in the file, with their lines. */
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
