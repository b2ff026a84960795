import type { Http } from '#core';
import { knownFormsOf } from '#domain/accounts/passwordProblem.ts';

const prefixLength = 5;

/**
 * Returns whether the password, or the word it is made of, is in a list of leaked ones. Sends at
 * most five characters of each hash.
 */
export async function isKnownPassword(http: Http, password: string): Promise<boolean> {
  const answers = await Promise.all(knownFormsOf(password).map((form) => isListed(http, form)));
  return answers.includes(true);
}

async function isListed(http: Http, form: string): Promise<boolean> {
  const hash = await sha1Of(form);
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
