// A clear sign that my decision is awaited: the tab's title and icon, a sound and a
// notification if they are wanted. And the new build, loaded when nobody is busy.
import { t } from "../i18n/i18n.svelte.ts";
import { settings } from "../browser/settings.svelte.ts";
import { tableTitle } from "../wording/tables.ts";
import type { TableSession } from "../session/session.svelte.ts";

const quiet = 60_000; // so long nothing was touched: the page may be loaded anew

function notify(session: TableSession) {
  if (!("Notification" in globalThis) || Notification.permission !== "granted" || !document.hidden) return;
  const note = new Notification(t("volgare"), {
    body: t("notify-mine", { table: tableTitle(session.table) }),
    tag: session.id,
  });
  note.onclick = () => {
    focus();
    note.close();
  };
}

/** The icon of the tab, with a seal on it while my decision is awaited. */
function badge(on: boolean) {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = on ? "/icon-turn.svg" : "/icon.svg";
}

export function notices(session: TableSession) {
  let before: string | null = null;

  $effect(() => {
    const mine = session.awaited !== null && session.table?.state === "playing";
    const name = session.table ? `${tableTitle(session.table)} · ${t("volgare")}` : t("volgare");
    document.title = mine ? `● ${t("title-mine")} · ${name}` : name;
    badge(mine);
    return () => {
      document.title = t("volgare");
      badge(false);
    };
  });

  // Once for each decision that comes to me from somebody else.
  $effect(() => {
    const now = session.now?.view.decides ?? null;
    if (session.now === null) return;
    if (before !== null && before !== now && session.holds(now)) {
      if (settings.sound) void import("../settings/sounds.ts").then(({ sound }) => sound("turn"));
      if (settings.notify) notify(session);
    }
    before = now ?? "";
  });

  $effect(() => {
    if (!session.outdated) return;
    let touched = Date.now();
    const touch = () => (touched = Date.now());
    const signs = ["pointerdown", "keydown"] as const;
    for (const sign of signs) addEventListener(sign, touch);
    const timer = setInterval(() => {
      if (document.hidden || Date.now() - touched > quiet) location.reload();
    }, 5_000);
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, touch);
    };
  });
}
