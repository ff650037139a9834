// Data about the requested address that the server puts into the head of the page.

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[${name}]`)?.content ?? "";

/** The server's description of a table; "" if the browser arrived at another address. */
export const toldOf = (table: string) =>
  meta('property="og:url"').endsWith(`/t/${table}`) ? meta('name="description"') : "";
