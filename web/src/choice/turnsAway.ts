// What lies over the table beside something that was opened there, and is about something else.
const besides = ".chooser, .rule, dialog, [role=dialog], aside, .banners, .zoom";

/** Whether who presses there turns away from what was opened: not if he presses it itself, is told of something else, or sees more of the map. */
export const turnsAway = (pressed: EventTarget | null, itself: string): boolean =>
  pressed instanceof Element && !pressed.closest(`${itself}, ${besides}`);
