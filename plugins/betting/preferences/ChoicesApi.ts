import type { Http } from '#core';
import { choicesFromWire, choicesToWire, type StoredChoice } from './preferencesFromWire.ts';

/** Calls about the list choices of the account. */
export class ChoicesApi {
  readonly #http: Http;

  constructor(core: { readonly http: Http }) {
    this.#http = core.http;
  }

  async choices(): Promise<readonly StoredChoice[]> {
    return choicesFromWire((await this.#http.call('betting.getPreferences')).items);
  }

  /** The account's choices after these; of each the newest holds. */
  async saveChoices(choices: readonly StoredChoice[]): Promise<readonly StoredChoice[]> {
    return choicesFromWire(
      (
        await this.#http.call('betting.postPreferences', {
          body: { items: choicesToWire(choices) },
        })
      ).items,
    );
  }
}
