import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError, type Http, type Reports } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import { isCaptchaMissing } from '../../auth/contract.ts';
import type { CodeAnswer, CodeSettings } from './Codes.ts';
import { checkCode, loadCodeSettings } from './CodesApi.ts';

const longest = 40;

export interface CodesServices extends ResourceServices {
  readonly http: Http;
  readonly reports: Pick<Reports, 'report'>;
}

/** Result of the last check. */
export type CodeOutcome =
  | { readonly kind: 'answered'; readonly code: string; readonly answer: CodeAnswer }
  /** Rate limit: seconds until the next check. */
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'failed' };

/** The typed code, and the platform's answer. */
export class CodesStore {
  readonly settings: Resource<CodeSettings>;
  text = '';
  isEmpty = false;
  isBusy = false;
  outcome: CodeOutcome | undefined = undefined;
  readonly #services: CodesServices;

  constructor(services: CodesServices) {
    this.#services = services;
    this.settings = createResource(services, {
      ask: (signal) => loadCodeSettings(services.http, signal),
    });
    makeAutoObservable(this, { settings: false, outcome: observableRef }, { autoBind: true });
  }

  type(text: string): void {
    this.text = text.slice(0, longest);
    this.isEmpty = false;
  }

  /** Checks the typed code; the text stays. */
  async check(): Promise<void> {
    const code = this.text.trim();
    this.isEmpty = code === '';
    if (this.isEmpty || this.isBusy) return;
    this.isBusy = true;
    this.outcome = undefined;
    const { http, reports } = this.#services;
    try {
      this.end({ kind: 'answered', code, answer: await checkCode(http, code) });
    } catch (error) {
      if (error instanceof HttpError && error.status === 429)
        this.end({ kind: 'wait', seconds: Math.ceil((error.retryAfterMs ?? 60_000) / 1000) });
      else if (isCaptchaMissing(error)) runInAction(() => (this.isBusy = false));
      else {
        reports.report(error, { plugin: 'bonuses', contribution: 'check-code' });
        this.end({ kind: 'failed' });
      }
    }
  }

  private end(outcome: CodeOutcome): void {
    this.isBusy = false;
    this.outcome = outcome;
  }
}
