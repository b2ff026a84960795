import { makeAutoObservable, runInAction } from 'mobx';
import type { CoreServices } from '#core';
import { Attempt, Uploads, withoutHints } from '#core/data';
import { sendQuestion } from '../menu/SupportApi.ts';
import type { SupportTopic } from '../contract.ts';
import { checkQuestion, longestText, type QuestionFaults } from './checkQuestion.ts';
import { newKey } from '../chat/newKey.ts';
import { readFailure } from './SupportFailure.ts';
import type { SupportRequest } from './SupportRequest.ts';

const noFaults: QuestionFaults = { isTextTooShort: false, isEmailWrong: false };

/** Form of a request; what was typed stays until it is accepted. */
export class QuestionStore {
  topic: SupportTopic = 'account';
  text = '';
  email = '';
  faults: QuestionFaults = noFaults;
  readonly sending = new Attempt(readFailure);
  /** Last accepted request, until another one is begun. */
  taken: SupportRequest | undefined;
  /** Only for a signed-in person. */
  readonly uploads: Uploads;
  readonly #services: Pick<CoreServices, 'http' | 'session'>;
  /** The same for each retry, so that a lost response creates no second request. */
  #key = newKey();
  #keyFiles = '';

  constructor(services: Pick<CoreServices, 'http' | 'session'>) {
    this.#services = services;
    this.uploads = new Uploads(services.http, withoutHints);
    makeAutoObservable(this, { uploads: false, sending: false }, { autoBind: true });
  }

  get isVisitor(): boolean {
    return !this.#services.session.isAuthed;
  }

  /** Called when the form is shown; an accepted request gives way to an empty form. */
  begin(topic: SupportTopic | undefined): void {
    this.taken = undefined;
    this.sending.setFailure(undefined);
    this.faults = noFaults;
    if (topic !== undefined) this.topic = topic;
  }

  setTopic(topic: SupportTopic): void {
    this.topic = topic;
    this.#key = newKey();
  }

  setText(text: string): void {
    this.text = text.slice(0, longestText);
    this.faults = { ...this.faults, isTextTooShort: false };
    this.#key = newKey();
  }

  setEmail(email: string): void {
    this.email = email.slice(0, 254);
    this.faults = { ...this.faults, isEmailWrong: false };
    this.#key = newKey();
  }

  async submit(): Promise<void> {
    if (this.sending.isBusy || !this.uploads.isReady) return;
    this.faults = checkQuestion(this.text, this.email, this.isVisitor);
    if (this.faults.isTextTooShort || this.faults.isEmailWrong) return;
    const files = this.isVisitor ? [] : this.uploads.ids;
    if (this.#keyFiles !== files.join()) this.#key = newKey();
    this.#keyFiles = files.join();
    await this.sending.run(async () => {
      const taken = await sendQuestion(this.#services.http, {
        key: this.#key,
        topic: this.topic,
        text: this.text.trim(),
        email: this.isVisitor ? this.email.trim() : undefined,
        files,
      });
      runInAction(() => {
        this.taken = taken;
        this.text = '';
        this.uploads.clear();
        this.#key = newKey();
      });
    });
  }
}
