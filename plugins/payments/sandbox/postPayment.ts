import type { SandboxPlatform } from '#sandbox';
import type { PaymentRow } from './PaymentTable.ts';

/** The money that the provider holds for the platform. */
export const clearing = 'clearing:harbour';

/** Books a leg of a payment; the database takes each one once. */
export function postPayment(
  { ledger, nowMs }: Pick<SandboxPlatform, 'ledger' | 'nowMs'>,
  { id, currency }: PaymentRow,
  kind:
    | 'deposit'
    | 'withdrawal-reserve'
    | 'withdrawal'
    | 'withdrawal-back'
    | 'refund'
    | 'chargeback',
  parts: Parameters<SandboxPlatform['ledger']['transfer']>[0]['parts'],
): void {
  ledger.transfer({ kind, currency, payment: { id, leg: 1 }, atMs: nowMs(), parts });
}
