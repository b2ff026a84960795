import { makeAutoObservable } from 'mobx';
import type { Http, Reports } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import type { ManagerState } from './Manager.ts';
import { askCall, cancelCall, loadManager } from './ManagerApi.ts';

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
  isBusy = false;
  hasFailed = false;
  readonly #services: ManagerServices;

  constructor(services: ManagerServices) {
    this.#services = services;
    this.answer = createResource(services, {
      ask: (signal) => loadManager(services.http, signal),
    });
    makeAutoObservable(this, { answer: false }, { autoBind: true });
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
    await this.#send(() => askCall(this.#services.http, chosenS, `callback-${chosenS}`));
  }

  async cancel(): Promise<void> {
    await this.#send(() => cancelCall(this.#services.http));
  }

  async #send(send: () => Promise<ManagerState>): Promise<void> {
    if (this.isBusy) return;
    this.begin();
    try {
      this.answer.put(await send());
      this.end(false);
    } catch (error) {
      this.#services.reports.report(error, { plugin: 'manager', contribution: 'callback' });
      this.end(true);
      await this.answer.refresh();
    }
  }

  private begin(): void {
    this.isBusy = true;
    this.hasFailed = false;
  }

  private end(hasFailed: boolean): void {
    this.isBusy = false;
    this.hasFailed = hasFailed;
    if (!hasFailed) this.chosenS = undefined;
  }
}
