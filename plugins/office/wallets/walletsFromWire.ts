import type { WalletChangeAnswer, WalletsAnswer } from '#wire';

/** Accounts of a person, and allowed actions. */
export interface Wallets {
  readonly rows: readonly Wallet[];
  readonly activeId: number;
  readonly addable: readonly string[];
  readonly isFrozen: boolean;
}

export type WalletKind = 'main' | 'bonus' | 'currency';

/** Account. */
export interface Wallet {
  readonly id: number;
  readonly kind: WalletKind;
  readonly currency: string;
  readonly money: { readonly minor: number; readonly currency: string };
  readonly hasOpenBets: boolean;
  readonly bonus: WalletBonus | undefined;
}

/** Wagering of a bonus. */
export interface WalletBonus {
  readonly wager: { readonly minor: number; readonly currency: string };
  readonly wagered: { readonly minor: number; readonly currency: string };
  readonly endsAtS: number;
}

/** Result of a change: whether it was made, with the platform's text or a text key. */
export interface WalletChanged {
  readonly isTaken: boolean;
  readonly message: string;
}

const kinds = { 0: 'main', 4: 'bonus', 9: 'currency' } as const;

export function walletsFromWire(wire: WalletsAnswer): Wallets {
  return {
    rows: wire.accounts.map(({ id, type, iso, money }) => {
      const bonus = wire.bonuses.find(({ accountId }) => accountId === id);
      return {
        id,
        kind: kinds[type],
        currency: iso,
        money,
        hasOpenBets: wire.openBets.includes(id),
        bonus: bonus && { wager: bonus.wager, wagered: bonus.wagered, endsAtS: bonus.ends_at },
      };
    }),
    activeId: wire.activeAccountId,
    addable: wire.availableCurrencies,
    isFrozen: wire.isAccountFrozen,
  };
}

export function walletChangeFromWire({ success, data }: WalletChangeAnswer): WalletChanged {
  return { isTaken: success, message: data.message };
}
