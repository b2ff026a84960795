import { makeAutoObservable } from 'mobx';
import { HttpError, type Http, type Reports } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import type { Transfer } from './Transfer.ts';
import { answerTransfer, loadTransfer } from './TransferApi.ts';

/** Core services of the store. */
export interface TransferServices extends ResourceServices {
  readonly http: Http;
  readonly reports: Pick<Reports, 'report'>;
}

/** Question whether the person moves to another operator. Guards decide where the answer leads. */
export class TransferStore {
  readonly transfer: Resource<Transfer>;
  isRead = false;
  sending: 'agree' | 'refuse' | undefined = undefined;
  hasFailed = false;
  readonly #services: TransferServices;

  constructor(services: TransferServices) {
    this.#services = services;
    this.transfer = createResource(services, {
      ask: (signal) => loadTransfer(services.http, signal),
    });
    makeAutoObservable(this, { transfer: false }, { autoBind: true });
  }

  setRead(isRead: boolean): void {
    this.isRead = isRead;
  }

  async answer(answer: 'agree' | 'refuse'): Promise<void> {
    const asked = this.transfer.value;
    if (asked === undefined || this.sending !== undefined) return;
    this.sending = answer;
    this.hasFailed = false;
    try {
      this.transfer.put(await answerTransfer(this.#services.http, asked.operator, answer));
    } catch (error) {
      // The person is asked about another operator by now; a tick for the first does not count for
      // it.
      if (error instanceof HttpError && error.hasCode('operator_other')) {
        this.setRead(false);
        await this.transfer.refresh();
      } else {
        this.fail();
        this.#services.reports.report(error, { plugin: 'access', contribution: 'transfer' });
      }
    } finally {
      this.end();
    }
  }

  private fail(): void {
    this.hasFailed = true;
  }

  private end(): void {
    this.sending = undefined;
  }
}
