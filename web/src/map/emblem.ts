// The room that things take on the map, in display units unless said otherwise; the layout keeps it free.

/** Emblems keep within this distance of their centre. */
export const EMBLEM_R = 15;

/** Where the pennant of an event waves, from the emblem's centre. */
export const PENNANT = { x: 7, y: -19, w: 12, h: 14 } as const;

/** Where the anchor of a harbour hangs, from the emblem's centre. */
export const ANCHOR = { x: 3, y: 3, w: 12, h: 12 } as const;

/** The room for pieces beside an emblem, and the width of each; they are as high as the room. */
export const PIECES = { w: 44, h: 33, each: 15 } as const;

/** The letters of a name, and from one of its lines to the next. */
export const NAME = { size: 14.6, line: 15 } as const;

/** How broad the strip is in which the vine grows around the map, in pixels. */
export const vine = 12;
