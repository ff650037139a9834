/** A number as it is printed: with a minus, not a hyphen. */
export const figure = (n: number) => (n < 0 ? `−${-n}` : String(n));
