/**
 * Copies the text of an element. Without a clipboard (on plain http) it selects the text and runs the copy
 * command. Returns whether that worked; if not, the text stays selected for copying by hand.
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
