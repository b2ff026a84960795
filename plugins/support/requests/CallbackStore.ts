import { makeAutoObservable, runInAction } from 'mobx';
import { loadPhoneNumbers, type Http } from '#core';
import { Attempt } from '#core/data';
import { requestCallback } from '../menu/SupportApi.ts';
import { readFailure } from './SupportFailure.ts';

/** Form for a call from the support. */
export class CallbackStore {
  phone = '';
  isPhoneWrong = false;
  readonly sending = new Attempt(readFailure);
  /** Epoch seconds by which the call will come. */
  callsByS: number | undefined;
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
    makeAutoObservable(this, { sending: false }, { autoBind: true });
  }

  setPhone(phone: string): void {
    this.phone = phone.slice(0, 24);
    this.isPhoneWrong = false;
  }

  async submit(): Promise<void> {
    await this.sending.run(async () => {
      const { readPhone } = await loadPhoneNumbers();
      const phone = readPhone(this.phone);
      const callsByS = phone === undefined ? undefined : await requestCallback(this.#http, phone);
      runInAction(() => {
        this.isPhoneWrong = phone === undefined;
        this.callsByS = callsByS;
      });
    });
  }
}
