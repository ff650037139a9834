// An element with scrollable content fades at the sides where more follows; see shared.css.
import type { Attachment } from "svelte/attachments";

/** Sets data-more to the sides on which an element can be scrolled further. */
export const more: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const { scrollLeft, scrollWidth, clientWidth } = element;
    const sides = [scrollLeft > 1 && "start", scrollLeft + clientWidth < scrollWidth - 1 && "end"];
    element.dataset.more = sides.filter(Boolean).join(" ");
  };
  const size = new ResizeObserver(look); // which also reports once at the beginning
  size.observe(element);
  // Delayed, because measuring forces a layout, and more changes will follow.
  let soon = 0;
  const content = new MutationObserver(() => {
    cancelAnimationFrame(soon);
    soon = requestAnimationFrame(look);
  });
  content.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener("scroll", look, { passive: true });
  return () => {
    cancelAnimationFrame(soon);
    size.disconnect();
    content.disconnect();
    element.removeEventListener("scroll", look);
  };
};
