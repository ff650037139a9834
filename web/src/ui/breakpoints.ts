// The breakpoints of the layouts. In styles they are (--phone), (--low), (--flat), (--tablet), (--upright),
// (--lying), (--touched), (--compact) and (--wide), which svelte.config.js substitutes. They are in em: with
// larger letters there is less room. Without a window (prerendering) the layout is a phone's, because styles
// can show what it hides.
import { MediaQuery } from "svelte/reactivity";
import widths from "./breakpoints.json";

/** One part of the table at a time. */
export const phone = new MediaQuery(widths.phone, true);
/** A phone in landscape, or a laptop zoomed in: the map is next to the layout of a phone. */
export const low = new MediaQuery(widths.low);
/** The map, and one other part of the table. */
export const tablet = new MediaQuery(widths.tablet);
/** A tablet in landscape: the other part is always next to the map. */
export const lying = new MediaQuery(widths.lying);
/** As wide as a laptop, with touch input: the foot is that of a tablet. */
export const touched = new MediaQuery(widths.touched);
/** The page has a single column. */
export const compact = new MediaQuery(widths.compact, true);
/** The table's right column is split in two. */
export const wide = new MediaQuery(widths.wide);
