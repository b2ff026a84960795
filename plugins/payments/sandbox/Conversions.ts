import type { PaymentRow } from './PaymentRow.ts';
import { ApiError, randomToken, type SandboxPlatform } from '#sandbox';
import { chargedMinor, type Rate } from '#domain/payments/chargedMinor.ts';
import type { Money } from '#domain/money/Money.ts';
import type { PaymentConversion } from '#wire';
import { inCurrency, type Method } from './methods.ts';

/** Time for which a shown rate is valid. */
const heldMs = 5 * 60_000;

interface QuoteRow {
  readonly id: string;
  readonly from_currency: string;
  readonly to_currency: string;
  readonly micro: number;
  readonly until_ms: number;
}

/** Market price of a euro, for currencies in which the round worth of the limits is too coarse. */
const perEuro: Readonly<Record<string, number>> = {
  USD: 1.0837,
  GBP: 0.8562,
  RUB: 98.4,
  TRY: 49.31,
  BRL: 6.1245,
  JPY: 163.08,
  HRK: 7.5345,
  KWD: 0.3343,
};

/** Shown rates, and the sum of each payment in the provider's currency. */
export class Conversions {
  static readonly tables = `CREATE TABLE IF NOT EXISTS payment_quotes (
    id TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL,
    method_id TEXT NOT NULL,
    from_currency TEXT NOT NULL,
    to_currency TEXT NOT NULL,
    micro INTEGER NOT NULL CHECK (micro > 0),
    until_ms INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS payment_conversions (
    payment_id INTEGER PRIMARY KEY,
    currency TEXT NOT NULL,
    minor INTEGER NOT NULL CHECK (minor > 0)
  );`;

  /** Movement of the market since the start of the demo, in thousandths. */
  movedPermille = 0;
  readonly #platform: Pick<SandboxPlatform, 'store' | 'nowMs'>;

  constructor(platform: Pick<SandboxPlatform, 'store' | 'nowMs'>) {
    this.#platform = platform;
  }

  /** A rate with an expiry; undefined if the provider takes the currency itself. */
  quote(
    userId: number,
    { id: methodId, chargedIn }: Method,
    currency: string,
  ): PaymentConversion | undefined {
    if (chargedIn === undefined || chargedIn === currency) return undefined;
    const { store, nowMs } = this.#platform;
    store.run('DELETE FROM payment_quotes WHERE until_ms <= ?', nowMs());
    const id = randomToken();
    const worth = worthOf(chargedIn) / worthOf(currency);
    const micro = Math.max(1, Math.round(worth * 1000 * (1000 + this.movedPermille)));
    const untilMs = nowMs() + heldMs;
    store.run(
      `INSERT INTO payment_quotes (id, user_id, method_id, from_currency, to_currency, micro,
        until_ms) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      ...[id, userId, methodId, currency, chargedIn, micro, untilMs],
    );
    return {
      quote: id,
      currency: chargedIn,
      rate_micro: micro,
      until: Math.floor(untilMs / 1000),
    };
  }

  /**
   * Converts the amount at the shown rate; returns it unchanged without a conversion.
   *
   * @throws ApiError 409 `rate_over` if the rate has expired or was shown to another person
   */
  charged(userId: number, method: Method, amount: Money, quoteId: string | undefined): Money {
    if (method.chargedIn === undefined || method.chargedIn === amount.currency) return amount;
    const row = this.#platform.store.one<QuoteRow>(
      `SELECT * FROM payment_quotes
        WHERE id = ? AND user_id = ? AND method_id = ? AND from_currency = ? AND until_ms > ?`,
      ...[quoteId ?? '', userId, method.id, amount.currency, this.#platform.nowMs()],
    );
    if (row === undefined)
      throw new ApiError(409, 'rate_over', 'The rate does not hold any more: read a new one', {
        field: 'quote',
      });
    const rate: Rate = { from: row.from_currency, to: row.to_currency, micro: row.micro };
    return { minor: Math.max(1, chargedMinor(amount.minor, rate)), currency: row.to_currency };
  }

  keep(paymentId: number, { minor, currency }: Money): void {
    this.#platform.store.run(
      'INSERT INTO payment_conversions (payment_id, currency, minor) VALUES (?, ?, ?)',
      ...[paymentId, currency, minor],
    );
  }

  /** Sum that the provider moves for a payment; undefined in the currency of the account. */
  of(paymentId: number): Money | undefined {
    return this.#platform.store.one<{ minor: number; currency: string }>(
      'SELECT minor, currency FROM payment_conversions WHERE payment_id = ?',
      paymentId,
    );
  }

  /** Sum that the provider should get for a payment, in its own currency. */
  chargedOf({ id, amount_minor: minor, fee_minor: fee, currency }: PaymentRow): Money {
    return this.of(id) ?? { minor: minor + fee, currency };
  }
}

function worthOf(currency: string): number {
  return perEuro[currency] ?? inCurrency(1, currency).minor / inCurrency(1, 'EUR').minor;
}
