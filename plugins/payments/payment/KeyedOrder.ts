import { HttpError } from '#core';

/**
 * Sends an order of money so that it happens once: the same order has the same key, and when the
 * answer was lost it is looked up by that key before anything is sent again.
 */
export class KeyedOrder<Answer> {
  #last: { readonly body: string; readonly key: string; isLost: boolean } | undefined;
  readonly #find: (key: string) => Promise<Answer>;

  /** @param find asks for what a key has done; rejects with 404 where it has done nothing */
  constructor(find: (key: string) => Promise<Answer>) {
    this.#find = find;
  }

  /** @param body what makes the order another one */
  async run(body: string, send: (key: string) => Promise<Answer>): Promise<Answer> {
    if (this.#last?.body !== body) this.#last = { body, key: crypto.randomUUID(), isLost: false };
    const order = this.#last;
    if (order.isLost) {
      const found = await this.#found(order.key);
      if (found !== undefined) return this.#end(found);
    }
    try {
      return this.#end(await send(order.key));
    } catch (error) {
      order.isLost = !(error instanceof HttpError) || error.isOutcomeUnknown;
      throw error;
    }
  }

  async #found(key: string): Promise<Answer | undefined> {
    try {
      return await this.#find(key);
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return undefined;
      throw error;
    }
  }

  /** The next order is another one, even over the same amount. */
  #end(answer: Answer): Answer {
    this.#last = undefined;
    return answer;
  }
}
