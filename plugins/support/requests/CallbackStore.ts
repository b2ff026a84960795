import { makeAutoObservable, runInAction } from 'mobx';
import { loadPhoneNumbers, type Http } from '#core';
import { requestCallback } from '../menu/SupportApi.ts';
import { readFailure, type SupportFailure } from './SupportFailure.ts';

/** The form for a call. */
export class CallbackStore {
  phone = '';
  isPhoneWrong = false;
  isBusy = false;
  failure: SupportFailure | undefined;
  /** Epoch seconds until which the call will have come. */
  callsByS: number | undefined;
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setPhone(phone: string): void {
    this.phone = phone.slice(0, 24);
    this.isPhoneWrong = false;
  }

  async submit(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.failure = undefined;
    try {
      const { readPhone } = await loadPhoneNumbers();
      const phone = readPhone(this.phone);
      const callsByS = phone === undefined ? undefined : await requestCallback(this.#http, phone);
      runInAction(() => {
        this.isPhoneWrong = phone === undefined;
        this.callsByS = callsByS;
      });
    } catch (error) {
      runInAction(() => (this.failure = readFailure(error)));
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }
}
