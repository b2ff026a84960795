import { makeAutoObservable } from 'mobx';
import type { Dispose, SafeStorage, StoredValue } from '#core';
import type { Account, Accounts } from '../../auth/contract.ts';
import type { CouponSelections } from '../contract.ts';
import { isStoredAccount } from '#stored/coupon/isStoredAccount.js';

interface StoredAccount {
  readonly accountId: number;
}

/**
 * The account from which the coupon is paid: the one that the person chose for it, as long as it is one of theirs, else
 * the active one of the site. A bet on its way keeps the account with which it was sent.
 */
export class CouponAccount {
  chosenId: number;
  readonly #accounts: Accounts | undefined;
  readonly #selections: CouponSelections;
  readonly #stored: StoredValue<StoredAccount>;
  readonly #stop: Dispose;

  constructor(storage: SafeStorage, accounts: Accounts | undefined, selections: CouponSelections) {
    this.#accounts = accounts;
    this.#selections = selections;
    this.#stored = storage.value<StoredAccount>({
      key: 'coupon/account',
      version: 1,
      fallback: { accountId: 0 },
      check: isStoredAccount,
    });
    this.chosenId = this.#stored.read().accountId;
    makeAutoObservable(this, {}, { autoBind: true });
    this.#stop = this.#stored.onChange(this.take);
  }

  get all(): readonly Account[] {
    return this.#accounts?.accounts ?? [];
  }

  get current(): Account | undefined {
    return (
      this.all.find((account) => account.id === this.chosenId) ?? this.#accounts?.activeAccount
    );
  }

  choose(accountId: number): void {
    if (this.#selections.isLocked) return;
    this.chosenId = accountId;
    this.#stored.write({ accountId });
  }

  dispose(): void {
    this.#stop();
  }

  private take({ accountId }: StoredAccount): void {
    if (!this.#selections.isLocked) this.chosenId = accountId;
  }
}
