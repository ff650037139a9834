/** A number as it is printed: with a minus, not a hyphen. */
export const figure = (n: number) => (n < 0 ? `−${-n}` : String(n));

/** A change as it is printed: with its sign, if there is any change. */
export const change = (n: number) => (n > 0 ? `+${n}` : figure(n));
