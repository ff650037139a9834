// The widths at which the table is laid out in another way; TableManagement.svelte has the same.
import { MediaQuery } from "svelte/reactivity";

/** The right column stands in two. */
export const wide = new MediaQuery("(min-width: 1720px)");
/** A phone: one part at a time. */
export const narrow = new MediaQuery("(max-width: 699px)");
