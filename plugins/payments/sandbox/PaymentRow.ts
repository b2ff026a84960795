import { type PaymentState, type WithdrawalState } from '#domain/payments/PaymentState.ts';

export interface PaymentRow {
  readonly id: number;
  readonly ref: string;
  readonly user_id: number;
  readonly account_id: number;
  readonly direction: 'deposit' | 'withdrawal';
  readonly method_id: string;
  readonly amount_minor: number;
  readonly fee_minor: number;
  readonly currency: string;
  readonly state: PaymentState | WithdrawalState;
  readonly reason: string | null;
  readonly key: string;
  readonly body_hash: string;
  readonly provider_id: string | null;
  readonly action_url: string | null;
  readonly instrument: string;
  readonly refunded_minor: number;
  readonly debt_minor: number;
  readonly created_at_ms: number;
  readonly changed_at_ms: number;
  readonly due_ms: number | null;
}

/** Fields that identify an order. */
export interface PaymentOrder {
  readonly userId: number;
  readonly accountId: number;
  readonly methodId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly key: string;
  readonly bodyHash: string;
}
