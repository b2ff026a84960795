import type { Http } from '#core';
import { foldPassword } from '#domain/accounts/passwordProblem.ts';

const prefixLength = 5;

/** Whether leaks have the password. No more than five signs of its hash leave the page. */
export async function isKnownPassword(http: Http, password: string): Promise<boolean> {
  const hash = await sha1Of(foldPassword(password));
  const { suffixes } = await http.call('auth.knownPasswords', {
    params: { prefix: hash.slice(0, prefixLength) },
  });
  return suffixes.includes(hash.slice(prefixLength));
}

async function sha1Of(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
