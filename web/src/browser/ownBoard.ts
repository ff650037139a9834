// A board of one's own on its way from the editor to a new table; it stays in the browser.

export interface OwnBoard {
  title: string;
  text: string;
  /** Values that are other than on the built-in board; null of a board from a file. */
  differ: number | null;
}

const place = "volgare.board.play";

/** Keeps a board for the next table; false if the browser keeps nothing. */
export function lay(board: OwnBoard): boolean {
  try {
    sessionStorage.setItem(place, JSON.stringify(board));
    return true;
  } catch {
    return false;
  }
}

/** The board that was kept. */
export function laid(): OwnBoard | null {
  try {
    const kept = sessionStorage.getItem(place);
    return kept === null ? null : (JSON.parse(kept) as OwnBoard);
  } catch {
    return null;
  }
}
