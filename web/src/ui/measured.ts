// Measures the size of an element. While it is hidden, as in another tab on a phone, its last size is kept,
// so that nothing is redrawn when it is shown again.
import type { Attachment } from "svelte/attachments";

/** Reports the width and height of an element in pixels, whenever they change. */
export function measured(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const look = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) tell(width, height);
    };
    const watch = new ResizeObserver(look); // which also reports once at the beginning, when the page is laid out anyway
    watch.observe(element);
    return () => watch.disconnect();
  };
}
