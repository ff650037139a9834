// Elements over the table, next to an open panel, that are unrelated to it.
const besides = ".chooser, .rule, dialog, [role=dialog], aside, .banners, .zoom";

/**
 * Whether a press dismisses an open panel. It does not if it is inside the panel, in an unrelated overlay, or
 * on the map controls.
 */
export const turnsAway = (pressed: EventTarget | null, itself: string): boolean =>
  pressed instanceof Element && !pressed.closest(`${itself}, ${besides}`);
