import type { Http } from '#core';
import type { BetMessageList } from '#wire';
import { betFromWire } from '#domain/bets/betFromWire.ts';
import type { BetMessage } from './BetMessage.ts';

/** The person's messages, newest first. */
export class MessagesApi {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async list(signal: AbortSignal): Promise<readonly BetMessage[]> {
    return fromWire(await this.#http.call('coupon.messages', { signal }));
  }

  async markRead(ids: readonly [string, ...string[]]): Promise<readonly BetMessage[]> {
    return fromWire(await this.#http.call('coupon.readMessages', { body: { ids: [...ids] } }));
  }
}

function fromWire({ messages }: BetMessageList): readonly BetMessage[] {
  return messages.map(({ at, coupon, ...message }) => ({
    ...message,
    atS: at,
    bet: betFromWire(coupon),
  }));
}
