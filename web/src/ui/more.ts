// What goes on to the side out of sight fades there, so that one sees that it does: shared.css.
import type { Attachment } from "svelte/attachments";

/** Tells by data-more on which sides an element can be scrolled on. */
export const more: Attachment<HTMLElement> = (element) => {
  const look = () => {
    const { scrollLeft, scrollWidth, clientWidth } = element;
    const sides = [scrollLeft > 1 && "start", scrollLeft + clientWidth < scrollWidth - 1 && "end"];
    element.dataset.more = sides.filter(Boolean).join(" ");
  };
  const size = new ResizeObserver(look);
  size.observe(element);
  const content = new MutationObserver(look);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    size.disconnect();
    content.disconnect();
    element.removeEventListener("scroll", look);
  };
};
