import { createContext, use, useEffect } from 'react';

/** The accounts of the menu as a choice. */
export interface PayingAccountChoice {
  /** Name of the whole choice. */
  readonly label: string;
  readonly chosenId: number;
  /** The accounts that can pay for bets; others stay rows without a choice. */
  readonly ids: readonly number[];
  readonly choose: (id: number) => void;
}

/** Given by the list of accounts to what stands below it. */
export const OfferPayingAccount = createContext<(choice: PayingAccountChoice | undefined) => void>(
  () => undefined,
);

/**
 * For what stands in `balanceMenuSlot`: the list of accounts above is drawn as this choice.
 *
 * @param choice the same object until something of it changes; undefined where there is no choice
 */
export function useOfferPayingAccount(choice: PayingAccountChoice | undefined): void {
  const offer = use(OfferPayingAccount);
  useEffect(() => {
    offer(choice);
    return () => offer(undefined);
  }, [offer, choice]);
}
