import { createContext, use, useEffect } from 'react';

/** Choice of the account that pays for bets, shown in the menu. */
export interface PayingAccountChoice {
  /** Accessible name of the whole choice. */
  readonly label: string;
  readonly chosenId: number;
  /** Accounts that can pay for bets; others stay rows without a radio button. */
  readonly ids: readonly number[];
  readonly choose: (id: number) => void;
}

/** Callback of the account list for the components of its slot. */
export const OfferPayingAccount = createContext<(choice: PayingAccountChoice | undefined) => void>(
  () => undefined,
);

/**
 * Makes the account list above `balanceMenuSlot` a choice. For components of that slot.
 *
 * @param choice the same object until its content changes; undefined for no choice
 */
export function useOfferPayingAccount(choice: PayingAccountChoice | undefined): void {
  const offer = use(OfferPayingAccount);
  useEffect(() => {
    offer(choice);
    return () => offer(undefined);
  }, [offer, choice]);
}
