import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Http, Reports } from '#core';
import { Attempt } from '#core/data';
import { sendAnswers } from '../responsible/LimitsApi.ts';

interface QuestionsServices {
  readonly http: Http;
  readonly reports: Pick<Reports, 'report'>;
}

/** Answers to the questions before a looser limit; they are sent once. */
export class QuestionsStore {
  readonly answers = observable.map<string, 'yes' | 'no'>();
  wrongIds: readonly string[] = [];
  result: 'right' | 'wrong' | undefined = undefined;
  /** `missing`: a question has no answer yet. */
  readonly sending: Attempt<'missing' | 'failed'>;
  readonly #services: QuestionsServices;
  readonly #token: string;
  readonly #ids: readonly string[];

  constructor(
    services: QuestionsServices,
    token: string,
    questions: readonly { readonly id: string }[],
  ) {
    this.#services = services;
    this.#token = token;
    this.#ids = questions.map(({ id }) => id);
    this.sending = new Attempt((error) => {
      services.reports.report(error, { plugin: 'limits', contribution: 'questions' });
      return 'failed';
    });
    makeAutoObservable(this, { sending: false }, { autoBind: true });
  }

  choose(id: string, answer: string): void {
    if (answer !== 'yes' && answer !== 'no') return;
    this.answers.set(id, answer);
    this.result = undefined;
    this.sending.setFailure(undefined);
  }

  async send(): Promise<void> {
    if (this.sending.isBusy) return;
    if (this.#ids.some((id) => !this.answers.has(id))) {
      this.sending.setFailure('missing');
      return;
    }
    await this.sending.run(async () => {
      const { isRight, wrongIds } = await sendAnswers(
        this.#services.http,
        this.#token,
        this.answers,
      );
      runInAction(() => {
        this.result = isRight ? 'right' : 'wrong';
        this.wrongIds = wrongIds;
      });
    });
  }
}
