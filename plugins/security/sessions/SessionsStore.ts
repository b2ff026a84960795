import { makeAutoObservable, runInAction } from 'mobx';
import type { Http, Reports } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import { endOtherSessions, endSession, loadSessions, type PersonSession } from './SessionsApi.ts';

export interface SessionsServices extends ResourceServices {
  readonly http: Http;
  readonly reports: Pick<Reports, 'report'>;
}

/** Where the person is signed in, and ending it there. */
export class SessionsStore {
  readonly answer: Resource<readonly PersonSession[]>;
  isBusy = false;
  outcome: 'ended' | 'failed' | undefined = undefined;
  readonly #services: SessionsServices;

  constructor(services: SessionsServices) {
    this.#services = services;
    this.answer = createResource(services, {
      ask: (signal) => loadSessions(services.http, signal),
    });
    makeAutoObservable(this, { answer: false }, { autoBind: true });
  }

  get hasOthers(): boolean {
    return (this.answer.value?.length ?? 0) > 1;
  }

  async end(id: string): Promise<void> {
    await this.#change(() => endSession(this.#services.http, id));
  }

  async endOthers(): Promise<void> {
    await this.#change(() => endOtherSessions(this.#services.http));
  }

  async #change(make: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    runInAction(() => {
      this.isBusy = true;
      this.outcome = undefined;
    });
    const outcome = await make().then(
      () => 'ended' as const,
      (error: unknown) => {
        this.#services.reports.report(error, { plugin: 'security', contribution: 'sessions' });
        return 'failed' as const;
      },
    );
    await this.answer.refresh();
    runInAction(() => {
      this.isBusy = false;
      this.outcome = outcome;
    });
  }
}
