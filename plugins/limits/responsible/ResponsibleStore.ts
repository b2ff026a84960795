import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError, type Dispose, type Feed, type Http, type Reports } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import { limitChange } from '#domain/limits/limitChange.ts';
import type { Money } from '#domain/money/Money.ts';
import { parseMoney } from '#domain/money/parseMoney.ts';
import type { Break, ExclusionReason, Figures, MoneyLimit, PersonLimits } from './Limits.ts';
import {
  answerWish,
  loadFigures,
  loadLimits,
  loadReasons,
  saveLimit,
  saveRealityMinutes,
  saveSessionHours,
  takeBreak,
} from './LimitsApi.ts';

export interface ResponsibleServices extends ResourceServices {
  readonly feed: Pick<Feed, 'subscribe'>;
  readonly http: Http;
  readonly reports: Pick<Reports, 'report'>;
}

/** What came of the last press. */
export type LimitOutcome =
  /** It holds from now on. */
  | { readonly kind: 'set' | 'cancelled' | 'confirmed' | 'break' | 'exclusion' | 'reminder' }
  /** It waits, and will be asked for once more. */
  | { readonly kind: 'asked'; readonly appliesAtS: number }
  /** A longer break runs already. */
  | { readonly kind: 'runs' }
  | { readonly kind: 'failed' };

/** What is wrong with a typed amount. */
export type LimitProblem = 'empty' | 'malformed' | 'decimals';

/** The limits, breaks and figures of the person; one change at a time. */
export class ResponsibleStore {
  readonly limits: Resource<PersonLimits>;
  readonly figures: Resource<Figures>;
  readonly reasons: Resource<readonly ExclusionReason[]>;
  /** Of which limit the amount is being typed. */
  editedCode: number | undefined = undefined;
  text = '';
  problem: LimitProblem | undefined = undefined;
  isBusy = false;
  outcome: LimitOutcome | undefined = undefined;
  readonly #services: ResponsibleServices;

  constructor(services: ResponsibleServices) {
    this.#services = services;
    const { http } = services;
    this.limits = createResource(services, { ask: (signal) => loadLimits(http, signal) });
    this.figures = createResource(services, { ask: (signal) => loadFigures(http, signal) });
    this.reasons = createResource(services, { ask: (signal) => loadReasons(http, signal) });
    makeAutoObservable(
      this,
      { limits: false, figures: false, reasons: false, outcome: observableRef },
      { autoBind: true },
    );
  }

  /** Loads and follows the person's channel until disposed of. */
  start(): Dispose {
    const ends = [
      this.limits.open(),
      this.figures.open(),
      this.reasons.open(),
      this.#services.feed.subscribe<object>(
        { kind: 'user' },
        {
          onSnapshot: () => undefined,
          onDelta: () => {
            void this.limits.refresh();
            void this.figures.refresh();
          },
        },
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  breakOf(kind: Break['kind']): Break | undefined {
    return this.limits.value?.breaks.find((each) => each.kind === kind);
  }

  /** Opens the field, always empty: no amount is suggested. */
  edit(code: number): void {
    this.editedCode = code;
    this.text = '';
    this.problem = undefined;
    this.outcome = undefined;
  }

  endEdit(): void {
    this.editedCode = undefined;
  }

  setText(text: string): void {
    this.text = text.slice(0, 24);
    this.problem = undefined;
  }

  /** What the typed amount would do to the limit; undefined while it is none. */
  changeOf(limit: MoneyLimit): ReturnType<typeof limitChange> | undefined {
    const typed = this.#read(limit.used.currency);
    return typeof typed === 'string' ? undefined : limitChange(limit.most?.minor, typed.minor);
  }

  async save(limit: MoneyLimit): Promise<void> {
    const typed = this.#read(limit.used.currency);
    if (typeof typed === 'string') {
      this.problem = typed;
      return;
    }
    await this.#change(async () => {
      const limits = await saveLimit(this.#services.http, limit, typed.minor);
      return { limits, outcome: outcomeOf(limits, limit) };
    });
  }

  /** Asks to let the limit go, which waits like any looser one. */
  async removeLimit(limit: MoneyLimit): Promise<void> {
    await this.#change(async () => {
      const limits = await saveLimit(this.#services.http, limit, undefined);
      return { limits, outcome: outcomeOf(limits, limit) };
    });
  }

  /** Hours of play a day; undefined to let the limit go. */
  async saveSessionHours(hours: number | undefined): Promise<void> {
    await this.#change(async () => {
      const limits = await saveSessionHours(this.#services.http, hours);
      const wish = limits.session?.wish;
      return {
        limits,
        outcome:
          wish === undefined ? { kind: 'set' } : { kind: 'asked', appliesAtS: wish.appliesAtS },
      };
    });
  }

  async saveRealityMinutes(minutes: number): Promise<void> {
    await this.#change(async () => ({
      limits: await saveRealityMinutes(this.#services.http, minutes),
      outcome: { kind: 'reminder' },
    }));
  }

  /** Takes what waited, or keeps what holds. */
  async answer(code: number, action: 'confirm' | 'cancel'): Promise<void> {
    await this.#change(async () => ({
      limits: await answerWish(this.#services.http, code, action),
      outcome: { kind: action === 'confirm' ? 'confirmed' : 'cancelled' },
    }));
  }

  async takeBreak(kind: Break['kind'], days: number, reason?: string): Promise<void> {
    await this.#change(async () => ({
      limits: await takeBreak(this.#services.http, kind, days, reason),
      outcome: { kind: kind === 'exclusion' ? 'exclusion' : 'break' },
    }));
  }

  #read(currency: string): Money | LimitProblem {
    const parsed = parseMoney(this.text, currency, this.#services.environment.language);
    switch (parsed.kind) {
      case 'money':
        return parsed.money.minor < 0 ? 'malformed' : parsed.money;
      case 'empty':
        return 'empty';
      case 'too-many-decimals':
        return 'decimals';
      default:
        return 'malformed';
    }
  }

  /** What was typed stays where it could not be saved. */
  async #change(
    make: () => Promise<{ readonly limits: PersonLimits; readonly outcome: LimitOutcome }>,
  ): Promise<void> {
    if (this.isBusy) return;
    runInAction(() => {
      this.isBusy = true;
      this.outcome = undefined;
    });
    let outcome: LimitOutcome;
    try {
      const changed = await make();
      ({ outcome } = changed);
      runInAction(() => {
        this.limits.put(changed.limits);
        this.editedCode = undefined;
      });
    } catch (error) {
      this.#services.reports.report(error, { plugin: 'limits', contribution: 'limits' });
      const isRunning = error instanceof HttpError && error.hasCode('limit_runs');
      outcome = { kind: isRunning ? 'runs' : 'failed' };
      // The answer may be lost while the change was made: what the platform holds is shown.
      await this.limits.refresh();
    }
    runInAction(() => {
      this.isBusy = false;
      this.outcome = outcome;
    });
  }
}

function outcomeOf(limits: PersonLimits, { code }: MoneyLimit): LimitOutcome {
  const wish = limits.money.find((each) => each.code === code)?.wish;
  return wish === undefined ? { kind: 'set' } : { kind: 'asked', appliesAtS: wish.appliesAtS };
}
