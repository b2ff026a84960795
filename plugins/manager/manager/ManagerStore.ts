import { makeAutoObservable, runInAction } from 'mobx';
import type { Http, Reports } from '#core';
import { Attempt, createResource, type Resource, type ResourceServices } from '#core/data';
import type { ManagerState } from './Manager.ts';
import { requestCall, cancelCall, loadManager } from './ManagerApi.ts';

export interface ManagerServices extends ResourceServices {
  readonly http: Http;
  readonly reports: Pick<Reports, 'report'>;
}

/** Manager of the person, and the booking of a call. */
export class ManagerStore {
  readonly answer: Resource<ManagerState>;
  /** Chosen time in epoch seconds; none is preselected. */
  chosenS: number | undefined = undefined;
  isUnchosen = false;
  /** Booking the call, or cancelling it. */
  readonly sending = new Attempt<'failed'>((error) => this.#failureOf(error));
  readonly #services: ManagerServices;

  constructor(services: ManagerServices) {
    this.#services = services;
    this.answer = createResource(services, {
      ask: (signal) => loadManager(services.http, signal),
    });
    makeAutoObservable(this, { answer: false, sending: false }, { autoBind: true });
  }

  choose(atS: number | undefined): void {
    this.chosenS = atS;
    this.isUnchosen = false;
  }

  async ask(): Promise<void> {
    const { chosenS } = this;
    this.isUnchosen = chosenS === undefined;
    if (chosenS === undefined) return;
    // The same time has the same key, so that a retry books no second call.
    await this.#send(() => requestCall(this.#services.http, chosenS, `callback-${chosenS}`));
  }

  async cancel(): Promise<void> {
    await this.#send(() => cancelCall(this.#services.http));
  }

  async #send(send: () => Promise<ManagerState>): Promise<void> {
    if (this.sending.isBusy) return;
    const isSent = await this.sending.run(async () => {
      this.answer.put(await send());
      runInAction(() => (this.chosenS = undefined));
    });
    // The answer may have been lost while the call was booked or cancelled.
    if (!isSent) await this.answer.refresh();
  }

  #failureOf(error: unknown): 'failed' {
    this.#services.reports.report(error, { plugin: 'manager', contribution: 'callback' });
    return 'failed';
  }
}
