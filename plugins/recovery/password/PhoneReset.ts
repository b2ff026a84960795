import type { Http } from '#core';
import type { CodeExchange, SentCode } from '../../auth/ui.ts';
import { askForCode, tokenOfCode } from './RecoveryApi.ts';

/** A code by text that leads to a new password. */
export class PhoneReset implements CodeExchange {
  readonly #http: Http;
  readonly #onToken: (token: string) => void;

  constructor(http: Http, onToken: (token: string) => void) {
    this.#http = http;
    this.#onToken = onToken;
  }

  async send(phone: Parameters<CodeExchange['send']>[0]): Promise<SentCode> {
    return askForCode(this.#http, phone);
  }

  async redeem({ guid, code }: { guid: string; code: string }): Promise<() => void> {
    const token = await tokenOfCode(this.#http, guid, code);
    return () => this.#onToken(token);
  }
}
