import { makeAutoObservable } from 'mobx';
import type { CoreServices, Dispose, Http, Scheduler, Session } from '#core';
import { Resource } from '#core/data';
import { loadVideoToken } from './SessionApi.ts';
import type { VideoToken } from '../contract.ts';
import { whileSignedIn } from './whileSignedIn.ts';

const renewEveryMs = 600_000;

export interface VideoTokenServices {
  readonly http: Http;
  readonly scheduler: Pick<Scheduler, 'poll'>;
  readonly session: Session;
}

/** Video token of the signed-in person: loaded at once, renewed every 10 minutes. */
export class VideoTokenStore implements VideoToken {
  readonly #token: Resource<string>;
  readonly #stop: Dispose;

  constructor({ http, scheduler, session }: VideoTokenServices) {
    this.#token = new Resource(
      { ask: () => loadVideoToken(http) },
      { poll: (renew) => scheduler.poll({ everyMs: renewEveryMs }, renew) },
    );
    makeAutoObservable(this, {}, { autoBind: true });
    this.#stop = whileSignedIn(session, () => {
      const close = this.#token.open();
      return () => {
        close();
        this.#token.reset();
      };
    });
  }

  get token(): string | undefined {
    return this.#token.value;
  }

  dispose(): void {
    this.#stop();
  }
}

export function createVideoTokenStore(services: CoreServices): VideoTokenStore {
  return new VideoTokenStore(services);
}
