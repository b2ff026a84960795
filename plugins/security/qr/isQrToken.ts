/** Whether it may be the secret of a code: 128 bit, base64url. */
export function isQrToken(token: string): boolean {
  return /^[\w-]{22}$/.test(token);
}
