// What is read from the notation of a single move (docs/notation.md) where words are not enough.

/** The library tile that a move keeps, puts on top or hands over. */
export const tileOf = (move: string) => /^(?:keep|top|give|yield library) (\dj?)$/.exec(move)?.[1];

/** Ducats that are bid. */
export const bidOf = (move: string) => Number(move.split(" ")[1]);

/** The office that is chosen in an election. */
export const officeOf = (move: string) => move.split(" ")[1];

/** A step of somebody else's draft, of which nothing is told. */
export const isHiddenDraft = (move: string | null | undefined) => move === "?";
