import { makeAutoObservable, runInAction } from 'mobx';
import type { Http } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import type { CallFailure } from '../../auth/contract.ts';
import { readChangeFailure } from '../../auth/ui.ts';
import type { OpenSession, SignInEntry } from '../protection/Security.ts';
import {
  endOtherSessions,
  endSession,
  loadSessions,
  loadSignInLog,
} from '../protection/SecurityApi.ts';

/** Core services of the store. */
export interface SessionsServices extends ResourceServices {
  readonly http: Http;
}

/** Open sessions of the account, and ending them. */
export class SessionsStore {
  readonly sessions: Resource<readonly OpenSession[]>;
  /** Sign-ins and failed attempts. */
  readonly log: Resource<readonly SignInEntry[]>;
  /** Id of the session being ended; `others` for all but this one. */
  ending: string | undefined = undefined;
  failure: 'failed' | CallFailure | undefined = undefined;
  readonly #http: Http;

  constructor(services: SessionsServices) {
    this.#http = services.http;
    this.sessions = createResource(services, {
      ask: async (signal) => loadSessions(services.http, signal),
    });
    this.log = createResource(services, {
      ask: async (signal) => loadSignInLog(services.http, signal),
    });
    makeAutoObservable(this, { sessions: false, log: false }, { autoBind: true });
  }

  end(id: string): Promise<void> {
    return this.#end(id, async () => endSession(this.#http, id));
  }

  endOthers(): Promise<void> {
    return this.#end('others', async () => endOtherSessions(this.#http));
  }

  async #end(what: string, work: () => Promise<readonly OpenSession[]>): Promise<void> {
    if (this.ending !== undefined) return;
    this.ending = what;
    this.failure = undefined;
    try {
      this.sessions.put(await work());
    } catch (error) {
      runInAction(() => (this.failure = readChangeFailure(error)));
      // The session may have ended by itself.
      void this.sessions.refresh();
    } finally {
      runInAction(() => (this.ending = undefined));
    }
  }
}
