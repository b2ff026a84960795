import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { Attempt, type Resource, type ResourceServices } from '#core/data';
import type { SecondFactorCode } from '../../auth/contract.ts';
import { createProtection } from '../protection/createProtection.ts';
import type { Protection, TotpSetup } from '../protection/Security.ts';
import {
  beginTotp,
  confirmTotp,
  noteCodesSaved,
  removeTotp,
  renewCodes,
  setEmailAuth,
} from '../protection/SecurityApi.ts';

/** State of the setup on the page. */
export type SetupState =
  | { readonly kind: 'idle' }
  | ({ readonly kind: 'app' } & TotpSetup)
  /** Recovery codes, shown once until the person confirms that they are saved. */
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

export type SetupFailure = 'failed' | 'too-many';

/** Core services of the store. */
export interface SecurityServices extends ResourceServices {
  readonly http: Http;
}

/** Protection of the account, and setup or removal of its second factor. */
export class TwoStepSetupStore {
  readonly protection: Resource<Protection>;
  state: SetupState = { kind: 'idle' };
  readonly changing = new Attempt(failureOf);
  readonly #http: Http;

  constructor(services: SecurityServices) {
    this.#http = services.http;
    this.protection = createProtection(services);
    makeAutoObservable(
      this,
      { changing: false, protection: false, state: observableRef },
      { autoBind: true },
    );
  }

  async begin(): Promise<void> {
    await this.changing.run(async () => {
      const setup = await beginTotp(this.#http);
      runInAction(() => (this.state = { kind: 'app', ...setup }));
    });
  }

  /** Cancels the setup; nothing is bound before the code. */
  leave(): void {
    this.state = { kind: 'idle' };
    this.changing.setFailure(undefined);
  }

  async confirm(code: SecondFactorCode): Promise<void> {
    if (this.changing.isBusy || !code.check()) return;
    await this.changing.run(async () => {
      try {
        const codes = await confirmTotp(this.#http, code.text);
        runInAction(() => (this.state = { kind: 'codes', codes }));
        void this.protection.refresh();
      } catch (error) {
        code.refuse(error);
      }
    });
  }

  async renewCodes(): Promise<void> {
    await this.changing.run(async () => {
      const codes = await renewCodes(this.#http);
      runInAction(() => (this.state = { kind: 'codes', codes }));
    });
  }

  /** Records that the codes are saved, so that reminders stop. */
  async finish(): Promise<void> {
    this.state = { kind: 'idle' };
    try {
      this.protection.put(await noteCodesSaved(this.#http));
    } catch {
      // The reminder appears once more, which does no harm.
      void this.protection.refresh();
    }
  }

  async remove(): Promise<void> {
    await this.changing.run(async () => this.protection.put(await removeTotp(this.#http)));
  }

  async setEmailAuth(isOn: boolean): Promise<void> {
    await this.changing.run(async () => this.protection.put(await setEmailAuth(this.#http, isOn)));
  }
}

/**
 * Returns no failure when the person closed the proof's dialog: they know that nothing was done.
 */
function failureOf(error: unknown): SetupFailure | undefined {
  if (!(error instanceof HttpError)) return 'failed';
  if (error.hasCode('reauth_required')) return undefined;
  return error.status === 429 ? 'too-many' : 'failed';
}
