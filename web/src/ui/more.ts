// What goes on to the side out of sight fades there, so that one sees that it does: shared.css.
import type { Attachment } from "svelte/attachments";

/** Tells by data-more on which sides an element can be scrolled on. */
export const more: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const { scrollLeft, scrollWidth, clientWidth } = element;
    const sides = [scrollLeft > 1 && "start", scrollLeft + clientWidth < scrollWidth - 1 && "end"];
    element.dataset.more = sides.filter(Boolean).join(" ");
  };
  const size = new ResizeObserver(look); // which looks once at the beginning too
  size.observe(element);
  // Not at once: to ask how long something is has the browser lay out the page, and more is to come.
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
