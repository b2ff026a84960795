import { createHmac } from 'node:crypto';
import type { Store } from '../../store/Store.ts';
import { randomToken } from '../../accounts/password/secrets.ts';

/** Numbers that the provider publishes for trying things out: they are everybody's. */
const publishedCards = /^400000000000\d{4}$/;

/**
 * Tells two instruments from another without telling either: keyed, so that whoever has the
 * fingerprints cannot try all numbers. Empty for what is nobody's own.
 *
 * @param number of a card or a bank account, however its groups are written
 */
export function fingerprintOf(store: Store, kind: 'card' | 'account', number: string): string {
  const plain = number.replaceAll(/[^\dA-Za-z]/g, '').toUpperCase();
  if (plain === '' || (kind === 'card' && publishedCards.test(plain))) return '';
  return createHmac('sha256', keyOf(store)).update(`${kind}:${plain}`).digest('base64url');
}

/** Made once; it stays with the provider. */
function keyOf(store: Store): string {
  store.run('INSERT OR IGNORE INTO harbour_key (id, secret) VALUES (1, ?)', randomToken());
  return store.one<{ secret: string }>('SELECT secret FROM harbour_key WHERE id = 1')?.secret ?? '';
}
