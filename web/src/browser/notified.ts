/** Shows a notification, which leads back here; null where the browser lets a page show none, as on phones. */
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
