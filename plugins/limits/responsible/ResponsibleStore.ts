import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  HttpError,
  type Clock,
  type Dispose,
  type Feed,
  type Http,
  type Modals,
  type Reports,
  type SiteConfiguration,
} from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import { limitChange } from '#domain/limits/limitChange.ts';
import type { LimitKind } from '#domain/limits/LimitKind.ts';
import type { Money } from '#domain/money/Money.ts';
import { limitQuestionsModal } from '../contract.ts';
import type {
  Break,
  ExclusionReason,
  Figures,
  MoneyLimit,
  PersonLimits,
  ReviewDays,
  SavedLimits,
} from './Limits.ts';
import {
  answerPrompt,
  answerPendingChange,
  askReturn,
  breakDeposits,
  dropPendingChange,
  excludePerson,
  loadFigures,
  loadLimits,
  loadOffered,
  loadReasons,
  saveLimits,
  saveRealityMinutes,
  saveSessionHours,
} from './LimitsApi.ts';
import { readLimit, type LimitProblem } from './readLimit.ts';

export interface ResponsibleServices extends ResourceServices {
  readonly clock: Pick<Clock, 'nowMs'>;
  readonly feed: Pick<Feed, 'subscribe'>;
  readonly config: SiteConfiguration;
  readonly http: Http;
  readonly modals: Pick<Modals, 'open'>;
  readonly reports: Pick<Reports, 'report'>;
}

/** Result of the last action. */
export type LimitOutcome =
  /** It applies from now on. */
  | {
      readonly kind: 'cancelled' | 'confirmed' | 'break' | 'exclusion' | 'return' | 'reminder';
    }
  /** It applies from now on; `limit` is set for a limit in money. */
  | { readonly kind: 'set'; readonly limit?: MoneyLimit | undefined }
  /** It waits, and must be confirmed later. */
  | { readonly kind: 'asked'; readonly appliesAtS: number }
  /** A longer break runs already. */
  | { readonly kind: 'runs' }
  /** The questions before a looser limit were answered wrong: the page names help. */
  | { readonly kind: 'wrong' }
  /** The questions were answered wrong three times; the platform asks again after `untilS`. */
  | { readonly kind: 'rests'; readonly untilS: number }
  /** Above the maximum of the profile. */
  | { readonly kind: 'most' }
  | { readonly kind: 'failed' };

/** Limits, breaks and figures of the person; one change at a time. */
export class ResponsibleStore {
  readonly limits: Resource<PersonLimits>;
  readonly figures: Resource<Figures>;
  readonly reasons: Resource<readonly ExclusionReason[]>;
  readonly offered: Resource<ReadonlyMap<LimitKind, readonly number[]>>;
  /** Limit whose amount is being edited. */
  editedKind: LimitKind | undefined = undefined;
  text = '';
  problem: LimitProblem | undefined = undefined;
  isBusy = false;
  /** When the platform last sent the limits, epoch seconds. */
  knownAtS = 0;
  outcome: LimitOutcome | undefined = undefined;
  readonly #services: ResponsibleServices;

  constructor(services: ResponsibleServices) {
    this.#services = services;
    const { clock, http } = services;
    this.limits = createResource(services, {
      ask: (signal) => loadLimits(http, signal),
      onValue: () => (this.knownAtS = Math.floor(clock.nowMs() / 1000)),
    });
    this.figures = createResource(services, { ask: (signal) => loadFigures(http, signal) });
    this.reasons = createResource(services, { ask: (signal) => loadReasons(http, signal) });
    this.offered = createResource(services, { ask: (signal) => loadOffered(http, signal) });
    makeAutoObservable(
      this,
      { limits: false, figures: false, reasons: false, offered: false, outcome: observableRef },
      { autoBind: true },
    );
  }

  /** Loads and follows the person's channel until disposed of. */
  start(): Dispose {
    const ends = [
      this.limits.open(),
      this.figures.open(),
      this.offered.open(),
      ...(this.asksReasons ? [this.reasons.open()] : []),
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

  /** Whether the site asks for the reason of a self-exclusion. */
  get asksReasons(): boolean {
    return this.#services.config.features['exclusionReasons'] === true;
  }

  /** Selectable values; `known` until the platform has sent its own. */
  offeredFor(kind: LimitKind, known: readonly number[]): readonly number[] {
    return this.offered.value === undefined ? known : (this.offered.value.get(kind) ?? []);
  }

  breakOf(kind: Break['kind']): Break | undefined {
    return this.limits.value?.breaks.find((each) => each.kind === kind);
  }

  /** Opens the field, always empty: no amount is suggested. */
  edit(kind: LimitKind): void {
    this.editedKind = kind;
    this.text = '';
    this.problem = undefined;
    this.outcome = undefined;
  }

  endEdit(): void {
    this.editedKind = undefined;
  }

  setText(text: string): void {
    this.text = text.slice(0, 24);
    this.problem = undefined;
  }

  /** Effect of the typed amount on the limit; undefined while it is not valid. */
  changeOf(limit: MoneyLimit): ReturnType<typeof limitChange> | undefined {
    const typed = this.#read(limit.used.currency);
    return typeof typed === 'string' ? undefined : limitChange(limit.most?.minor, typed.minor);
  }

  /** Whether the typed amount closes deposits or play at once. */
  isClosing(limit: MoneyLimit): boolean {
    const typed = this.#read(limit.used.currency);
    return typeof typed !== 'string' && typed.minor === 0 && limit.most?.minor !== 0;
  }

  async save(limit: MoneyLimit): Promise<void> {
    const typed = this.#read(limit.used.currency);
    if (typeof typed === 'string') {
      this.problem = typed;
      return;
    }
    await this.#order(
      () => saveLimits(this.#services.http, [{ limit, minor: typed.minor }]),
      (limits) => outcomeOf(limits, limit),
    );
  }

  /** Requests the removal of a limit, which waits like any looser one. */
  async removeLimit(limit: MoneyLimit): Promise<void> {
    await this.#order(
      () => saveLimits(this.#services.http, [{ limit, minor: undefined }]),
      (limits) => outcomeOf(limits, limit),
    );
  }

  /** @param hours of play a day; undefined removes the limit */
  async saveSessionHours(hours: number | undefined): Promise<void> {
    await this.#order(
      () => saveSessionHours(this.#services.http, hours),
      ({ session }) =>
        session?.pendingChange === undefined
          ? { kind: 'set' }
          : { kind: 'asked', appliesAtS: session.pendingChange.appliesAtS },
    );
  }

  async saveRealityMinutes(minutes: number): Promise<void> {
    await this.#order(
      () => saveRealityMinutes(this.#services.http, minutes),
      () => ({ kind: 'reminder' }),
    );
  }

  /** Saves the interval of the account review. */
  async saveReviewDays(days: ReviewDays): Promise<void> {
    await this.#change(async () => {
      await answerPrompt(this.#services.http, 'review', days);
      await this.figures.refresh();
      return { outcome: { kind: 'reminder' } };
    });
  }

  /** Reports the account review as done; if that fails the platform asks again. */
  async endReview(): Promise<void> {
    const { http, reports } = this.#services;
    try {
      await answerPrompt(http, 'review');
    } catch (error) {
      reports.report(error, { plugin: 'limits', contribution: 'review' });
    }
  }

  /** Confirms or cancels a looser limit; before its waiting time is over it is cancelled. */
  async answer(kind: LimitKind, action: 'confirm' | 'cancel', isDue: boolean): Promise<void> {
    const { http } = this.#services;
    await this.#change(async () => ({
      limits: await (isDue
        ? answerPendingChange(http, kind, action)
        : dropPendingChange(http, kind)),
      outcome: { kind: action === 'confirm' ? 'confirmed' : 'cancelled' },
    }));
  }

  async breakDeposits(days: number): Promise<void> {
    await this.#change(async () => ({
      limits: await breakDeposits(this.#services.http, days),
      outcome: { kind: 'break' },
    }));
  }

  /** @param days undefined: open-ended */
  async exclude(days: number | undefined, reason: string | undefined): Promise<void> {
    await this.#change(async () => ({
      limits: await excludePerson(this.#services.http, days, reason),
      outcome: { kind: 'exclusion' },
    }));
  }

  /** Asks to come back after an exclusion whose time is over. */
  async askReturn(): Promise<void> {
    await this.#change(async () => ({
      limits: await askReturn(this.#services.http),
      outcome: { kind: 'return' },
    }));
  }

  /** Sends an order, with the questions before it if the platform requires them. */
  async #order(
    save: () => Promise<SavedLimits>,
    outcomeIn: (limits: PersonLimits) => LimitOutcome,
  ): Promise<void> {
    await this.#change(async () => {
      const saved = await save();
      if (saved.kind === 'saved') return { limits: saved.limits, outcome: outcomeIn(saved.limits) };
      const isRight = await this.#services.modals.open(limitQuestionsModal, saved.asked);
      if (isRight === undefined) return undefined;
      await this.limits.refresh();
      const { value } = this.limits;
      if (!isRight || value === undefined) return { outcome: { kind: isRight ? 'set' : 'wrong' } };
      return { outcome: outcomeIn(value) };
    });
  }

  #read(currency: string): Money | LimitProblem {
    return readLimit(this.text, currency, this.#services.environment.language);
  }

  /** The typed amount stays if saving fails or the person leaves the questions. */
  async #change(
    make: () => Promise<
      { readonly limits?: PersonLimits; readonly outcome: LimitOutcome } | undefined
    >,
  ): Promise<void> {
    if (this.isBusy) return;
    runInAction(() => {
      this.isBusy = true;
      this.outcome = undefined;
    });
    let outcome: LimitOutcome | undefined;
    try {
      const changed = await make();
      outcome = changed?.outcome;
      runInAction(() => {
        if (changed?.limits !== undefined) this.limits.put(changed.limits);
        if (changed !== undefined) this.editedKind = undefined;
      });
    } catch (error) {
      this.#services.reports.report(error, { plugin: 'limits', contribution: 'limits' });
      outcome = failureOf(error);
      // The response may be lost although the change was made, so the current state is loaded.
      await this.limits.refresh();
    }
    runInAction(() => {
      this.isBusy = false;
      this.outcome = outcome;
    });
  }
}

function failureOf(error: unknown): LimitOutcome {
  if (!(error instanceof HttpError)) return { kind: 'failed' };
  if (error.hasCode('limit_runs')) return { kind: 'runs' };
  const untilS = error.errors.find(({ code }) => code === 'questions_rest')?.meta?.['until'];
  if (typeof untilS === 'number') return { kind: 'rests', untilS };
  return { kind: error.hasCode('limit_most') ? 'most' : 'failed' };
}

function outcomeOf(limits: PersonLimits, { limitKind }: MoneyLimit): LimitOutcome {
  const limit = limits.money.find((each) => each.limitKind === limitKind);
  const pendingChange = limit?.pendingChange;
  return pendingChange === undefined
    ? { kind: 'set', limit }
    : { kind: 'asked', appliesAtS: pendingChange.appliesAtS };
}
