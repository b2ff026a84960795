import type { Http } from '#core';
import type { PersonMessageList } from '#wire';
import type { Message } from './Message.ts';
import { messagesFromWire } from './messagesFromWire.ts';

/** Messages of the person, newest first. */
export class MessagesApi {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async list(signal: AbortSignal): Promise<readonly Message[]> {
    const answer: PersonMessageList = await this.#http.call('notices.messages', { signal });
    return messagesFromWire(answer);
  }

  async markRead(ids: readonly [string, ...string[]]): Promise<readonly Message[]> {
    return messagesFromWire(
      await this.#http.call('notices.readMessages', { body: { ids: [...ids] } }),
    );
  }
}
