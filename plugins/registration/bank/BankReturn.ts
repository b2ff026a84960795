import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CoreServices } from '#core';
import { readCallFailure, type CallFailure } from '../../auth/contract.ts';
import { endBankVisit } from '../form/RegistrationApi.ts';
import type { BankRefusal } from '../form/RegistrationForm.ts';
import type { RegistrationStore } from '../form/RegistrationStore.ts';

/** Outcome of a visit to the bank. */
export type BankOutcome =
  | { readonly kind: 'none' | 'asking' | 'opened' | CallFailure }
  | { readonly kind: 'refused'; readonly reason: BankRefusal; readonly url: string | undefined };

/** Return from the bank; its parameters leave the address at once. */
export class BankReturn {
  outcome: BankOutcome = { kind: 'none' };
  readonly #services: Pick<CoreServices, 'http' | 'navigation' | 'reports'>;
  readonly #store: RegistrationStore;
  #visit = '';

  constructor(
    services: Pick<CoreServices, 'http' | 'navigation' | 'reports'>,
    store: RegistrationStore,
  ) {
    this.#services = services;
    this.#store = store;
    makeAutoObservable(this, { outcome: observableRef }, { autoBind: true });
  }

  /** Reads the address; `type` names the form to select. */
  begin(): void {
    const { navigation } = this.#services;
    const visit = navigation.query.get('visit');
    if (navigation.query.get('type') === 'bank') this.#store.chooseType('bank');
    if (visit === null) return;
    navigation.rewriteQuery({ visit: undefined });
    this.#visit = visit;
    void this.ask();
  }

  /** Loads the outcome; the same again when a response was lost. */
  async ask(): Promise<void> {
    const { http, reports } = this.#services;
    this.outcome = { kind: 'asking' };
    try {
      const end = await endBankVisit(http, this.#visit);
      runInAction(() => {
        if (end.kind === 'opened') this.#store.welcomeBack(end);
        this.outcome = end.kind === 'refused' ? end : { kind: 'opened' };
      });
    } catch (error) {
      reports.report(error, { plugin: 'registration', contribution: 'bank' });
      runInAction(() => (this.outcome = { kind: readCallFailure(error) }));
    }
  }
}
