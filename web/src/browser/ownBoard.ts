// A customized board on its way from the editor to a new table. It is stored in the browser.

export interface OwnBoard {
  title: string;
  text: string;
  /** The number of values that differ from the built-in board; null for a board from a file. */
  differ: number | null;
}

const place = "volgare.board.play";

/** Stores a board for the next table; returns false if the browser stores nothing. */
export function lay(board: OwnBoard): boolean {
  try {
    sessionStorage.setItem(place, JSON.stringify(board));
    return true;
  } catch {
    return false;
  }
}

/** The stored board. */
export function laid(): OwnBoard | null {
  try {
    const kept = sessionStorage.getItem(place);
    return kept === null ? null : (JSON.parse(kept) as OwnBoard);
  } catch {
    return null;
  }
}
