/** Returns whether the text has the form of a code's secret: 128 bits, base64url. */
export function isQrToken(token: string): boolean {
  return /^[\w-]{22}$/.test(token);
}
