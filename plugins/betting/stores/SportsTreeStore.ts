import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Dispose } from '#core';
import type { BettingApi } from '../api/BettingApi.ts';
import type { SportsUpdate } from '../api/feedFromWire.ts';
import { keepSame } from '../domain/keepSame.ts';
import type { Competition, Section, Sport } from '../domain/SportEvent.ts';
import type { LoadState } from './ListStore.ts';
import { SharedUse } from './SharedUse.ts';

/** Sports, countries and competitions with their counts; one for the page, open while anybody shows it. */
export class SportsTreeStore {
  loadState: LoadState = 'loading';
  sports: readonly Sport[] = [];
  topCompetitionIds: readonly number[] = [];
  readonly #api: BettingApi;
  readonly #hiddenSports: (section: Section) => readonly number[];
  /** Cyber sport has pages of its own. */
  readonly isCyberOpen: () => boolean;
  readonly #use = new SharedUse(() => this.#begin());
  #hasSnapshot = false;
  #cameWithPage = false;

  constructor(api: BettingApi, hiddenSports: (section: Section) => readonly number[] = () => [], isCyberOpen = () => false) {
    this.#api = api;
    this.#hiddenSports = hiddenSports;
    this.isCyberOpen = isCyberOpen;
    makeAutoObservable(this, { sports: observableRef, topCompetitionIds: observableRef, isCyberOpen: false, open: false }, { autoBind: true });
    const first = api.firstSports();
    if (first === undefined) return;
    this.#cameWithPage = true;
    runInAction(() => this.#put(first));
  }

  get competitions(): ReadonlyMap<number, Competition> {
    return new Map(this.sports.flatMap((sport) => sport.competitions.map((competition) => [competition.id, competition] as const)));
  }

  get sportsById(): ReadonlyMap<number, Sport> {
    return new Map(this.sports.map((sport) => [sport.id, sport] as const));
  }

  get topCompetitions(): readonly Competition[] {
    return this.topCompetitionIds.flatMap((id) => this.competitions.get(id) ?? []);
  }

  get liveCount(): number {
    return this.sports.reduce((sum, sport) => sum + sport.liveCount, 0);
  }

  /** As many as the list of all sports has, which goes without races and votes. */
  get prematchCount(): number {
    return this.sports.reduce((sum, sport) => sum + (sport.isContest ? 0 : sport.prematchCount), 0);
  }

  /** Those with events that the person has not hidden. */
  sportsOf(section: Section): readonly Sport[] {
    const hidden = this.#hiddenSports(section);
    return this.sports.filter((sport) => (section === 'live' ? sport.liveCount : sport.prematchCount) > 0 && !hidden.includes(sport.id));
  }

  open(): Dispose {
    return this.#use.join();
  }

  retry(): void {
    this.loadState = 'loading';
    void this.#load();
  }

  takeSnapshot(update: SportsUpdate): void {
    this.#hasSnapshot = true;
    this.#put(update);
  }

  takeDelta(update: SportsUpdate): void {
    this.#put(update);
    if (update.counts.length === 0) return;
    const counts = new Map(update.counts.map((count) => [count.sportId, count]));
    this.sports = this.sports.map((sport) => {
      const count = counts.get(sport.id);
      return count === undefined ? sport : Object.freeze({ ...sport, prematchCount: count.prematchCount, liveCount: count.liveCount });
    });
  }

  #begin(): Dispose {
    this.#hasSnapshot = false;
    if (!this.#cameWithPage) void this.#load();
    this.#cameWithPage = false;
    return this.#api.watchSports({ onSnapshot: this.takeSnapshot, onDelta: this.takeDelta });
  }

  #put(update: SportsUpdate): void {
    if (update.sports === undefined) return;
    const known = this.sportsById;
    this.sports = update.sports.map((sport) => keepSame(known.get(sport.id), sport));
    this.topCompetitionIds = keepSame(this.topCompetitionIds, update.topCompetitionIds ?? []);
    this.loadState = 'ready';
  }

  async #load(): Promise<void> {
    try {
      const update = await this.#api.sports();
      if (!this.#hasSnapshot) runInAction(() => this.#put(update));
    } catch {
      runInAction(() => {
        if (this.sports.length === 0) this.loadState = 'failed';
      });
    }
  }
}
