import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CoreServices } from '#core';
import { loadRequests, markRead } from '../api/SupportApi.ts';
import type { SupportRequest } from '../domain/SupportRequest.ts';

/** The questions of the person. Once they were shown their answers count as read. */
export class RequestsStore {
  requests: readonly SupportRequest[] | undefined;
  hasFailed = false;
  readonly #services: Pick<CoreServices, 'http' | 'reports'>;

  constructor(services: Pick<CoreServices, 'http' | 'reports'>) {
    this.#services = services;
    makeAutoObservable(this, { requests: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    const { http, reports } = this.#services;
    this.hasFailed = false;
    try {
      const requests = await loadRequests(http);
      runInAction(() => (this.requests = requests));
      if (requests.some((each) => each.isUnread)) await markRead(http);
    } catch (error) {
      reports.report(error, { plugin: 'support', contribution: 'requests' });
      runInAction(() => (this.hasFailed = this.requests === undefined));
    }
  }
}
