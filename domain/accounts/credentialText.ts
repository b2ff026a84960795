/** Encoding of login and password on the wire. It is no protection: it counts as plain text. */
export const credentialEncoding = 'base64url';

/** Login or password as base64url of its UTF-8. */
export function encodeCredential(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The decoded text; undefined if it is not base64url, or not UTF-8. */
export function decodeCredential(encoded: string): string | undefined {
  if (!/^[\w-]*$/.test(encoded) || encoded.length % 4 === 1) return undefined;
  const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  try {
    // A password may begin with a byte order mark, which the decoder would drop by default.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    return undefined;
  }
}
