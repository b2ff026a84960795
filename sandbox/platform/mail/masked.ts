/** Enough to recognise an address or a login, not to use it: e-mails are forwarded. */
export function masked(text: string): string {
  const [name = '', host] = text.split('@');
  return `${name.slice(0, 1)}•••${host === undefined ? '' : `@${host}`}`;
}
