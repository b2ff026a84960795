import type { HarbourPay, SandboxPlatform } from '#sandbox';
import type { Money } from '#domain/money/Money.ts';
import { clearing } from './postPayment.ts';

/** Reasons why received money is not booked: it waits for a review. */
const heldReasons = ['held', 'less', 'more', 'other_token', 'late'] as const;

interface PaymentRow {
  readonly id: number;
  readonly ref: string;
  readonly provider_id: string | null;
  readonly reason: string | null;
}

/**
 * Differences between the ledger and the provider's books, payment by payment; empty if they agree.
 * News on its way and money that waits for a review do not count.
 */
export function compareBooks(
  store: SandboxPlatform['store'],
  provider: Pick<HarbourPay, 'books'>,
): string[] {
  const payments = store.all<PaymentRow>(
    'SELECT id, ref, provider_id, reason FROM payments ORDER BY id',
  );
  const inLedger = new Sums();
  for (const { id, currency, minor } of store.all<{ id: number; currency: string; minor: number }>(
    `SELECT t.payment_id AS id, t.currency, -SUM(e.minor) AS minor FROM ledger_entries e
      JOIN ledger_transactions t ON t.id = e.transaction_id
      JOIN ledger_accounts a ON a.id = e.account_id
      WHERE a.kind = 'house' AND a.label = ? AND t.payment_id IS NOT NULL
      GROUP BY t.payment_id, t.currency`,
    clearing,
  ))
    inLedger.add(id, currency, minor);
  // Deposits are identified by the provider's number, withdrawals by ours.
  const byProvider = new Map(payments.map(({ id, provider_id }) => [provider_id, id]));
  const byRef = new Map(payments.map(({ id, ref }) => [ref, id]));
  const atProvider = new Sums();
  const isUntold = new Set<number>();
  for (const book of provider.books) {
    const id = byProvider.get(book.id) ?? byRef.get(book.merchantRef);
    if (id === undefined) continue;
    atProvider.add(id, book.currency, book.heldMinor);
    if (!book.isTold) isUntold.add(id);
  }
  return payments
    .filter(({ id, reason }) => !isUntold.has(id) && !heldReasons.some((held) => held === reason))
    .flatMap(({ id }) => {
      const [held, told] = [atProvider.textOf(id), inLedger.textOf(id)];
      return held === told
        ? []
        : [`payment ${id}: the provider holds ${held}, the ledger says ${told}`];
    });
}

/** Sums of payments, each of which moves one currency. */
class Sums {
  readonly #sums = new Map<number, Money>();

  add(id: number, currency: string, minor: number): void {
    this.#sums.set(id, { currency, minor: (this.#sums.get(id)?.minor ?? 0) + minor });
  }

  textOf(id: number): string {
    const { minor, currency } = this.#sums.get(id) ?? { minor: 0, currency: '' };
    return minor === 0 ? '0' : `${minor} ${currency}`;
  }
}
