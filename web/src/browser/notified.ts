/**
 * Shows a notification that leads back to this page. Returns null if the browser does not allow it for pages,
 * as on phones.
 */
export function notified(title: string, says: NotificationOptions): Notification | null {
  try {
    const note = new Notification(title, says);
    note.onclick = () => {
      focus();
      note.close();
    };
    return note;
  } catch {
    return null;
  }
}
