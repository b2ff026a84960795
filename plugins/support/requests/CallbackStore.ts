import { makeAutoObservable, runInAction } from 'mobx';
import type { Http } from '#core';
import { requestCallback } from '../menu/SupportApi.ts';
import { isPhoneNumber } from './checkQuestion.ts';
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
    this.phone = phone.slice(0, 20);
    this.isPhoneWrong = false;
  }

  async submit(): Promise<void> {
    if (this.isBusy) return;
    this.isPhoneWrong = !isPhoneNumber(this.phone);
    if (this.isPhoneWrong) return;
    this.isBusy = true;
    this.failure = undefined;
    try {
      const callsByS = await requestCallback(this.#http, this.phone.trim());
      runInAction(() => (this.callsByS = callsByS));
    } catch (error) {
      runInAction(() => (this.failure = readFailure(error)));
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }
}
