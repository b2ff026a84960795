import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { Attempt, createResource, Uploads, type Resource, type ResourceServices } from '#core/data';
import { readCallFailure, type CallFailure } from '../../auth/contract.ts';
import type { FactorPaper, FactorRecovery } from './FactorRecovery.ts';
import {
  loadFactorRecovery,
  sendFactorPaper,
  withdrawFactorRecovery,
} from './FactorRecoveryApi.ts';

const readAgainEveryMs = 15_000;

export type LostFactorFailure = 'over' | CallFailure;

/** Request to sign in without the second factor, and its document. */
export class LostFactorStore {
  readonly request: Resource<FactorRecovery>;
  readonly uploads: Uploads;
  readonly sending = new Attempt(failureOf);
  paper: FactorPaper = 'passport';
  isWithdrawn = false;
  readonly #http: Http;

  constructor(services: ResourceServices & { readonly http: Http }) {
    this.#http = services.http;
    this.uploads = new Uploads(services.http);
    this.request = createResource(services, {
      ask: (signal) => loadFactorRecovery(services.http, signal),
      // The document is reviewed while the page is open.
      everyMs: readAgainEveryMs,
    });
    makeAutoObservable(
      this,
      { request: false, uploads: false, sending: false },
      { autoBind: true },
    );
  }

  get isReady(): boolean {
    return this.uploads.files.length > 0 && this.uploads.isReady;
  }

  choose(paper: FactorPaper): void {
    this.paper = paper;
  }

  async send(): Promise<void> {
    const [first, ...others] = this.uploads.ids;
    if (!this.isReady || first === undefined) return;
    await this.sending.run(async () => {
      this.request.put(await sendFactorPaper(this.#http, this.paper, [first, ...others]));
      this.uploads.clear();
    });
  }

  async withdraw(): Promise<void> {
    await this.sending.run(async () => {
      await withdrawFactorRecovery(this.#http);
      runInAction(() => (this.isWithdrawn = true));
    });
  }
}

function failureOf(error: unknown): LostFactorFailure {
  return error instanceof HttpError && error.hasCode('tries_over')
    ? 'over'
    : readCallFailure(error);
}
