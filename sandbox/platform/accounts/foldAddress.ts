/** Normalises the spellings of one mailbox: case, a tag after +, and dots before the at sign. */
export function foldAddress(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${host}`;
}
