// Wheel, drag and pinch on the map. A drag is not a tap, and unused gestures are left to the page.
import type { Camera } from "./camera.svelte.ts";

const slack = 6; // movement in pixels that still counts as a tap
const double = 300; // milliseconds between the taps of a double tap

/** On a scrolling page the wheel belongs to the page: `wheels` is false. */
export function gestures(element: HTMLElement, camera: Camera, wheels = true) {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = 0;
  let lastTap = { at: 0, x: 0, y: 0 };
  const local = (e: MouseEvent) => {
    const box = element.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };

  const wheel = (e: WheelEvent) => {
    const out = e.deltaY > 0;
    if (e.deltaY === 0 || (out && camera.fits) || (!out && camera.zoom >= camera.most)) return;
    e.preventDefault();
    const { x, y } = local(e);
    camera.zoomBy(Math.exp(-Math.max(-100, Math.min(100, e.deltaY)) / 400), x, y);
  };

  const down = (e: PointerEvent) => {
    if (e.pointerType === "mouse" && e.button !== 0) return;
    if (fingers.size === 0) moved = 0;
    fingers.set(e.pointerId, local(e));
  };

  const move = (e: PointerEvent) => {
    const before = fingers.get(e.pointerId);
    if (!before) return;
    const now = local(e);
    const others = [...fingers].filter(([id]) => id !== e.pointerId).map(([, at]) => at);
    const [other] = others;
    moved += Math.hypot(now.x - before.x, now.y - before.y);
    fingers.set(e.pointerId, now);
    if (moved < slack && !other) return;
    element.setPointerCapture(e.pointerId);
    if (other) {
      const far = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      camera.zoomBy(far(now) / far(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else camera.pan(now.x - before.x, now.y - before.y);
  };

  const up = (e: PointerEvent) => {
    if (!fingers.delete(e.pointerId) || e.type === "pointercancel" || moved >= slack) return;
    const thing = (e.target as Element).closest("[data-state]:not([data-state=idle]), button");
    const now = local(e);
    const again = e.timeStamp - lastTap.at < double && Math.hypot(now.x - lastTap.x, now.y - lastTap.y) < 30;
    lastTap = { at: again ? 0 : e.timeStamp, ...now };
    if (!again || thing) return;
    if (camera.zoom > camera.most / 2) camera.all();
    else camera.zoomBy(1.8, now.x, now.y);
  };

  // The click that ends a drag selects nothing.
  const click = (e: MouseEvent) => {
    if (moved < slack || e.detail === 0) return;
    e.stopPropagation();
    e.preventDefault();
  };

  if (wheels) element.addEventListener("wheel", wheel, { passive: false });
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("click", click, true);
  return () => {
    element.removeEventListener("wheel", wheel);
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", up);
    element.removeEventListener("click", click, true);
  };
}
