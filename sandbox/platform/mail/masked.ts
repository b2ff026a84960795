/**
 * Masks an address or login so that only its owner recognises it, because e-mails are forwarded.
 */
export function masked(text: string): string {
  const [name = '', host] = text.split('@');
  return `${name.slice(0, 1)}•••${host === undefined ? '' : `@${host}`}`;
}
