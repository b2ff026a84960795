/**
 * Masks an address or login so that its owner recognises it and nobody else can use it: e-mails are
 * forwarded.
 */
export function masked(text: string): string {
  const [name = '', host] = text.split('@');
  return `${name.slice(0, 1)}•••${host === undefined ? '' : `@${host}`}`;
}
