/** A number for display: with a minus sign instead of a hyphen. */
export const figure = (n: number) => (n < 0 ? `−${-n}` : String(n));

/** A change for display: with its sign, unless it is zero. */
export const change = (n: number) => (n > 0 ? `+${n}` : figure(n));
