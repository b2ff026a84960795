/** One address of the many ways to write it: case, a tag after +, and dots before the sign. */
export function foldAddress(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${host}`;
}
