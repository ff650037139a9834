// What the mouse points at: where it was pressed last, what comes to lie under it nobody has pointed at.
let pressed: PointerEvent | null = null;
const press = (event: PointerEvent) => (pressed = event);

/** From now on it is known where the mouse was pressed. */
export function watchPresses() {
  addEventListener("pointerdown", press, { capture: true, passive: true }); // the same for all: it is called once
}

/** Whether an event is of a mouse that has been moved there. */
export function points(event: PointerEvent): boolean {
  if (event.pointerType !== "mouse") return false;
  if (pressed && Math.hypot(event.screenX - pressed.screenX, event.screenY - pressed.screenY) >= 4)
    pressed = null;
  return pressed === null;
}
