import { makeAutoObservable } from 'mobx';
import type { Account, Accounts } from '../../auth/contract.ts';

/** The account that money comes to, or goes from, and those that the person can choose instead. */
export class PayingAccount {
  /** The one that was asked for; not checked. */
  wantedId: number | undefined;
  readonly #accounts: Accounts;

  constructor(accounts: Accounts, wantedId?: number) {
    this.#accounts = accounts;
    this.wantedId = wantedId;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Money is neither paid in to a bonus nor out of one. */
  get all(): readonly Account[] {
    return this.#accounts.accounts.filter(({ kind }) => kind !== 'bonus');
  }

  /** The chosen one, else the one that pays for bets. */
  get chosen(): Account | undefined {
    return this.all.find(({ id }) => id === this.wantedId) ?? this.#accounts.activeAccount;
  }

  choose(accountId: number): void {
    this.wantedId = accountId;
  }
}
