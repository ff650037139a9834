// The sizes at which pages are laid out in another way; in style (--phone), (--low), (--flat), (--tablet),
// (--upright), (--lying), (--touched), (--compact) and (--wide), which svelte.config.js puts in. They count in em:
// who has larger letters has less room. Where no window is, in the frames of the build, it is a phone's:
// what it hides can be shown by style.
import { MediaQuery } from "svelte/reactivity";
import widths from "./breakpoints.json";

/** One part of the table at a time. */
export const phone = new MediaQuery(widths.phone, true);
/** A phone on its side, or a laptop zoomed in: the map stands beside what is a phone otherwise. */
export const low = new MediaQuery(widths.low);
/** The map, and one other part of the table. */
export const tablet = new MediaQuery(widths.tablet);
/** A tablet on its side: the other part stands beside the map, always. */
export const lying = new MediaQuery(widths.lying);
/** As wide as a laptop, and touched: the foot is that of a tablet. */
export const touched = new MediaQuery(widths.touched);
/** Nothing stands beside the main part of a page. */
export const compact = new MediaQuery(widths.compact, true);
/** The table's right column stands in two. */
export const wide = new MediaQuery(widths.wide);
