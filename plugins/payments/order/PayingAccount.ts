import { makeAutoObservable } from 'mobx';
import type { Account, Accounts } from '../../auth/contract.ts';

/** The account of a payment, and the other accounts that the person can choose. */
export class PayingAccount {
  /** The requested account; not checked. */
  wantedId: number | undefined;
  readonly #accounts: Accounts;

  constructor(accounts: Accounts, wantedId?: number) {
    this.#accounts = accounts;
    this.wantedId = wantedId;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Bonus accounts take part in neither deposits nor withdrawals. */
  get all(): readonly Account[] {
    return this.#accounts.accounts.filter(({ kind }) => kind !== 'bonus');
  }

  /** The chosen account, otherwise the one that pays for bets. */
  get chosen(): Account | undefined {
    return this.all.find(({ id }) => id === this.wantedId) ?? this.#accounts.activeAccount;
  }

  choose(accountId: number): void {
    this.wantedId = accountId;
  }
}
