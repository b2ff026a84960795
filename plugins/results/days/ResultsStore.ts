import {
  compareStructural,
  makeAutoObservable,
  observable,
  observableRef,
  reaction,
  runInAction,
} from 'mobx';
import type { CoreServices, Dispose } from '#core';
import { Resource } from '#core/data';
import { ResultsApi } from './ResultsApi.ts';
import { dateOf } from './calendar.ts';
import { pageSize, type ResultDay, type ResultsQuestion } from './ResultDay.ts';

const gatherMs = 300;
/** Matches end all day long. */
const todayEveryMs = 30_000;
const mostWords = 60;

type ResultsCore = Pick<
  CoreServices,
  'clock' | 'environment' | 'http' | 'navigation' | 'preferences' | 'scheduler'
>;

interface AnsweredDay {
  readonly question: ResultsQuestion;
  readonly day: ResultDay;
}

interface ResultsServices {
  readonly core: ResultsCore;
  readonly followed: () => NonNullable<ResultsQuestion['followed']>;
}

/** Results for the address: path has day, sport, competition; query has the filters. */
export class ResultsStore {
  /** Missing where there are no results of such a day. */
  readonly answer: Resource<AnsweredDay>;
  /** The last answer; it stays while the next one is on its way. */
  day: ResultDay | undefined = undefined;
  /** Text of the search field; the address follows it. */
  words: string;
  readonly openIds = observable.set<number>();
  readonly foldedIds = observable.set<number>();
  readonly #core: ResultsCore;
  readonly #followed: ResultsServices['followed'];
  #stopGathering: Dispose | undefined;

  constructor({ core, followed }: ResultsServices) {
    this.#core = core;
    this.#followed = followed;
    const api = new ResultsApi(core);
    this.answer = new Resource({
      ask: async (signal) => {
        const { question } = this;
        return { question, day: await api.day(question, signal) };
      },
      onValue: ({ day }) => (this.day = day),
    });
    this.words = core.navigation.query.get('q') ?? '';
    makeAutoObservable(
      this,
      { answer: false, day: observableRef, openIds: false, foldedIds: false, start: false },
      { autoBind: true },
    );
  }

  get question(): ResultsQuestion {
    const { navigation, preferences } = this.#core;
    const { params, query } = navigation;
    const page = Number(query.get('page') ?? 1);
    return {
      date: params['date'],
      offsetMin: preferences.timeZoneOffsetMin,
      sportId: idOf(params['sport']),
      competitionId: idOf(params['champ']),
      words: (query.get('q') ?? '').slice(0, mostWords),
      followed: this.isFollowedOnly ? this.#followed() : undefined,
      page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    };
  }

  /**
   * Whether the current request failed; rows of an earlier request do not stand in for its answer.
   */
  get hasFailed(): boolean {
    const { hasFailed, error, value } = this.answer;
    return hasFailed || (error !== undefined && !compareStructural(value?.question, this.question));
  }

  get isFollowedOnly(): boolean {
    return this.#core.navigation.query.has('mine');
  }

  get isNarrowed(): boolean {
    return this.question.words !== '' || this.isFollowedOnly;
  }

  get today(): string {
    return (
      this.day?.lastDate ??
      dateOf(this.#core.clock.nowMs(), this.#core.preferences.timeZoneOffsetMin)
    );
  }

  get date(): string {
    return this.question.date ?? this.today;
  }

  get pageCount(): number {
    return Math.ceil((this.day?.total ?? 0) / pageSize);
  }

  /** Query parameters that links to another day or sport keep. */
  get filters(): Readonly<Record<string, string>> {
    return {
      ...(this.question.words === '' ? {} : { q: this.question.words }),
      ...(this.isFollowedOnly ? { mine: '1' } : {}),
    };
  }

  /** Asks, and asks again when address, zone, language or stars change, until disposed of. */
  start(): Dispose {
    const { environment, scheduler } = this.#core;
    const stopAsking = reaction(
      () => ({ ...this.question, language: environment.language }),
      () => runInAction(() => this.#ask()),
      { fireImmediately: true, equals: compareStructural },
    );
    const stopPolling = scheduler.poll({ everyMs: todayEveryMs }, () =>
      this.date === this.today ? this.answer.refresh() : undefined,
    );
    return () => {
      stopAsking();
      stopPolling();
      this.#stopGathering?.();
      this.answer.dispose();
    };
  }

  setWords(words: string): void {
    this.words = words.slice(0, mostWords);
    this.#stopGathering?.();
    this.#stopGathering = this.#core.scheduler.after(gatherMs, () =>
      this.#core.navigation.rewriteQuery({
        q: this.words.trim() === '' ? undefined : this.words.trim(),
        page: undefined,
      }),
    );
  }

  setFollowedOnly(isOn: boolean): void {
    this.#core.navigation.rewriteQuery({ mine: isOn ? '1' : undefined, page: undefined });
  }

  setPage(page: number): void {
    this.#core.navigation.rewriteQuery({ page: page === 1 ? undefined : String(page) });
  }

  clear(): void {
    this.#stopGathering?.();
    this.words = '';
    this.#core.navigation.rewriteQuery({ q: undefined, mine: undefined, page: undefined });
  }

  toggle(eventId: number): void {
    if (!this.openIds.delete(eventId)) this.openIds.add(eventId);
  }

  fold(competitionId: number): void {
    if (!this.foldedIds.delete(competitionId)) this.foldedIds.add(competitionId);
  }

  retry(): void {
    this.answer.reset();
    this.answer.retry();
  }

  #ask(): void {
    if (this.day?.date !== (this.question.date ?? this.today)) this.#begin();
    this.answer.retry();
  }

  /** Closes opened rows when another day is shown. */
  #begin(): void {
    this.answer.reset();
    this.openIds.clear();
    this.foldedIds.clear();
  }
}

/** `12` of `12-premier-division`. */
function idOf(parameter: string | undefined): number | undefined {
  return parameter === undefined ? undefined : Number.parseInt(parameter, 10);
}
