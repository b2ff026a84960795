import { makeAutoObservable } from 'mobx';
import type { SafeStorage } from '#core';
import { persisted, type Persisted } from '#core/data';
import type { Account, Accounts } from '../../auth/contract.ts';
import type { CouponSelections } from '../contract.ts';
import type { PersonClosure } from '../place/PlaceBlocker.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import { isStoredAccount } from '#stored/coupon/isStoredAccount.js';

interface StoredAccount {
  readonly accountId: number;
}

interface CouponAccountDependencies {
  readonly storage: SafeStorage;
  readonly accounts: Accounts | undefined;
  readonly selections: CouponSelections;
  readonly settings: SettingsStore;
}

/**
 * The account that pays the coupon: the one chosen for it while it belongs to the person, else the
 * active account of the site. A pending bet keeps the account with which it was sent.
 */
export class CouponAccountStore {
  readonly #accounts: Accounts | undefined;
  readonly #selections: CouponSelections;
  readonly #settings: SettingsStore;
  readonly #stored: Persisted<StoredAccount>;

  constructor({ storage, accounts, selections, settings }: CouponAccountDependencies) {
    this.#accounts = accounts;
    this.#selections = selections;
    this.#settings = settings;
    this.#stored = persisted<StoredAccount>(
      { storage },
      {
        key: 'coupon/account',
        version: 1,
        fallback: { accountId: 0 },
        check: isStoredAccount,
        merge: (own, other) => (selections.isLocked ? own : other),
      },
    );
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get chosenId(): number {
    return this.#stored.value.accountId;
  }

  /** Active account of the site, as shown in the header. */
  get ofSite(): Account | undefined {
    return this.#accounts?.activeAccount;
  }

  get all(): readonly Account[] {
    return this.#accounts?.accounts ?? [];
  }

  get current(): Account | undefined {
    return (
      this.all.find((account) => account.id === this.chosenId) ?? this.#accounts?.activeAccount
    );
  }

  /** Owner of the accounts; undefined for a visitor. */
  get user(): Accounts['user'] {
    return this.#accounts?.user;
  }

  /** Why the person may not bet; of several reasons the strictest. */
  get closure(): PersonClosure | undefined {
    const { excludedUntilS, sessionOverUntilS, closedRights, needsIdentityToPlay } =
      this.user ?? {};
    if (excludedUntilS !== undefined) return { kind: 'excluded', untilS: excludedUntilS };
    if (sessionOverUntilS !== undefined) return { kind: 'session', untilS: sessionOverUntilS };
    if (closedRights?.bet !== undefined) return { kind: 'right', reason: closedRights.bet };
    return needsIdentityToPlay === true ? { kind: 'identity' } : undefined;
  }

  /** Whether the person has several accounts and switched on the choice between them. */
  get hasChoice(): boolean {
    return this.#settings.choices.isAccountChoiceShown && this.all.length > 1;
  }

  /** Whether a bonus account pays, which is always shown. */
  get isBonus(): boolean {
    return this.current?.kind === 'bonus';
  }

  /** Reloads the accounts after the platform refused one. */
  reload(): void {
    void this.#accounts?.load();
  }

  choose(accountId: number): void {
    if (!this.#selections.isLocked) this.#stored.set({ accountId });
  }

  dispose(): void {
    this.#stored.dispose();
  }
}
