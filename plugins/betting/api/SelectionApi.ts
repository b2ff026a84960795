import type { Http } from '#core';

/** Calls about what is put together for people. */
export class SelectionApi {
  readonly #http: Http;

  constructor(core: { readonly http: Http }) {
    this.#http = core.http;
  }

  /** Competitions that the signed-in person has bet on most in the last 90 days, the first one most. */
  async mostBetOn(): Promise<readonly number[]> {
    const { champs } = await this.#http.call('betting.yours');
    return champs.map(({ id }) => id);
  }
}
