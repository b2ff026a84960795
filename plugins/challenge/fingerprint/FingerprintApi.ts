import type { Http } from '#core';

/** The platform's response to a record has an unknown form. */
class FingerprintAnswerError extends Error {
  override readonly name = 'FingerprintAnswerError';

  constructor() {
    super(
      'The answer to the record of the browser has no token: the call that needs it is not repeated',
    );
  }
}

/** Sends the browser's facts; resolves with the token for `X-Fingerprint`. */
export async function sendRecord(
  http: Http,
  componentsData: Readonly<Record<string, string>>,
): Promise<string> {
  const { token } = await http.call('challenge.fingerprint', {
    body: { token: await hashOf(componentsData), componentsData: { ...componentsData } },
  });
  if (typeof token !== 'string' || token === '') throw new FingerprintAnswerError();
  return token;
}

/** Returns the SHA-256 of all components in the order of their names, as hexadecimal digits. */
async function hashOf(components: Readonly<Record<string, string>>): Promise<string> {
  const text = Object.keys(components)
    .toSorted()
    .map((name) => `${name}=${components[name] ?? ''}`)
    .join('\n');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
