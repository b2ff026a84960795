import { ApiError, notFound, type HarbourPay, type originOf, type SandboxPlatform } from '#sandbox';
import type { SavedInstrument } from '#wire';

interface SavedRow {
  readonly id: number;
  readonly method_id: string;
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expires_month: number;
  readonly expires_year: number;
  readonly holder: string;
}

type Origin = ReturnType<typeof originOf>;
type SavedPlatform = Pick<SandboxPlatform, 'store' | 'nowMs' | 'ownerEmails'>;

/** Largest number of saved cards. */
const mostSaved = 10;

/** Cards that the provider saves for a person: a token and what distinguishes them. */
export class SavedInstruments {
  static readonly tables = `CREATE TABLE IF NOT EXISTS payment_saved (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    method_id TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    brand TEXT NOT NULL,
    last4 TEXT NOT NULL,
    expires_month INTEGER NOT NULL,
    expires_year INTEGER NOT NULL,
    holder TEXT NOT NULL,
    used_at_ms INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS payment_saved_of_user ON payment_saved (user_id, used_at_ms);
  CREATE TABLE IF NOT EXISTS payment_saved_from (provider_id TEXT PRIMARY KEY, origin TEXT NOT NULL);`;

  readonly #platform: SavedPlatform;
  readonly #provider: HarbourPay;

  constructor(platform: SavedPlatform, provider: HarbourPay) {
    this.#platform = platform;
    this.#provider = provider;
  }

  of(userId: number): SavedInstrument[] {
    return this.#rows(userId).map((row) => ({
      id: row.id,
      method_id: row.method_id,
      brand: row.brand,
      last4: row.last4,
      expires_month: row.expires_month,
      expires_year: row.expires_year,
      holder: row.holder,
      state: this.#isExpired(row)
        ? 'expired'
        : this.#provider.cards.hasToken(row.token)
          ? 'ok'
          : 'gone',
    }));
  }

  hasRoom(userId: number): boolean {
    return this.#rows(userId).length < mostSaved;
  }

  /**
   * Token with which the provider charges the card.
   *
   * @throws ApiError if it belongs to another person, has expired, or the provider no longer has it
   */
  tokenOf(userId: number, id: number): string {
    const row = this.#requireOwn(userId, id);
    if (this.#isExpired(row))
      throw new ApiError(400, 'instrument_expired', 'The card is over', { field: 'saved_id' });
    if (!this.#provider.cards.hasToken(row.token))
      throw new ApiError(400, 'instrument_gone', 'The provider does not have the card any more', {
        field: 'saved_id',
      });
    this.#platform.store.run(
      'UPDATE payment_saved SET used_at_ms = ? WHERE id = ?',
      this.#platform.nowMs(),
      id,
    );
    return row.token;
  }

  /**
   * Records the wish to save the card of this payment; its owner is notified with the origin once
   * it is saved.
   */
  expect(providerId: string, origin: Origin): void {
    this.#platform.store.run(
      'INSERT OR REPLACE INTO payment_saved_from (provider_id, origin) VALUES (?, ?)',
      providerId,
      JSON.stringify(origin),
    );
  }

  /** Saves the card of a successful payment, if the person wished it. */
  keep(userId: number, methodId: string, providerId: string): void {
    const card = this.#provider.cards.tokenOf(providerId);
    if (card === undefined) return;
    // The same card is saved once, and at most ten are.
    const isKnown = this.#rows(userId).some(
      ({ brand, last4, expires_month, expires_year }) =>
        brand === card.brand &&
        last4 === card.last4 &&
        expires_month === card.expiresMonth &&
        expires_year === card.expiresYear,
    );
    if (isKnown || !this.hasRoom(userId)) {
      if (!this.#rows(userId).some(({ token }) => token === card.token))
        this.#provider.cards.forget(card.token);
      return;
    }
    this.#platform.store.run(
      `INSERT INTO payment_saved (user_id, method_id, token, brand, last4, expires_month,
        expires_year, holder, used_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      userId,
      methodId,
      card.token,
      card.brand,
      card.last4,
      card.expiresMonth,
      card.expiresYear,
      card.holder,
      this.#platform.nowMs(),
    );
    const from = this.#platform.store.one<{ origin: string }>(
      'DELETE FROM payment_saved_from WHERE provider_id = ? RETURNING origin',
      providerId,
    );
    if (from !== undefined)
      this.#platform.ownerEmails.notifyFrom(
        JSON.parse(from.origin) as Origin,
        userId,
        'instrumentAdded',
        { instrument: `${card.brand} •••• ${card.last4}` },
      );
  }

  /** Deletes the card here and at the provider. */
  remove(userId: number, id: number): void {
    const { token } = this.#requireOwn(userId, id);
    this.#provider.cards.forget(token);
    this.#platform.store.run('DELETE FROM payment_saved WHERE id = ?', id);
  }

  /** For the support: as if the bank had withdrawn the card. */
  withdrawAtProvider(id: number): void {
    const row = this.#platform.store.one<SavedRow>('SELECT * FROM payment_saved WHERE id = ?', id);
    if (row !== undefined) this.#provider.cards.forget(row.token);
  }

  #requireOwn(userId: number, id: number): SavedRow {
    const row = this.#rows(userId).find((each) => each.id === id);
    if (row === undefined)
      throw notFound('instrument_unknown', 'There is no such card of this person');
    return row;
  }

  #rows(userId: number): readonly SavedRow[] {
    return this.#platform.store.all<SavedRow>(
      'SELECT * FROM payment_saved WHERE user_id = ? ORDER BY used_at_ms DESC, id DESC',
      userId,
    );
  }

  /** A card is valid until the end of its month. */
  #isExpired({ expires_year: year, expires_month: month }: SavedRow): boolean {
    return Date.UTC(year, month) <= this.#platform.nowMs();
  }
}
