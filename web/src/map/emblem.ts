// The room that an emblem takes around its centre, in display units; the layout keeps it free.

/** Emblems keep within this distance of their centre. */
export const EMBLEM_R = 15;

/** Where the pennant of an event waves, from the emblem's centre. */
export const PENNANT = { x: 7, y: -19, w: 12, h: 14 } as const;

/** Where the anchor of a harbour hangs, from the emblem's centre. */
export const ANCHOR = { x: 3, y: 3, w: 12, h: 12 } as const;

/** The room for pieces beside an emblem, and the width of each. */
export const PIECES = { w: 35, h: 17, each: 14 } as const;
