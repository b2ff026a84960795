import { createContext, use } from 'react';
import type { SlotToken } from '#core';
import { Slot } from '#core/ui';
import type { Payment } from './Payment.ts';

const PaymentHere = createContext<Payment | undefined>(undefined);

interface PaymentSlotProps {
  readonly slot: SlotToken;
  readonly payment: Payment;
}

/** Contributions of other plugins beside a payment, which they read with `usePaymentHere`. */
export function PaymentSlot({ slot, payment }: PaymentSlotProps) {
  return (
    <PaymentHere value={payment}>
      <Slot slot={slot} />
    </PaymentHere>
  );
}

/** The payment beside which the component is rendered, if any. */
export function usePaymentHere(): Payment | undefined {
  return use(PaymentHere);
}
