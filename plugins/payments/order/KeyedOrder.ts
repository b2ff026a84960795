import { HttpError } from '#core';

/**
 * Sends an order of money exactly once: the same order has the same key, and if the response was
 * lost the order is looked up by that key before it is sent again.
 */
export class KeyedOrder<Answer> {
  #last: { readonly body: string; readonly key: string; isLost: boolean } | undefined;
  readonly #find: (key: string) => Promise<Answer>;

  /** @param find finds the order of a key; rejects with 404 if there is none */
  constructor(find: (key: string) => Promise<Answer>) {
    this.#find = find;
  }

  /** @param body identifies the order; another one gets another key */
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

  /** The next order gets another key, even for the same amount. */
  #end(answer: Answer): Answer {
    this.#last = undefined;
    return answer;
  }
}
