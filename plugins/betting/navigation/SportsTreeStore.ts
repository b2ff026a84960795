import { makeAutoObservable, observableRef } from 'mobx';
import type { Dispose } from '#core';
import { RefCount, Resource, structuralShare } from '#core/data';
import type { BettingApi } from '../feed/BettingApi.ts';
import type { SportsUpdate } from '../feed/feedFromWire.ts';
import type { Competition, Section, Sport } from '../feed/SportEvent.ts';

/** Sports, countries and competitions with counts; shared, open while shown. */
export class SportsTreeStore {
  readonly snapshot: Resource<SportsUpdate>;
  sports: readonly Sport[] = [];
  topCompetitionIds: readonly number[] = [];
  readonly #api: BettingApi;
  readonly #hiddenSports: (section: Section) => readonly number[];
  /** Cyber sport has pages of its own. */
  readonly isCyberOpen: () => boolean;
  readonly #use = new RefCount(() => this.#begin());

  constructor(
    api: BettingApi,
    hiddenSports: (section: Section) => readonly number[] = () => [],
    isCyberOpen = () => false,
  ) {
    this.#api = api;
    this.#hiddenSports = hiddenSports;
    this.isCyberOpen = isCyberOpen;
    this.snapshot = new Resource({
      ask: () => api.sports(),
      onValue: (update) => this.#put(update),
    });
    makeAutoObservable(
      this,
      {
        snapshot: false,
        sports: observableRef,
        topCompetitionIds: observableRef,
        isCyberOpen: false,
        open: false,
      },
      { autoBind: true },
    );
    const first = api.firstSports();
    if (first !== undefined) this.snapshot.put(first);
  }

  get competitions(): ReadonlyMap<number, Competition> {
    return new Map(
      this.sports.flatMap((sport) =>
        sport.competitions.map((competition) => [competition.id, competition] as const),
      ),
    );
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

  /** Number of events in the list of all sports, which excludes races and votes. */
  get prematchCount(): number {
    return this.sports.reduce((sum, sport) => sum + (sport.isContest ? 0 : sport.prematchCount), 0);
  }

  /** Sports with events that the person has not hidden. */
  sportsOf(section: Section): readonly Sport[] {
    const hidden = this.#hiddenSports(section);
    return this.sports.filter(
      (sport) =>
        (section === 'live' ? sport.liveCount : sport.prematchCount) > 0 &&
        !hidden.includes(sport.id),
    );
  }

  /** All but those that the person has hidden, before matches and during them. */
  get shownSports(): readonly Sport[] {
    const [line, live] = [this.#hiddenSports('line'), this.#hiddenSports('live')];
    return this.sports.filter(({ id }) => !line.includes(id) || !live.includes(id));
  }

  open(): Dispose {
    return this.#use.retain();
  }

  applySnapshot(update: SportsUpdate): void {
    if (update.sports !== undefined) this.snapshot.put(update);
  }

  applyDelta(update: SportsUpdate): void {
    this.applySnapshot(update);
    if (update.counts.length === 0) return;
    const counts = new Map(update.counts.map((count) => [count.sportId, count]));
    this.sports = this.sports.map((sport) => {
      const count = counts.get(sport.id);
      return count === undefined
        ? sport
        : Object.freeze({
            ...sport,
            prematchCount: count.prematchCount,
            liveCount: count.liveCount,
          });
    });
  }

  #begin(): Dispose {
    const close = this.snapshot.open();
    const end = this.#api.watchSports({
      onSnapshot: this.applySnapshot,
      onDelta: this.applyDelta,
    });
    return () => {
      end();
      close();
    };
  }

  #put(update: SportsUpdate): void {
    if (update.sports === undefined) return;
    const known = this.sportsById;
    this.sports = update.sports.map((sport) => structuralShare(known.get(sport.id), sport));
    this.topCompetitionIds = structuralShare(
      this.topCompetitionIds,
      update.topCompetitionIds ?? [],
    );
  }
}
