import type { HarbourPay, SandboxPlatform } from '#sandbox';
import { clearing } from './postPayment.ts';

/** Why money that the provider has is not booked: a person has to look at it first. */
const heldReasons = ['held', 'less', 'more', 'other_token', 'late'] as const;

interface BookRow {
  readonly ref: string;
  readonly currency: string;
  readonly minor: number;
}

/**
 * Where the ledger and the provider's own books differ, payment by payment; nothing where they
 * agree. News that is still on its way, and money that waits for a person, make no difference.
 */
export function compareBooks(
  store: SandboxPlatform['store'],
  provider: Pick<HarbourPay, 'books'>,
): string[] {
  const booked = store.all<BookRow>(
    `SELECT p.ref, t.currency, -SUM(e.minor) AS minor FROM ledger_entries e
      JOIN ledger_transactions t ON t.id = e.transaction_id
      JOIN ledger_accounts a ON a.id = e.account_id
      JOIN payments p ON p.id = t.payment_id
      WHERE a.kind = 'house' AND a.label = ? GROUP BY p.ref, t.currency`,
    clearing,
  );
  const inLedger = new Map(booked.map(({ ref, ...money }) => [ref, textOf(money)]));
  const atProvider = new Map(provider.books.map((book) => [book.merchantRef, book]));
  return store
    .all<{ id: number; ref: string; reason: string | null }>(
      'SELECT id, ref, reason FROM payments ORDER BY id',
    )
    .filter(({ reason }) => !heldReasons.some((held) => held === reason))
    .flatMap(({ id, ref }) => {
      const book = atProvider.get(ref);
      const held = book === undefined ? none : textOf({ ...book, minor: book.heldMinor });
      const told = inLedger.get(ref) ?? none;
      if (held === told || book?.isTold === false) return [];
      return [`payment ${id}: the provider holds ${held}, the ledger says ${told}`];
    });
}

const none = '0';

/** What is held of a payment, which its provider moves in one currency. */
function textOf({
  minor,
  currency,
}: {
  readonly minor: number;
  readonly currency: string;
}): string {
  return minor === 0 ? none : `${minor} ${currency}`;
}
