import { makeAutoObservable, runInAction } from 'mobx';
import { messageLength } from '#domain/requests/Request.ts';
import { openRequestOf, type DeskMessage, type MessageDraft } from '../../support/ui.ts';
import type { PaymentRequest } from '../request/PaymentRequest.ts';

/** A request being written; the text stays until it was sent. */
export class NewRequestStore {
  readonly draft: MessageDraft;
  /** Another open request about the same payment. */
  openId: number | undefined = undefined;
  readonly #create: (message: DeskMessage) => Promise<PaymentRequest>;

  constructor(draft: MessageDraft, create: (message: DeskMessage) => Promise<PaymentRequest>) {
    this.draft = draft;
    this.#create = create;
    makeAutoObservable(this, { draft: false }, { autoBind: true });
  }

  /** Sends the request. Resolves with its number, or undefined if it was not sent. */
  async submit(): Promise<number | undefined> {
    if (!this.draft.check(messageLength.least, true)) return undefined;
    this.openId = undefined;
    const request = await this.draft.send(async (message) => {
      try {
        return await this.#create(message);
      } catch (error) {
        runInAction(() => (this.openId = openRequestOf(error)));
        throw error;
      }
    });
    return request?.id;
  }
}
