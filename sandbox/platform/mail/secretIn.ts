/** Finds the six-digit code or the link in the body of a message. */
export function secretIn(body: string): { readonly code?: string; readonly link?: string } {
  const [code] = /(?<![\w-])\d{6}(?![\w-])/.exec(body) ?? [];
  const [link] = /\S*[?&]token=[\w-]+/.exec(body) ?? [];
  return { ...(code === undefined ? {} : { code }), ...(link === undefined ? {} : { link }) };
}
