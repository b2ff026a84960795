import { makeAutoObservable } from 'mobx';
import type { CoreServices } from '#core';
import type { Resource } from '#core/data';
import { isStrictProfile } from '#domain/limits/isStrictProfile.ts';
import type { Accounts } from '../../auth/contract.ts';
import type { Protection } from '../protection/Security.ts';
import { createProtection } from '../protection/createProtection.ts';

/** Prompt of strict brands before the first deposit: to add a passkey or a second factor. */
export class FirstDeposit {
  readonly protection: Resource<Protection>;
  readonly #isStrict: boolean;
  readonly #accounts: Pick<Accounts, 'user'>;
  readonly #putOff: { readonly read: () => number; readonly write: (userId: number) => void };
  /** Id of the user who postponed it; 0 for none. */
  putOffBy: number;

  constructor(services: CoreServices, accounts: Pick<Accounts, 'user'>) {
    this.#accounts = accounts;
    this.#isStrict = isStrictProfile(services.config.rgProfile);
    this.#putOff = services.storage.value<number>({
      key: 'deposit-unprotected',
      version: 1,
      fallback: 0,
      check: Number.isSafeInteger as (value: unknown) => value is number,
    });
    this.putOffBy = this.#putOff.read();
    this.protection = createProtection(services);
    makeAutoObservable(this, { protection: false }, { autoBind: true });
  }

  /** Whether the prompt may apply, as far as known without a call. */
  get isFirst(): boolean {
    const { user } = this.#accounts;
    return this.#isStrict && user?.hasDeposit === false && this.putOffBy !== user.userId;
  }

  get isAsked(): boolean {
    const { value } = this.protection;
    const factor = value?.rows.find(({ id }) => id === 'two_step');
    return this.isFirst && factor?.isDone === false;
  }

  /** Continues without a factor; the person is not asked again. */
  putOff(): void {
    const userId = this.#accounts.user?.userId ?? 0;
    this.putOffBy = userId;
    this.#putOff.write(userId);
  }
}
