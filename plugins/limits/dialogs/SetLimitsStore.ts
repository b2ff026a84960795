import { makeAutoObservable, observable } from 'mobx';
import type { Http, Reports } from '#core';
import { Attempt, createResource, type Resource, type ResourceServices } from '#core/data';
import type { LimitKind } from '#domain/limits/LimitKind.ts';
import { readLimit, type LimitProblem } from '../responsible/readLimit.ts';
import type { MoneyLimit, PersonLimits } from '../responsible/Limits.ts';
import { answerPrompt, loadLimits, saveLimits, type LimitOrder } from '../responsible/LimitsApi.ts';

interface SetLimitsServices extends ResourceServices {
  readonly http: Http;
  readonly reports: Pick<Reports, 'report'>;
}

/** First deposit limits, saved together: all typed amounts, or none. */
export class SetLimitsStore {
  readonly limits: Resource<PersonLimits>;
  readonly texts = observable.map<LimitKind, string>();
  readonly problems = observable.map<LimitKind, LimitProblem>();
  /** Saving the limits, or going on without one; `nothing`: no amount was typed. */
  readonly sending: Attempt<'nothing' | 'failed'>;
  readonly #services: SetLimitsServices;

  constructor(services: SetLimitsServices) {
    this.#services = services;
    this.limits = createResource(services, {
      ask: (signal) => loadLimits(services.http, signal),
    });
    this.sending = new Attempt((error) => {
      services.reports.report(error, { plugin: 'limits', contribution: 'set-limits' });
      return 'failed';
    });
    makeAutoObservable(this, { limits: false, sending: false }, { autoBind: true });
  }

  /** Limits that are not set yet, so that nothing here can loosen one. */
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
    if (this.sending.failure === 'nothing') this.sending.setFailure(undefined);
  }

  /** Validates the typed amount. */
  check(kind: LimitKind): void {
    const limit = this.open.find((each) => each.limitKind === kind);
    if (limit !== undefined) this.#read(limit);
  }

  /** @returns whether the limits were saved; the typed amounts stay if not */
  async save(): Promise<boolean> {
    if (this.sending.isBusy) return false;
    const orders = this.open.flatMap((limit) => this.#read(limit));
    if (this.problems.size > 0) return false;
    if (orders.length === 0) {
      this.sending.setFailure('nothing');
      return false;
    }
    return this.sending.run(() => saveLimits(this.#services.http, orders));
  }

  /** Continues without a limit; the platform asks again later. */
  async leave(): Promise<void> {
    await this.sending.run(() => answerPrompt(this.#services.http, 'limits'));
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
}
