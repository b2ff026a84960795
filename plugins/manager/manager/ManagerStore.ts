import { makeAutoObservable, runInAction } from 'mobx';
import type { Http, Reports } from '#core';
import { Attempt, createResource, type Resource, type ResourceServices } from '#core/data';
import type { ManagerState } from './Manager.ts';
import { requestCall, cancelCall, loadManager } from './ManagerApi.ts';

export interface ManagerServices extends ResourceServices {
  readonly http: Http;
  readonly reports: Pick<Reports, 'report'>;
}

/** The manager, and the call that is asked for. */
export class ManagerStore {
  readonly answer: Resource<ManagerState>;
  /** Epoch seconds; none is chosen for the person. */
  chosenS: number | undefined = undefined;
  isUnchosen = false;
  /** Asking for the call, or taking it back. */
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
    // The same time under the same key: an answer that was lost is no second call.
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
