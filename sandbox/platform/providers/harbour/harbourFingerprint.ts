import { createHmac } from 'node:crypto';
import type { Store } from '../../store/Store.ts';
import { randomToken } from '../../accounts/password/secrets.ts';

/** Test cards that the provider publishes: they belong to everybody. */
const publishedCards = /^400000000000\d{4}$/;

/**
 * Returns a keyed fingerprint of an instrument, so that the fingerprints cannot be brute-forced.
 * Empty for an instrument that belongs to no particular person.
 *
 * @param number of a card or a bank account, with any grouping
 */
export function fingerprintOf(store: Store, kind: 'card' | 'account', number: string): string {
  const plain = number.replaceAll(/[^\dA-Za-z]/g, '').toUpperCase();
  if (plain === '' || (kind === 'card' && publishedCards.test(plain))) return '';
  return createHmac('sha256', keyOf(store)).update(`${kind}:${plain}`).digest('base64url');
}

/** Returns the provider's own key, created once. */
function keyOf(store: Store): string {
  store.run('INSERT OR IGNORE INTO harbour_key (id, secret) VALUES (1, ?)', randomToken());
  return store.one<{ secret: string }>('SELECT secret FROM harbour_key WHERE id = 1')?.secret ?? '';
}
