import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Http, Reports } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import type { LimitKind } from '#domain/limits/LimitKind.ts';
import { readLimit, type LimitProblem } from '../responsible/readLimit.ts';
import type { MoneyLimit, PersonLimits } from '../responsible/Limits.ts';
import { answerPrompt, loadLimits, saveLimits, type LimitOrder } from '../responsible/LimitsApi.ts';

interface SetLimitsServices extends ResourceServices {
  readonly http: Http;
  readonly reports: Pick<Reports, 'report'>;
}

/** First limits of deposits, saved together: all that are typed, or none. */
export class SetLimitsStore {
  readonly limits: Resource<PersonLimits>;
  readonly texts = observable.map<LimitKind, string>();
  readonly problems = observable.map<LimitKind, LimitProblem>();
  isBusy = false;
  hasFailed = false;
  /** Nothing was typed. */
  hasNothing = false;
  readonly #services: SetLimitsServices;

  constructor(services: SetLimitsServices) {
    this.#services = services;
    this.limits = createResource(services, {
      ask: (signal) => loadLimits(services.http, signal),
    });
    makeAutoObservable(this, { limits: false }, { autoBind: true });
  }

  /** Limits that are not set: nothing here loosens one. */
  get open(): readonly MoneyLimit[] {
    return (
      this.limits.value?.money.filter(
        ({ kind, most }) => kind === 'deposit' && most === undefined,
      ) ?? []
    );
  }

  setText(kind: LimitKind, text: string): void {
    this.texts.set(kind, text.slice(0, 24));
    this.problems.delete(kind);
    this.hasNothing = false;
  }

  /** What is typed is an amount, or says why not. */
  check(kind: LimitKind): void {
    const limit = this.open.find((each) => each.limitKind === kind);
    if (limit !== undefined) this.#read(limit);
  }

  /** @returns whether they hold now; what was typed stays where they do not */
  async save(): Promise<boolean> {
    if (this.isBusy) return false;
    const orders = this.open.flatMap((limit) => this.#read(limit));
    if (this.problems.size > 0) return false;
    if (orders.length === 0) {
      this.hasNothing = true;
      return false;
    }
    return this.#send(() => saveLimits(this.#services.http, orders));
  }

  /** Goes on without one: asked again when the time has come. */
  async leave(): Promise<void> {
    await this.#send(() => answerPrompt(this.#services.http, 'limits'));
  }

  #read(limit: MoneyLimit): readonly LimitOrder[] {
    const text = this.texts.get(limit.limitKind) ?? '';
    if (text.trim() === '') return [];
    const typed = readLimit(text, limit.used.currency, this.#services.environment.language);
    if (typeof typed === 'string') {
      this.problems.set(limit.limitKind, typed);
      return [];
    }
    return [{ limit, minor: typed.minor }];
  }

  async #send(call: () => Promise<unknown>): Promise<boolean> {
    this.isBusy = true;
    this.hasFailed = false;
    let isDone = true;
    try {
      await call();
    } catch (error) {
      isDone = false;
      this.#services.reports.report(error, { plugin: 'limits', contribution: 'set-limits' });
    }
    runInAction(() => {
      this.isBusy = false;
      this.hasFailed = !isDone;
    });
    return isDone;
  }
}
