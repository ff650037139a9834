// What the server has told of the address with which the browser came, in the head of the page.

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[${name}]`)?.content ?? "";

/** What was told of a table, "" if the browser came with another address. */
export const toldOf = (table: string) =>
  meta('property="og:url"').endsWith(`/t/${table}`) ? meta('name="description"') : "";
