let shown = -1;

/** Shows a number on the icon of the installed app, where the system has such badges; 0 for none. */
export function badge(n: number) {
  if (n === shown || !("setAppBadge" in navigator)) return;
  shown = n;
  const set = n > 0 ? navigator.setAppBadge(n) : navigator.clearAppBadge();
  set.catch(() => undefined); // the app is not installed, or badges are not allowed
}
