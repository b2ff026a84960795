import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Http, Reports } from '#core';
import { sendAnswers } from '../responsible/LimitsApi.ts';

interface QuestionsServices {
  readonly http: Http;
  readonly reports: Pick<Reports, 'report'>;
}

/** The answers to what stands before a looser limit; they are sent once. */
export class QuestionsStore {
  readonly answers = observable.map<string, 'yes' | 'no'>();
  wrongIds: readonly string[] = [];
  isBusy = false;
  outcome: 'right' | 'wrong' | 'missing' | 'failed' | undefined = undefined;
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
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(id: string, answer: string): void {
    if (answer !== 'yes' && answer !== 'no') return;
    this.answers.set(id, answer);
    this.outcome = undefined;
  }

  async send(): Promise<void> {
    if (this.isBusy) return;
    if (this.#ids.some((id) => !this.answers.has(id))) {
      this.outcome = 'missing';
      return;
    }
    this.isBusy = true;
    try {
      const { isRight, wrongIds } = await sendAnswers(
        this.#services.http,
        this.#token,
        this.answers,
      );
      runInAction(() => {
        this.outcome = isRight ? 'right' : 'wrong';
        this.wrongIds = wrongIds;
      });
    } catch (error) {
      this.#services.reports.report(error, { plugin: 'limits', contribution: 'questions' });
      runInAction(() => (this.outcome = 'failed'));
    }
    runInAction(() => (this.isBusy = false));
  }
}
