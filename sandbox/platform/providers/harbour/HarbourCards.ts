import type { SandboxPlatform } from '../../../SandboxPart.ts';
import { randomToken } from '../../accounts/password/secrets.ts';
import { brandOf } from './harbourInstruments.ts';
import type { HarbourChoice, HarbourToken } from './HarbourPayment.ts';
import type { TokenRow } from './harbourRows.ts';

/** Cards stored with the provider; the merchant only knows their tokens. */
export class HarbourCards {
  readonly #store: SandboxPlatform['store'];

  constructor(store: SandboxPlatform['store']) {
    this.#store = store;
  }

  /** Returns the card that was stored with a payment. */
  tokenOf(id: string): HarbourToken | undefined {
    const row = this.#store.one<TokenRow>('SELECT * FROM harbour_tokens WHERE harbour_id = ?', id);
    return (
      row && {
        token: row.token,
        brand: row.brand,
        last4: row.last4,
        expiresMonth: row.expires_month,
        expiresYear: row.expires_year,
        holder: row.holder,
      }
    );
  }

  /** Deletes a card at the request of the merchant or the issuing bank. */
  forget(token: string): void {
    this.#store.run('DELETE FROM harbour_tokens WHERE token = ?', token);
  }

  hasToken(token: string): boolean {
    return this.byToken(token) !== undefined;
  }

  /** Returns the row of a card that is still stored. */
  byToken(token: string): TokenRow | undefined {
    return this.#store.one<TokenRow>('SELECT * FROM harbour_tokens WHERE token = ?', token);
  }

  /** Stores the card of a payment if the merchant asked for it. */
  keep(id: string, digits: string, { expiry = '', holder = '' }: HarbourChoice): void {
    const store = this.#store;
    const wanted = store.one(
      'SELECT 1 FROM harbour_details WHERE harbour_id = ? AND wants_token = 1',
      id,
    );
    if (wanted === undefined) return;
    const [, month = '12', year = '31'] = /^(\d{1,2})\D*(\d{2})$/.exec(expiry.trim()) ?? [];
    store.run(
      `INSERT OR IGNORE INTO harbour_tokens (token, harbour_id, brand, last4, expires_month,
        expires_year, holder) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      randomToken(),
      id,
      brandOf(digits),
      digits.slice(-4),
      Math.min(12, Math.max(1, Number(month))),
      2000 + Number(year),
      holder.slice(0, 80),
    );
  }
}
