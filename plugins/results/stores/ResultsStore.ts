import { compareStructural, makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import { HttpError, type CoreServices, type Dispose } from '#core';
import { ResultsApi } from '../api/ResultsApi.ts';
import { dateOf } from '../domain/calendar.ts';
import { pageSize, type ResultDay, type ResultsQuestion } from './ResultDay.ts';

/** `missing`: there are no results of such a day; another try would not help. */
export type ResultsLoad = 'loading' | 'ready' | 'failed' | 'missing';

/** Typing is gathered this long before the platform is asked. */
const gatherMs = 300;
/** Matches end all day long. */
const todayEveryMs = 30_000;
const mostWords = 60;

type ResultsCore = Pick<CoreServices, 'clock' | 'environment' | 'http' | 'navigation' | 'preferences' | 'scheduler'>;

interface ResultsServices {
  readonly core: ResultsCore;
  readonly followed: () => NonNullable<ResultsQuestion['followed']>;
}

/** The results that the address asks for: day, sport and competition are its path; words, stars and page its query. */
export class ResultsStore {
  load: ResultsLoad = 'loading';
  /** The last answer; it stays while the next one is on its way. */
  day: ResultDay | undefined;
  /** What stands in the field; the address follows it. */
  words: string;
  readonly openIds = observable.set<number>();
  readonly foldedIds = observable.set<number>();
  readonly #core: ResultsCore;
  readonly #followed: ResultsServices['followed'];
  readonly #api: ResultsApi;
  #request: AbortController | undefined;
  #stopGathering: Dispose | undefined;

  constructor({ core, followed }: ResultsServices) {
    this.#core = core;
    this.#followed = followed;
    this.#api = new ResultsApi(core);
    this.words = core.navigation.query.get('q') ?? '';
    makeAutoObservable(this, { day: observableRef, openIds: false, foldedIds: false, start: false }, { autoBind: true });
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

  get isFollowedOnly(): boolean {
    return this.#core.navigation.query.has('mine');
  }

  get isNarrowed(): boolean {
    return this.question.words !== '' || this.isFollowedOnly;
  }

  get today(): string {
    return this.day?.lastDate ?? dateOf(this.#core.clock.nowMs(), this.#core.preferences.timeZoneOffsetMin);
  }

  get date(): string {
    return this.question.date ?? this.today;
  }

  get pageCount(): number {
    return Math.ceil((this.day?.total ?? 0) / pageSize);
  }

  /** What a link to another day or sport takes along. */
  get kept(): Readonly<Record<string, string>> {
    return { ...(this.question.words === '' ? {} : { q: this.question.words }), ...(this.isFollowedOnly ? { mine: '1' } : {}) };
  }

  /** Asks, and asks again when address, zone, language or stars change, until disposed of. */
  start(): Dispose {
    const { environment, scheduler } = this.#core;
    const stopAsking = reaction(
      () => ({ ...this.question, language: environment.language }),
      () => void this.#ask(),
      { fireImmediately: true, equals: compareStructural },
    );
    const stopPolling = scheduler.poll({ everyMs: todayEveryMs }, () => (this.date === this.today ? this.#ask(true) : undefined));
    return () => {
      stopAsking();
      stopPolling();
      this.#stopGathering?.();
      this.#request?.abort();
    };
  }

  setWords(words: string): void {
    this.words = words.slice(0, mostWords);
    this.#stopGathering?.();
    this.#stopGathering = this.#core.scheduler.after(gatherMs, () => this.#core.navigation.rewriteQuery({ q: this.words.trim() === '' ? undefined : this.words.trim(), page: undefined }));
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
    this.load = 'loading';
    void this.#ask();
  }

  /** What is asked again for news keeps what is shown when it fails. */
  async #ask(isAgain = false): Promise<void> {
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    const { question } = this;
    if (this.day?.date !== (question.date ?? this.today)) runInAction(() => this.#begin());
    try {
      const day = await this.#api.day(question, request.signal);
      runInAction(() => {
        if (this.#request !== request) return;
        this.day = day;
        this.load = 'ready';
      });
    } catch (error) {
      runInAction(() => {
        if (this.#request !== request || (isAgain && this.load === 'ready')) return;
        this.load = error instanceof HttpError && error.status === 404 ? 'missing' : 'failed';
      });
    }
  }

  /** Another day: what was open there is not here. */
  #begin(): void {
    this.load = 'loading';
    this.openIds.clear();
    this.foldedIds.clear();
  }
}

/** `12` of `12-premier-division`. */
function idOf(parameter: string | undefined): number | undefined {
  return parameter === undefined ? undefined : Number.parseInt(parameter, 10);
}
