/** A code of six digits, or a link that opens something: what its reader alone should have. */
export function secretIn(body: string): { readonly code?: string; readonly link?: string } {
  const [code] = /(?<![\w-])\d{6}(?![\w-])/.exec(body) ?? [];
  const [link] = /\S*[?&]token=[\w-]+/.exec(body) ?? [];
  return { ...(code === undefined ? {} : { code }), ...(link === undefined ? {} : { link }) };
}
