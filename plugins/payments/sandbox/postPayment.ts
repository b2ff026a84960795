import type { SandboxPlatform } from '#sandbox';
import type { Money } from '#domain/money/Money.ts';
import type { PaymentRow } from './PaymentTable.ts';

/** The money that the provider holds for the platform. */
const clearing = 'clearing:harbour';

type Parts = Parameters<SandboxPlatform['ledger']['transfer']>[0]['parts'];
type Kind =
  | 'deposit'
  | 'withdrawal-reserve'
  | 'withdrawal'
  | 'withdrawal-back'
  | 'refund'
  | 'chargeback';

/** Books a leg of a payment; the database takes each one once. */
export function postPayment(
  { ledger, nowMs }: Pick<SandboxPlatform, 'ledger' | 'nowMs'>,
  { id, currency }: PaymentRow,
  kind: Kind,
  parts: Parts,
): void {
  ledger.transfer({ kind, currency, payment: { id, leg: 1 }, atMs: nowMs(), parts });
}

/**
 * Books what a provider holds more (or, below zero, less) against parts of the payment's currency.
 * In another currency than the provider's both sides stand against what was exchanged.
 *
 * @param held what the provider moves, in its own currency
 * @param minor the same in the currency of the payment
 */
export function postMoved(
  platform: Pick<SandboxPlatform, 'ledger' | 'nowMs'>,
  row: PaymentRow,
  kind: Kind,
  { held, minor, parts }: { readonly held: Money; readonly minor: number; readonly parts: Parts },
): void {
  const isSame = held.currency === row.currency;
  postPayment(platform, row, kind, [
    { account: isSame ? clearing : 'exchange', minor: -minor },
    ...parts,
  ]);
  if (isSame) return;
  platform.ledger.transfer({
    kind,
    currency: held.currency,
    payment: { id: row.id, leg: 2 },
    atMs: platform.nowMs(),
    parts: [
      { account: clearing, minor: -held.minor },
      { account: 'exchange', minor: held.minor },
    ],
  });
}
