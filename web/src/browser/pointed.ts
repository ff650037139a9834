// Whether the mouse points at something. An element that moved under a resting mouse after a press is not
// pointed at.
let pressed: PointerEvent | null = null;
const press = (event: PointerEvent) => (pressed = event);

/** Begins to record where the mouse was pressed. */
export function watchPresses() {
  addEventListener("pointerdown", press, { capture: true, passive: true }); // safe to repeat: the listener is the same each time
}

/** Whether an event comes from a mouse that was really moved there. */
export function points(event: PointerEvent): boolean {
  if (event.pointerType !== "mouse") return false;
  if (pressed && Math.hypot(event.screenX - pressed.screenX, event.screenY - pressed.screenY) >= 4)
    pressed = null;
  return pressed === null;
}
