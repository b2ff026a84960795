import { makeAutoObservable } from 'mobx';
import type { CoreServices, Dispose, Http, Session } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import { loadOfficeMenu } from './MenuApi.ts';
import type { OfficeMenuAnswer } from './officeMenuFromWire.ts';

/** Services of the store. */
export interface OfficeMenuServices extends ResourceServices {
  readonly http: Http;
  readonly session: Pick<Session, 'userId' | 'onChange'>;
}

/** Menu in the platform's order for the person; without an answer the plan's order. */
export class OfficeMenuStore {
  readonly answer: Resource<OfficeMenuAnswer>;
  #userId: number | undefined;
  readonly #stop: Dispose;

  constructor({ http, session, ...services }: OfficeMenuServices) {
    this.answer = createResource(services, {
      ask: async (signal) => loadOfficeMenu(http, signal),
      isCached: true,
    });
    this.#userId = session.userId;
    makeAutoObservable(this, { answer: false });
    this.#stop = session.onChange(() => {
      if (session.userId === this.#userId) return;
      this.#userId = session.userId;
      this.answer.reset();
      if (session.userId !== undefined && this.answer.isOpen) void this.answer.load();
    });
  }

  dispose(): void {
    this.#stop();
  }
}

export function createOfficeMenuStore(services: CoreServices): OfficeMenuStore {
  return new OfficeMenuStore(services);
}
