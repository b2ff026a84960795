import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../platform/time/Clock.ts';
import type { Http } from '../../platform/http/Http.ts';

export type NetworkState =
  | { readonly kind: 'busy' }
  | { readonly kind: 'reached'; readonly tookMs: number; readonly version: string | undefined }
  | { readonly kind: 'failed'; readonly message: string };

/** Whether the platform of this stage answers from here, and how fast. */
export class NetworkCheck {
  state: NetworkState = { kind: 'busy' };
  readonly #services: { readonly clock: Clock; readonly http: Http };
  readonly #language: string;

  constructor(services: { readonly clock: Clock; readonly http: Http }, language: string) {
    this.#services = services;
    this.#language = language;
    makeAutoObservable(this, { state: observableRef });
  }

  async run(): Promise<void> {
    const { clock, http } = this.#services;
    const startedMs = clock.monotonicMs();
    this.state = { kind: 'busy' };
    try {
      const { version } = await http.call('site.config', { query: { lang: this.#language } });
      runInAction(
        () =>
          (this.state = {
            kind: 'reached',
            tookMs: Math.round(clock.monotonicMs() - startedMs),
            version,
          }),
      );
    } catch (error) {
      runInAction(
        () =>
          (this.state = {
            kind: 'failed',
            message: error instanceof Error ? error.message : String(error),
          }),
      );
    }
  }
}
