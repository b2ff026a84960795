import { makeAutoObservable, runInAction } from 'mobx';
import type { Http } from '#core';
import { Attempt, Uploads, withoutHints } from '#core/data';
import { messageLength } from '#domain/requests/Request.ts';
import { newKey } from '../chat/newKey.ts';
import { readFailure, type SupportFailure } from '../requests/SupportFailure.ts';

/** Message to a desk, with the same key for each retry. */
export interface DeskMessage {
  readonly key: string;
  readonly text: string;
  readonly files: readonly string[];
}

/** Message to a desk being written; kept until the desk has accepted it. */
export class MessageDraft {
  title = '';
  text = '';
  isTooShort = false;
  isTitleMissing = false;
  readonly sending = new Attempt<SupportFailure>(readFailure);
  readonly uploads: Uploads;
  #last = { body: '', key: newKey() };

  constructor(http: Http) {
    this.uploads = new Uploads(http, withoutHints);
    makeAutoObservable(this, { sending: false, uploads: false }, { autoBind: true });
  }

  setText(text: string): void {
    this.text = text.slice(0, messageLength.most);
    this.isTooShort = false;
  }

  setTitle(title: string): void {
    this.title = title;
    this.isTitleMissing = false;
  }

  /** Validates the text; an empty field is an error only when the message is sent. */
  check(least: number, isSending = false): boolean {
    const { length } = this.text.trim();
    this.isTooShort = length < least && (isSending || length > 0);
    return length >= least;
  }

  checkTitle(): boolean {
    this.isTitleMissing = this.title.trim() === '';
    return !this.isTitleMissing;
  }

  /** Sends and clears the message; resolves with undefined when sending failed. */
  async send<Answer>(run: (message: DeskMessage) => Promise<Answer>): Promise<Answer | undefined> {
    if (!this.uploads.isReady) return undefined;
    let answer: Answer | undefined;
    await this.sending.run(async () => {
      answer = await run(this.message());
      runInAction(() => this.clear());
    });
    return answer;
  }

  /**
   * The same text and files have the same key, so that a lost response creates no second message.
   */
  private message(): DeskMessage {
    const files = this.uploads.ids;
    const body = JSON.stringify([this.title, this.text, files]);
    if (this.#last.body !== body) this.#last = { body, key: newKey() };
    return { key: this.#last.key, text: this.text.trim(), files };
  }

  private clear(): void {
    this.title = '';
    this.text = '';
    this.uploads.clear();
    this.#last = { body: '', key: newKey() };
  }
}
