// The space that things take on the map, in display units unless noted otherwise; the layout reserves it.

/** Emblems keep within this distance of their centre. */
export const EMBLEM_R = 15;

/** The pennant of an event, relative to the emblem's centre. */
export const PENNANT = { x: 7, y: -19, w: 12, h: 14 } as const;

/** The anchor of a harbour, relative to the emblem's centre. */
export const ANCHOR = { x: 3, y: 3, w: 12, h: 12 } as const;

/** The space for pieces next to an emblem, and the width of each; they are as high as the space. */
export const PIECES = { w: 44, h: 33, each: 15 } as const;

/** The letter size of a name, and its line height. */
export const NAME = { size: 14.6, line: 15 } as const;

/** The width of the vine around the map, in pixels. */
export const vine = 12;
