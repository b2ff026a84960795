import type { SandboxPlatform } from '#sandbox';
import type { Money } from '#domain/money/Money.ts';
import type { PaymentRow } from './PaymentRow.ts';

/** Ledger account of the money that the provider holds for the platform. */
export const clearing = 'clearing:harbour';

type Parts = Parameters<SandboxPlatform['ledger']['transfer']>[0]['parts'];

/** Legs between account and provider, each with its leg of the exchange. */
const movedLegs = {
  deposit: 1,
  refund: 2,
  chargeback: 3,
  'chargeback-won': 4,
  withdrawal: 5,
  'withdrawal-back': 6,
} as const;
type MovedKind = keyof typeof movedLegs;

/** Books a leg of a payment; the database accepts each one once. */
export function postPayment(
  { ledger, nowMs }: Pick<SandboxPlatform, 'ledger' | 'nowMs'>,
  { id, currency }: PaymentRow,
  kind: MovedKind | 'withdrawal-reserve',
  parts: Parts,
): void {
  ledger.transfer({ kind, currency, payment: { id, leg: 1 }, atMs: nowMs(), parts });
}

/**
 * Books what a provider holds more (or, below zero, less) against parts in the payment's currency.
 * In another currency than the provider's both sides are booked against the exchange.
 *
 * @param held what the provider moves, in its own currency
 * @param minor the same in the currency of the payment
 */
export function postMoved(
  platform: Pick<SandboxPlatform, 'ledger' | 'nowMs'>,
  row: PaymentRow,
  kind: MovedKind,
  { held, minor, parts }: { readonly held: Money; readonly minor: number; readonly parts: Parts },
): void {
  const isSame = held.currency === row.currency;
  postPayment(platform, row, kind, [
    { account: isSame ? clearing : 'exchange', minor: -minor },
    ...parts,
  ]);
  if (isSame) return;
  platform.ledger.transfer({
    kind: 'conversion',
    currency: held.currency,
    payment: { id: row.id, leg: movedLegs[kind] },
    atMs: platform.nowMs(),
    parts: [
      { account: clearing, minor: -held.minor },
      { account: 'exchange', minor: held.minor },
    ],
  });
}

/** Books the part of a debt that a deposit pays; `by` is the deposit, which pays each debt once. */
export function postDebt(
  { ledger, nowMs }: Pick<SandboxPlatform, 'ledger' | 'nowMs'>,
  { id, currency }: PaymentRow,
  { by, minor }: { readonly by: PaymentRow; readonly minor: number },
): void {
  ledger.transfer({
    kind: 'debt',
    currency,
    payment: { id, leg: by.id },
    atMs: nowMs(),
    parts: [
      { account: by.account_id, minor: -minor },
      { account: 'losses', minor },
    ],
  });
}
