// The numbers on the icon of the installed app and in the title of the tab.
let shown = -1;

/** Shows a number on the icon of the installed app, where the system has such badges; 0 for none. */
export function badge(n: number) {
  if (n === shown || !("setAppBadge" in navigator)) return;
  shown = n;
  const set = n > 0 ? navigator.setAppBadge(n) : navigator.clearAppBadge();
  set.catch(() => undefined); // the app is not installed, or badges are not allowed
}

/** The title of the browser tab, after the number of tables that wait and of unread chat messages. */
export const withCounts = (waiting: number, unread: number, title: string) =>
  `${waiting > 0 ? `(${waiting}) ` : ""}${unread > 0 ? `✉ ${unread} · ` : ""}${title}`;
