// The room that an element has. Out of sight, as behind another tab of a phone, it has
// none: then what was measured last stays, and nothing is drawn anew when it comes back.
import type { Attachment } from "svelte/attachments";

/** Tells the width and height of an element in pixels, whenever they change. */
export function measured(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const look = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) tell(width, height);
    };
    const watch = new ResizeObserver(look); // which looks once at the beginning too, when the page is laid out anyway
    watch.observe(element);
    return () => watch.disconnect();
  };
}
