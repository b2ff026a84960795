import { makeAutoObservable, observableRef } from 'mobx';
import type { Http, Reports } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import { loadMailing, saveMailing } from './MailingApi.ts';
import type { Channel, Mailing, Product } from './Mailing.ts';

/** Services of the store. */
export interface MailingServices extends ResourceServices {
  readonly http: Http;
  readonly reports: Pick<Reports, 'report'>;
}

/** Mailing settings. A switch acts at once; changes are sent one after the other. */
export class MailingStore {
  readonly answer: Resource<Mailing>;
  outcome: 'saved' | 'failed' | undefined = undefined;
  /** Change being sent or queued. */
  wanted: Mailing | undefined = undefined;
  readonly #services: MailingServices;
  #isSending = false;

  constructor(services: MailingServices) {
    this.#services = services;
    this.answer = createResource(services, {
      ask: (signal) => loadMailing(services.http, signal),
    });
    makeAutoObservable(this, { answer: false, wanted: observableRef }, { autoBind: true });
  }

  /** Shown state: the last choice. */
  get mailing(): Mailing | undefined {
    return this.wanted ?? this.answer.value;
  }

  setOffer(product: Product, channel: Channel, isOn: boolean): Promise<void> {
    const { mailing } = this;
    if (mailing === undefined) return Promise.resolve();
    const { offers } = mailing;
    return this.want({
      ...mailing,
      offers: { ...offers, [product]: { ...offers[product], [channel]: isOn } },
    });
  }

  setLetters(letters: Partial<Pick<Mailing, 'hasBets' | 'hasDeposits'>>): Promise<void> {
    const { mailing } = this;
    return mailing === undefined ? Promise.resolve() : this.want({ ...mailing, ...letters });
  }

  private async want(mailing: Mailing): Promise<void> {
    this.wanted = mailing;
    this.outcome = undefined;
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      await this.sendNewest();
      this.end('saved');
    } catch (error) {
      this.#services.reports.report(error, { plugin: 'office', contribution: 'mailing' });
      this.end('failed');
      // A lost answer may have been a success.
      await this.answer.refresh();
    }
  }

  private async sendNewest(): Promise<void> {
    for (let sent: Mailing | undefined; this.wanted !== undefined && sent !== this.wanted;) {
      sent = this.wanted;
      this.answer.put(await saveMailing(this.#services.http, sent));
    }
  }

  private end(outcome: 'saved' | 'failed'): void {
    this.#isSending = false;
    this.wanted = undefined;
    this.outcome = outcome;
  }
}
