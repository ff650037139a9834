import type { Attachment } from "svelte/attachments";
import type { TableSession } from "../session/session.svelte.ts";

/** Marks messages as read when the element that shows them is in sight. */
export const reads =
  (session: TableSession): Attachment<HTMLElement> =>
  (box) => {
    const look = () => {
      if (!document.hidden && box.checkVisibility({ visibilityProperty: true })) session.readChat();
    };
    const watch = new ResizeObserver(look); // a hidden part of a phone's page has no size
    watch.observe(box);
    document.addEventListener("visibilitychange", look);
    $effect(() => {
      void session.chat;
      look();
    });
    return () => {
      watch.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
  };
