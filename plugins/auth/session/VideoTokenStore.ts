import { makeAutoObservable, runInAction } from 'mobx';
import type { Dispose, Http, Scheduler, Session } from '#core';
import { loadVideoToken } from './SessionApi.ts';
import type { VideoToken } from '../contract.ts';
import { whileSignedIn } from './whileSignedIn.ts';

const renewEveryMs = 600_000;

export interface VideoTokenServices {
  readonly http: Http;
  readonly scheduler: Pick<Scheduler, 'poll'>;
  readonly session: Session;
}

/** The video token of who is here: fetched at once, renewed every 10 minutes, gone with the person. */
export class VideoTokenStore implements VideoToken {
  token: string | undefined;
  readonly #services: VideoTokenServices;
  readonly #stop: Dispose;

  constructor(services: VideoTokenServices) {
    this.#services = services;
    makeAutoObservable(this, {}, { autoBind: true });
    this.#stop = whileSignedIn(services.session, (userId) => {
      const stopPolling = services.scheduler.poll(
        { everyMs: renewEveryMs, isImmediate: true },
        async () => this.renew(userId),
      );
      return () => {
        stopPolling();
        this.take(undefined);
      };
    });
  }

  dispose(): void {
    this.#stop();
  }

  private async renew(userId: number): Promise<void> {
    const token = await loadVideoToken(this.#services.http);
    if (this.#services.session.userId === userId) runInAction(() => this.take(token));
  }

  private take(token: string | undefined): void {
    this.token = token;
  }
}
