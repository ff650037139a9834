/**
 * Copies a text that stands in an element. Where there is no clipboard, as on plain http, what stands there
 * is marked and copied as by hand. Whether it was: else it is marked for who wants to do so.
 */
export async function copy(text: string, where: HTMLElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (where instanceof HTMLInputElement) where.select();
    else if (where) getSelection()?.selectAllChildren(where);
    return document.execCommand("copy");
  }
}
