import type {
  ChampWire,
  CouponBet,
  GameFull,
  GameList,
  GameOutcomes,
  GameWire,
  PriceHistoryWire,
  ScoreWire,
  SportsTree,
  StatisticSection,
} from '#wire';
import type { Action } from './action/Action.ts';
import { actionAt } from './action/actionAt.ts';
import { competitionsOf, type Competition } from './catalogue/competitions.ts';
import { TeamCatalogue } from './catalogue/teams.ts';
import { engineOf } from './engine/engines.ts';
import type {
  Contestant,
  LeagueTable,
  LineUp,
  MatchRecord,
  SeasonDays,
} from './history/MatchRecord.ts';
import { History } from './history/History.ts';
import { EventBoard, type Counts, type EndedEvent } from './schedule/EventBoard.ts';
import { decodeOutcome } from './identifiers.ts';
import { Imports } from './imported/Imports.ts';
import { textsOf, type Texts } from './locales/texts.ts';
import { MarketCounts } from './offer/MarketCounts.ts';
import { Play, type EventState } from './Play.ts';
import { PlayClock } from './schedule/playClock.ts';
import { Pricing } from './Pricing.ts';
import { isSuspended } from './pricing/isSuspended.ts';
import { countIncidents } from './engine/standing.ts';
import { matchStatistics } from './statistics/matchStatistics.ts';
import { hasStatistics } from './statistics/sportStatistics.ts';
import { createRandom, type Random } from './random.ts';
import { Schedule } from './schedule/schedule.ts';
import type { SportEvent } from './SportEvent.ts';
import { scoreOf } from './wire/scoreWire.ts';
import { toChamp, toGame } from './wire/gameWire.ts';
import { toIncidents } from './wire/incidentWire.ts';
import { toMarket } from './wire/marketWire.ts';
import type { ContestHistory } from './contests/ContestHistory.ts';
import { Contests } from './contests/Contests.ts';
import { Outrights } from './outrights/Outrights.ts';
import { SportsTrees } from './wire/SportsTrees.ts';
import { toGroups } from './wire/toGroups.ts';
import { outrightTitle, toOfferedOutright } from './wire/outrightWire.ts';
import type { ImportedEvent } from './ImportedEvent.ts';
import { OfferedEvents } from './offer/OfferedEvents.ts';
import { OfferedOutcomes } from './offer/OfferedOutcomes.ts';
import { ResultOverrides } from './ResultOverrides.ts';
import { OutrightEvents } from './offer/OutrightEvents.ts';
import { passesContestFilter, passesFilter, passesOutrightFilter } from './offer/passesFilter.ts';
import type {
  DecidedContest,
  DisruptionOrder,
  GameFilter,
  OfferedContest,
  OfferedEvent,
  PlayedFixture,
  ResultsFilter,
  SetResult,
  SettlementId,
  World,
  WorldOptions,
} from './World.ts';

const listLimit = 300;
const defaultRecords = 10;
/** Larger than anything a new script can subtract: a revision never falls. */
const bump = 1000;

export function createWorld(options: WorldOptions): World {
  return new SandboxWorld(options);
}

class SandboxWorld implements World {
  readonly #competitions;
  readonly #competitionById: ReadonlyMap<number, Competition>;
  readonly #clock = new PlayClock();
  readonly #play: Play;
  readonly #board: EventBoard;
  readonly #pricing: Pricing;
  readonly #imports: Imports;
  readonly #history: History;
  readonly #outrights: Outrights;
  readonly #contests: Contests;
  readonly #outrightEvents: OutrightEvents;
  readonly #resultOverrides: ResultOverrides;
  readonly #outcomes: OfferedOutcomes;
  readonly #driftRandom: Random;
  readonly #trees: SportsTrees;
  readonly #offered: OfferedEvents;
  readonly #marketCounts: MarketCounts;
  #nowMs: number;

  constructor({ seed, size, nowMs }: WorldOptions) {
    this.#nowMs = nowMs;
    this.#competitions = competitionsOf(size);
    this.#competitionById = new Map(
      this.#competitions.map((competition) => [competition.id, competition]),
    );
    this.#play = new Play(seed, this.#clock);
    this.#pricing = new Pricing(this.#play);
    this.#marketCounts = new MarketCounts(this.#play);
    const teams = new TeamCatalogue(seed, this.#competitions);
    const schedule = new Schedule(seed, this.#competitions, teams, this.#play, () => this.#nowMs);
    this.#board = new EventBoard(this.#competitions, schedule, this.#play, nowMs);
    this.#history = new History(this.#competitions, teams, schedule, this.#play, this.#board);
    this.#outrights = new Outrights(
      this.#competitions,
      teams,
      schedule,
      this.#play,
      this.#history,
      nowMs,
    );
    this.#imports = new Imports(this.#board);
    this.#contests = new Contests(seed, nowMs);
    this.#outrightEvents = new OutrightEvents(this.#outrights, this.#contests, this.#board);
    const parts = {
      play: this.#play,
      board: this.#board,
      pricing: this.#pricing,
      outrights: this.#outrights,
      contests: this.#contests,
      outrightEvents: this.#outrightEvents,
      nowMs: () => this.#nowMs,
    };
    this.#resultOverrides = new ResultOverrides(parts);
    this.#outcomes = new OfferedOutcomes({ ...parts, resultOverrides: this.#resultOverrides });
    this.#trees = new SportsTrees(() => this.#everyCompetition(), {
      countsOf: (id) => this.#countsOf(id),
    });
    this.#offered = new OfferedEvents(this.#board);
    this.#driftRandom = createRandom(seed, 'stir');
  }

  get nowMs(): number {
    return this.#nowMs;
  }

  get pace(): number {
    return this.#clock.pace;
  }

  get listRevision(): number {
    return this.#board.revision + this.#outrights.revision + this.#contests.revision;
  }

  setPace(pace: number): void {
    this.#clock.setPace(pace, this.#nowMs);
  }

  advanceTo(nowMs: number): void {
    if (nowMs <= this.#nowMs) return;
    this.#nowMs = nowMs;
    this.#board.refresh(nowMs);
    this.#outrights.refresh(nowMs);
    this.#contests.refresh(nowMs);
  }

  tree(language: string): SportsTree {
    return this.#trees.of(language, this.listRevision);
  }

  #isReplacedByImport(champId: number): boolean {
    const competition = this.#competitionById.get(champId);
    return competition !== undefined && this.#board.isReplacedByImport(competition);
  }

  #everyCompetition(): readonly Competition[] {
    return [...this.#imports.competitions, ...this.#competitions, ...this.#contests.competitions];
  }

  champ(champId: number, language: string): ChampWire | undefined {
    const competition =
      this.#competitionById.get(champId) ??
      this.#contests.competition(champId) ??
      this.#imports.competition(champId);
    return competition && toChamp(competition, this.#countsOf(champId), textsOf(language));
  }

  games(filter: GameFilter, language: string): GameList {
    const texts = textsOf(language);
    const found = (filter.section === 'live' ? this.#board.live : this.#board.line).filter(
      (event) => passesFilter(event, filter, this.#nowMs),
    );
    const events =
      filter.isByTime === true
        ? found.toSorted(
            (first, second) => first.startsAtMs - second.startsAtMs || first.id - second.id,
          )
        : found;
    // Outrights come after all matches: they end weeks later.
    const outrights = this.#outrights.offered.filter(
      (event) =>
        passesOutrightFilter(event, filter) && !this.#board.isReplacedByImport(event.competition),
    );
    const contests = this.#contests.offered.filter((event) =>
      passesContestFilter(event, filter, this.#nowMs),
    );
    const offset = filter.offset ?? 0;
    const page = [...events, ...contests, ...outrights].slice(
      offset,
      offset + Math.min(filter.limit ?? listLimit, listLimit),
    );
    return {
      games: page.map((event) =>
        'season' in event
          ? this.#outrightEvents.pagesOf(event.id).row(event, this.#nowMs, texts)
          : this.#toRow(event, texts, filter.markets),
      ),
      total: events.length + contests.length + outrights.length,
      seq: this.listRevision,
    };
  }

  game(gameId: number, language: string): GameFull | undefined {
    const event = this.#board.find(gameId);
    if (event === undefined)
      return this.#outrightEvents
        .pagesOf(gameId)
        .full(gameId, this.#nowMs, this.revision(gameId) ?? 0, textsOf(language));
    const texts = textsOf(language);
    const state = this.#stateOf(event);
    const engine = engineOf(event.competition);
    const isBlocked = state.kind === 'live' && isSuspended(state.course);
    const markets = this.#pricing
      .all(event, state, this.#nowMs)
      .map((quote) => toMarket(event, quote, isBlocked, texts));
    const groups = toGroups(engine.groups, markets, texts);
    return {
      game: toGame(
        event,
        state,
        this.#pricing.main(event, state, this.#nowMs),
        markets.length,
        this.#instant(),
        texts,
      ),
      champ: toChamp(event.competition, this.#board.countsOf(event.competition.id), texts),
      groups,
      subs: [...new Set(markets.flatMap(({ sub }) => sub ?? []))].map((key) => ({
        key,
        name: texts.subEvent(key),
      })),
      markets,
      timeline:
        state.kind === 'upcoming'
          ? []
          : toIncidents(
              event,
              state.course,
              this.#history.incidentPlayers(event, state.course.script),
              texts,
            ),
      momentum: state.kind === 'upcoming' ? [] : [...engine.momentum(state.course)],
      details: [
        ...(hasStatistics((event.competition.discipline ?? event.competition.sport).key)
          ? (['statistics'] as const)
          : []),
        ...(this.#history.lineUp(event) === undefined ? [] : (['line_ups'] as const)),
      ],
      seq: this.revision(gameId) ?? 0,
    };
  }

  priceHistory(marketId: number, hours: number, language: string): PriceHistoryWire | undefined {
    return this.#outcomes.priceHistory(marketId, hours, language);
  }

  offered(): readonly OfferedEvent[] {
    return [...this.#offered.byId(this.listRevision, this.#nowMs).values()];
  }

  offeredContests(): readonly OfferedContest[] {
    return this.#contests.offered.map((contest) => ({
      event: toOfferedOutright(contest, this.#nowMs),
      nameIn: (language) => outrightTitle(contest, textsOf(language)),
      entrants: this.#contests.entrantsOf(contest).map(({ name }) => name),
    }));
  }

  offeredEvent(gameId: number): OfferedEvent | undefined {
    const outright =
      this.#contests.offered.find(({ id }) => id === gameId) ??
      this.#outrights.offered.find(({ id }) => id === gameId);
    return outright === undefined
      ? this.#offered.byId(this.listRevision, this.#nowMs).get(gameId)
      : toOfferedOutright(outright, this.#nowMs);
  }

  couponBet(outcomeId: number, language: string): CouponBet | undefined {
    return this.#outcomes.couponBet(outcomeId, language);
  }

  overround(outcomeId: number): number | undefined {
    return this.#outcomes.overround(outcomeId);
  }

  revision(gameId: number): number | undefined {
    const event = this.#board.find(gameId);
    const contest = this.#contests.find(gameId);
    if (contest !== undefined) return this.#contests.changesOf(contest);
    // Its prices follow matches that begin and end.
    if (event === undefined)
      return this.#outrights.find(gameId) === undefined ? undefined : this.listRevision;
    const state = this.#stateOf(event);
    const bumps =
      this.#resultOverrides.changesOf(gameId) * bump + this.#pricing.priceDrift.version(gameId);
    if (state.kind === 'upcoming') return this.#pricing.tick(event, state, this.#nowMs) + bumps;
    const { course } = state;
    const toggles = course.script.suspensions.reduce(
      (count, [fromS, toS]) =>
        count + (fromS <= course.playedS ? 1 : 0) + (toS <= course.playedS ? 1 : 0),
      0,
    );
    const phases = course.script.phases.filter(({ fromS }) => fromS <= course.playedS).length;
    return (
      Math.floor(event.startsAtMs / 1000) +
      this.#pricing.tick(event, state, this.#nowMs) +
      countIncidents(course) +
      toggles +
      phases +
      bumps +
      (state.kind === 'ended' ? (state.isCorrected === true ? 1500 : 1000) : 0)
    );
  }

  gameIdOf(outcomeId: number): number {
    return decodeOutcome(outcomeId).eventId;
  }

  settlement(outcomeId: number): SettlementId {
    return this.#resultOverrides.settlement(outcomeId);
  }

  isDecidedInPlay(outcomeId: number): boolean {
    return this.#resultOverrides.isDecidedInPlay(outcomeId);
  }

  endedSince(sinceMs: number): readonly EndedEvent[] {
    const seasons = [...this.#outrights.endedSince(sinceMs), ...this.#contests.endedSince(sinceMs)];
    const matches = this.#board.endedSince(sinceMs);
    return seasons.length === 0
      ? matches
      : [...matches, ...seasons].toSorted(
          (first, second) => first.endedAtMs - second.endedAtMs || first.gameId - second.gameId,
        );
  }

  setResult(gameId: number, result: SetResult): boolean {
    return this.#resultOverrides.setResult(gameId, result);
  }

  orderDisruption(gameId: number, order: DisruptionOrder): boolean {
    return this.#resultOverrides.orderDisruption(gameId, order);
  }

  correctedSince(sinceMs: number): readonly { readonly gameId: number; readonly atMs: number }[] {
    return this.#resultOverrides.correctedSince(sinceMs);
  }

  isCorrected(gameId: number): boolean {
    return this.#resultOverrides.isCorrected(gameId);
  }

  driftPrices(count: number, gameIds?: readonly number[]): number {
    const events =
      gameIds === undefined
        ? this.#board.live
        : gameIds.flatMap((id) => this.#board.find(id) ?? []);
    let moved = 0;
    for (let attempt = 0; events.length > 0 && moved < count && attempt < count * 8; attempt += 1) {
      const event = events[Math.floor(this.#driftRandom() * events.length)];
      if (event === undefined) continue;
      const state = this.#stateOf(event);
      const shown =
        attempt % 4 === 3
          ? this.#pricing.all(event, state, this.#nowMs)
          : this.#pricing.main(event, state, this.#nowMs);
      const quote = shown[Math.floor(this.#driftRandom() * shown.length)];
      if (
        quote !== undefined &&
        this.#pricing.priceDrift.push(
          event.id,
          quote,
          Math.floor(this.#driftRandom() * quote.odds.length),
        )
      )
        moved += 1;
    }
    return moved;
  }

  action(
    gameId: number,
    atMs: number,
    language: string,
  ): (Action & { readonly text: string }) | undefined {
    const event = this.#board.find(gameId);
    const state =
      event === undefined ? undefined : this.#play.stateAt(event, Math.min(atMs, this.#nowMs));
    if (event === undefined || state === undefined || state.kind === 'upcoming') return undefined;
    const action = actionAt(engineOf(event.competition), this.#play.setupOf(event), state.course);
    return (
      action && {
        ...action,
        text: textsOf(language).of(action.textKey, {
          team: action.team === 2 ? event.away.name : event.home.name,
        }),
      }
    );
  }

  scoreAt(gameId: number, atMs: number, language: string): ScoreWire | undefined {
    const event = this.#board.find(gameId);
    const state =
      event === undefined ? undefined : this.#play.stateAt(event, Math.min(atMs, this.#nowMs));
    return event === undefined || state === undefined || state.kind === 'upcoming'
      ? undefined
      : scoreOf(event, state.course, { nowMs: atMs, pace: this.pace }, textsOf(language));
  }

  history(teamId: number, limit = defaultRecords): readonly MatchRecord[] {
    return this.#history.ofTeam(teamId, this.#nowMs, limit);
  }

  headToHead(teamId: number, otherId: number, limit = defaultRecords): readonly MatchRecord[] {
    return this.#history.between(teamId, otherId, this.#nowMs, limit);
  }

  playSeason(champId: number, season?: number): Generator<undefined, void, void> {
    return this.#history.play(champId, this.#nowMs, season);
  }

  table(champId: number, season?: number): LeagueTable | undefined {
    return this.#history.table(champId, this.#nowMs, season);
  }

  archivedChamps(): ReadonlyMap<number, readonly number[]> {
    const shown = this.#everyCompetition().filter(
      (competition) => !this.#board.isReplacedByImport(competition),
    );
    const topFirst = shown.toSorted((first, second) => Number(second.isTop) - Number(first.isTop));
    return new Map(
      [...Map.groupBy(topFirst, ({ sport }) => sport.id)].map(([sportId, own]) => [
        sportId,
        own.map(({ id }) => id),
      ]),
    );
  }

  seasonsOf(champId: number): readonly SeasonDays[] {
    return this.#history.seasonsOf(champId, this.#nowMs);
  }

  contestHistory(champId: number): ContestHistory | undefined {
    return this.#contests.historyOf(champId);
  }

  statistics(gameId: number, language: string): readonly StatisticSection[] | undefined {
    const event = this.#board.find(gameId);
    if (event === undefined) return undefined;
    const state = this.#stateOf(event);
    if (state.kind === 'upcoming') return [];
    const texts = textsOf(language);
    return matchStatistics(event.competition, this.#play.setupOf(event), state.course).map(
      ({ code, rows }) => ({
        key: code,
        name: code === 'match' ? '' : texts.phase(code),
        rows: rows.map(({ key, home, away }) => ({
          key,
          name: texts.of(`stat.${key}`),
          home,
          away,
        })),
      }),
    );
  }

  lineUp(gameId: number): LineUp | undefined {
    const event = this.#board.find(gameId);
    return event && this.#history.lineUp(event);
  }

  results({ fromMs, toMs, sportId, champIds }: ResultsFilter): readonly MatchRecord[] {
    return this.#history.within(
      fromMs,
      toMs,
      this.#nowMs,
      ({ id, sport }) =>
        (sportId === undefined || sport.id === sportId) &&
        (champIds === undefined || champIds.includes(id)),
    );
  }

  played(fromMs: number, toMs: number): readonly PlayedFixture[] {
    const seasons = new Map(
      [...this.#outrights.played(fromMs, toMs, this.#nowMs)].filter(
        ([champId]) => !this.#isReplacedByImport(champId),
      ),
    );
    // Before the matches of its championship; without any on that day, after all.
    const matches = this.#history.played(fromMs, toMs, this.#nowMs).flatMap((match) => {
      const season = seasons.get(match.champId);
      seasons.delete(match.champId);
      return season === undefined ? [match] : [season, match];
    });
    return [...matches, ...seasons.values(), ...this.#contests.played(fromMs, toMs)];
  }

  decided(gameId: number, language: string): DecidedContest | undefined {
    const contest = this.#contests.find(gameId);
    const season = contest === undefined ? this.#outrights.find(gameId) : undefined;
    const event = contest ?? season;
    const places =
      contest === undefined
        ? season && this.#outrights.finalOrder(season, this.#nowMs)
        : this.#contests.placesOf(contest, this.#nowMs);
    return (
      event &&
      places && {
        name: outrightTitle(event, textsOf(language)),
        places,
        isCorrected: this.#contests.isCorrected(gameId),
      }
    );
  }

  get playedSinceMs(): number {
    return this.#history.playedSinceMs(this.#nowMs);
  }

  outcomes(gameId: number, language: string): GameOutcomes | undefined {
    return this.#outcomes.outcomes(gameId, language);
  }

  record(gameId: number): MatchRecord | undefined {
    const event = this.#board.find(gameId);
    return event && this.#history.recordOf(event, this.#nowMs);
  }

  contestants(gameId: number): readonly [Contestant, Contestant] | undefined {
    const event = this.#board.find(gameId);
    return event && [event.home, event.away];
  }

  team(teamId: number): Contestant | undefined {
    return this.#history.team(teamId);
  }

  leagueOf(teamId: number): number | undefined {
    return this.#history.leagueOf(teamId);
  }

  upsertImported(event: ImportedEvent, knownId?: number): number {
    const id = this.#imports.upsert(event, this.#nowMs, knownId);
    this.#resultOverrides.recordChange(id);
    return id;
  }

  #countsOf(competitionId: number): Counts {
    return this.#contests.competition(competitionId) === undefined
      ? this.#board.countsOf(competitionId)
      : this.#contests.countsOf(competitionId);
  }

  #stateOf(event: SportEvent): EventState {
    return this.#play.stateAt(event, this.#nowMs);
  }

  #instant(): { nowMs: number; pace: number } {
    return { nowMs: this.#nowMs, pace: this.#clock.pace };
  }

  #toRow(event: SportEvent, texts: Texts, kinds: GameFilter['markets']): GameWire {
    const state = this.#stateOf(event);
    const main = this.#pricing.main(event, state, this.#nowMs);
    const game = toGame(
      event,
      state,
      main,
      Math.max(main.length, this.#marketCounts.of(event, state)),
      this.#instant(),
      texts,
    );
    if (kinds === undefined) return game;
    const isBlocked = state.kind === 'live' && isSuspended(state.course);
    return {
      ...game,
      main: this.#pricing
        .row(event, state, this.#nowMs, kinds)
        .map(({ kind, quote }) => ({ ...toMarket(event, quote, isBlocked, texts), kind })),
    };
  }
}
