import type { ChampWire, CouponBet, GameFull, GameList, GameOutcomes, GameWire, PriceHistoryWire, ScoreWire, SportsTree, StatisticSection } from '#wire';
import type { Action } from './action/Action.ts';
import { competitionsOf, type Competition } from './catalogue/competitions.ts';
import { TeamCatalogue } from './catalogue/teams.ts';
import { engineOf } from './engines.ts';
import type { Contestant, LeagueTable, LineUp, MatchRecord } from './history/MatchRecord.ts';
import { History } from './history/History.ts';
import { EventBoard, type Counts, type EndedEvent } from './EventBoard.ts';
import { decodeMarket, decodeOutcome } from './identifiers.ts';
import { Imports } from './Imports.ts';
import { settleMarket } from './fates/settleMarket.ts';
import { textsOf, type Texts } from './locales/texts.ts';
import { MarketCounts } from './MarketCounts.ts';
import { Play, type EventState } from './Play.ts';
import { PlayClock } from './playClock.ts';
import { findType, Pricing } from './Pricing.ts';
import { isSuspended } from './pricing/isSuspended.ts';
import { overroundOf } from './pricing/applyMargin.ts';
import { priceCourse } from './pricing/priceCourse.ts';
import { closedOdds } from './pricing/quoteMarket.ts';
import { countIncidents } from './standing.ts';
import { matchStatistics } from './statistics/matchStatistics.ts';
import { hasStatistics } from './statistics/sportStatistics.ts';
import { createRandom, type Random } from './random.ts';
import { Schedule } from './schedule.ts';
import type { SportEvent } from './SportEvent.ts';
import { scoreOf, toChamp, toCouponBet, toGame, toIncidents, toMarket, toPriceHistory } from './wire/gameWire.ts';
import type { ContestEvent } from './contests/ContestEvent.ts';
import type { ContestHistory } from './contests/ContestHistory.ts';
import { Contests } from './contests/Contests.ts';
import { OutrightPages } from './outrights/OutrightPages.ts';
import type { OutrightEvent } from './outrights/OutrightEvent.ts';
import { Outrights } from './outrights/Outrights.ts';
import { SportsTrees } from './wire/SportsTrees.ts';
import { toGroups } from './wire/toGroups.ts';
import { outrightTitle, toOfferedOutright } from './wire/outrightWire.ts';
import type { ImportedEvent } from './ImportedEvent.ts';
import { fateShares } from './fates/Fate.ts';
import { toFate } from './fates/toFate.ts';
import { OfferedEvents } from './OfferedEvents.ts';
import { passesContestFilter, passesFilter, passesOutrightFilter } from './passesFilter.ts';
import type { DecidedContest, FateOrder, GameFilter, OfferedContest, OfferedEvent, PlayedFixture, ResultsFilter, SetResult, SettlementId, World, WorldOptions } from './World.ts';

const LIST_LIMIT = 300;
const hourMs = 3_600_000;
const USUAL_RECORDS = 10;
const USUAL_CUT = 0.6;
/** More than a new script can take away: a revision never falls. */
const BUMP = 1000;

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
  readonly #outrightPages: OutrightPages;
  readonly #contests: Contests;
  readonly #contestPages: OutrightPages;
  readonly #stirRandom: Random;
  readonly #trees: SportsTrees;
  readonly #offered: OfferedEvents;
  readonly #marketCounts: MarketCounts;
  readonly #fixedOutcomes = new Map<number, SettlementId>();
  readonly #bumps = new Map<number, number>();
  #nowMs: number;

  constructor({ seed, size, nowMs }: WorldOptions) {
    this.#nowMs = nowMs;
    this.#competitions = competitionsOf(size);
    this.#competitionById = new Map(this.#competitions.map((competition) => [competition.id, competition]));
    this.#play = new Play(seed, this.#clock);
    this.#pricing = new Pricing(this.#play);
    this.#marketCounts = new MarketCounts(this.#play);
    const teams = new TeamCatalogue(seed, this.#competitions);
    const schedule = new Schedule(seed, this.#competitions, teams, this.#play, () => this.#nowMs);
    this.#board = new EventBoard(this.#competitions, schedule, this.#play, nowMs);
    this.#history = new History(this.#competitions, teams, schedule, this.#play, this.#board);
    this.#outrights = new Outrights(this.#competitions, teams, schedule, this.#play, this.#history, nowMs);
    this.#outrightPages = new OutrightPages(this.#outrights, this.#board);
    this.#imports = new Imports(this.#board);
    this.#contests = new Contests(seed, nowMs);
    this.#contestPages = new OutrightPages(this.#contests, this.#contests);
    this.#trees = new SportsTrees(() => [...this.#competitions, ...this.#imports.competitions, ...this.#contests.competitions], { countsOf: (id) => this.#countsOf(id) });
    this.#offered = new OfferedEvents(this.#board);
    this.#stirRandom = createRandom(seed, 'stir');
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

  champ(champId: number, language: string): ChampWire | undefined {
    const competition = this.#competitionById.get(champId) ?? this.#contests.competition(champId) ?? this.#imports.competition(champId);
    return competition && toChamp(competition, this.#countsOf(champId), textsOf(language));
  }

  games(filter: GameFilter, language: string): GameList {
    const texts = textsOf(language);
    const found = (filter.section === 'live' ? this.#board.live : this.#board.line).filter((event) => passesFilter(event, filter, this.#nowMs));
    const events = filter.isByTime === true ? found.toSorted((first, second) => first.startsAtMs - second.startsAtMs || first.id - second.id) : found;
    // Behind all matches: they end weeks later, and nobody who looks for a match looks for them.
    const outrights = this.#outrights.offered.filter((event) => passesOutrightFilter(event, filter));
    const contests = this.#contests.offered.filter((event) => passesContestFilter(event, filter, this.#nowMs));
    const offset = filter.offset ?? 0;
    const page = [...events, ...contests, ...outrights].slice(offset, offset + Math.min(filter.limit ?? LIST_LIMIT, LIST_LIMIT));
    return {
      games: page.map((event) => ('season' in event ? this.#pagesOf(event.id).row(event, this.#nowMs, texts) : this.#toRow(event, texts, filter.markets))),
      total: events.length + contests.length + outrights.length,
      seq: this.listRevision,
    };
  }

  game(gameId: number, language: string): GameFull | undefined {
    const event = this.#board.find(gameId);
    if (event === undefined) return this.#pagesOf(gameId).full(gameId, this.#nowMs, this.revision(gameId) ?? 0, textsOf(language));
    const texts = textsOf(language);
    const state = this.#stateOf(event);
    const engine = engineOf(event.competition);
    const isBlocked = state.kind === 'live' && isSuspended(state.course);
    const markets = this.#pricing.all(event, state, this.#nowMs).map((quote) => toMarket(event, quote, isBlocked, texts));
    const groups = toGroups(engine.groups, markets, texts);
    return {
      game: toGame(event, state, this.#pricing.main(event, state, this.#nowMs), markets.length, this.#instant(), texts),
      champ: toChamp(event.competition, this.#board.countsOf(event.competition.id), texts),
      groups,
      subs: [...new Set(markets.flatMap(({ sub }) => sub ?? []))].map((key) => ({ key, name: texts.subEvent(key) })),
      markets,
      timeline: state.kind === 'upcoming' ? [] : toIncidents(event, state.course, this.#history.cast(event, state.course.script), texts),
      momentum: state.kind === 'upcoming' ? [] : [...engine.momentum(state.course)],
      details: [
        ...(hasStatistics((event.competition.discipline ?? event.competition.sport).key) ? (['statistics'] as const) : []),
        ...(this.#history.lineUp(event) === undefined ? [] : (['line_ups'] as const)),
      ],
      seq: this.revision(gameId) ?? 0,
    };
  }

  priceHistory(marketId: number, hours: number, language: string): PriceHistoryWire | undefined {
    const { eventId, typeId, lineIndex } = decodeMarket(marketId);
    const outright = this.#withoutSides(eventId);
    if (outright !== undefined) return lineIndex === 0 ? this.#pagesOf(eventId).history(outright, typeId, hours, this.#nowMs, textsOf(language)) : undefined;
    const event = this.#board.find(eventId);
    const type = event === undefined ? undefined : findType(event, typeId);
    if (event === undefined || type === undefined || lineIndex >= (type.grid?.count ?? 1)) return undefined;
    const now = this.#stateOf(event);
    const toMs = now.kind === 'ended' ? Math.min(now.endedAtMs, this.#nowMs) : this.#nowMs;
    const appearedAtMs = event.startsAtMs - event.competition.offeredH * hourMs;
    const none = type.outcomes.map(() => 0);
    const course = priceCourse(Math.max(Math.min(appearedAtMs, toMs), toMs - hours * hourMs), toMs, (atMs) =>
      atMs === this.#nowMs ? (this.#pricing.one(event, now, atMs, type, lineIndex)?.odds ?? none) : (this.#pricing.at(event, this.#play.stateAt(event, atMs), atMs, type, lineIndex) ?? none),
    );
    return toPriceHistory(event, type, lineIndex, course, textsOf(language));
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
    const outright = this.#contests.offered.find(({ id }) => id === gameId) ?? this.#outrights.offered.find(({ id }) => id === gameId);
    return outright === undefined ? this.#offered.byId(this.listRevision, this.#nowMs).get(gameId) : toOfferedOutright(outright, this.#nowMs);
  }

  couponBet(outcomeId: number, language: string): CouponBet | undefined {
    const { eventId, typeId, lineIndex, outcomeIndex } = decodeOutcome(outcomeId);
    const outright = this.#withoutSides(eventId);
    if (outright !== undefined) return lineIndex === 0 ? this.#pagesOf(eventId).bet(outright, typeId, outcomeIndex, this.#nowMs, textsOf(language)) : undefined;
    const event = this.#board.find(eventId);
    const type = event === undefined ? undefined : findType(event, typeId);
    if (event === undefined || type === undefined || outcomeIndex >= type.outcomes.length || lineIndex >= (type.grid?.count ?? 1)) return undefined;
    const state = this.#stateOf(event);
    const quote = this.#pricing.one(event, state, this.#nowMs, type, lineIndex);
    const open = quote?.odds[outcomeIndex] ?? 0;
    const isBlocked = open === 0 || (state.kind === 'live' && isSuspended(state.course));
    const odds = open > 0 ? open : closedOdds(type, lineIndex, outcomeIndex, this.#pricing.outlook(event, state.kind === 'ended' && state.isVoid === true ? { kind: 'upcoming' } : state, this.#nowMs));
    return toCouponBet(event, state, type, lineIndex, outcomeIndex, { id: outcomeId, odds, isBlocked }, textsOf(language));
  }

  overround(outcomeId: number): number | undefined {
    const { eventId, typeId, lineIndex } = decodeOutcome(outcomeId);
    const event = this.#board.find(eventId);
    const type = event === undefined ? undefined : findType(event, typeId);
    if (event === undefined || type === undefined) return undefined;
    const odds = this.#pricing.one(event, this.#stateOf(event), this.#nowMs, type, lineIndex)?.odds.filter((price) => price > 0);
    return odds === undefined ? type.overround : overroundOf(odds, type.winners);
  }

  revision(gameId: number): number | undefined {
    const event = this.#board.find(gameId);
    const contest = this.#contests.find(gameId);
    if (contest !== undefined) return this.#contests.changesOf(contest);
    // Its prices follow what begins and ends.
    if (event === undefined) return this.#outrights.find(gameId) === undefined ? undefined : this.listRevision;
    const state = this.#stateOf(event);
    const bumps = (this.#bumps.get(gameId) ?? 0) * BUMP + this.#pricing.stirring.version(gameId);
    if (state.kind === 'upcoming') return this.#pricing.tick(event, state, this.#nowMs) + bumps;
    const { course } = state;
    const toggles = course.script.suspensions.reduce((count, [fromS, toS]) => count + (fromS <= course.playedS ? 1 : 0) + (toS <= course.playedS ? 1 : 0), 0);
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
    const fixed = this.#fixedOutcomes.get(outcomeId);
    if (fixed !== undefined) return fixed;
    const { eventId, typeId, lineIndex, outcomeIndex } = decodeOutcome(outcomeId);
    const contest = this.#contests.find(eventId);
    if (contest !== undefined) return this.#contests.settlement(contest, typeId, outcomeIndex, this.#nowMs);
    const outright = this.#outrights.find(eventId);
    if (outright !== undefined) return this.#outrights.settlement(outright, typeId, outcomeIndex, this.#nowMs);
    const event = this.#board.find(eventId);
    const type = event === undefined ? undefined : findType(event, typeId);
    if (event === undefined || type === undefined) return 2;
    const state = this.#stateOf(event);
    if (state.kind === 'upcoming') return -1;
    if (state.kind === 'ended' && state.isVoid === true) return 3;
    return state.kind === 'live' ? -2 : settleMarket(engineOf(event.competition), this.#play.setupOf(event), state.course.script, type, lineIndex, outcomeIndex);
  }

  endedSince(sinceMs: number): readonly EndedEvent[] {
    const seasons = [...this.#outrights.endedSince(sinceMs), ...this.#contests.endedSince(sinceMs)];
    const matches = this.#board.endedSince(sinceMs);
    return seasons.length === 0 ? matches : [...matches, ...seasons].toSorted((first, second) => first.endedAtMs - second.endedAtMs || first.gameId - second.gameId);
  }

  setResult(gameId: number, result: SetResult): boolean {
    const contest = this.#contests.find(gameId);
    if (contest !== undefined) return this.#setPlaces(contest, result);
    const event = this.#board.find(gameId);
    if (event === undefined || result.places !== undefined) return false;
    for (const [outcomeId, settlement] of Object.entries(result.outcomes ?? {})) this.#fixedOutcomes.set(Number(outcomeId), settlement);
    const before = this.#stateOf(event);
    const wasOver = before.kind === 'ended';
    const endedAtMs = wasOver ? before.endedAtMs : this.#nowMs;
    if (result.score !== undefined) this.#play.setScore(event, { score: result.score, endedAtMs, afterS: this.#play.playedS(event, endedAtMs), isCorrection: wasOver });
    this.#bumps.set(gameId, (this.#bumps.get(gameId) ?? 0) + 1);
    this.#board.noteResult(event, this.#nowMs, wasOver);
    return true;
  }

  #setPlaces(contest: ContestEvent, { score, places, outcomes = {} }: SetResult): boolean {
    const isOver = this.#contests.stateOf(contest, this.#nowMs).kind === 'ended';
    if (score !== undefined) return false;
    if ((places !== undefined || isOver) && !this.#contests.setPlaces(contest, places ?? [], this.#nowMs)) return false;
    for (const [outcomeId, settlement] of Object.entries(outcomes)) this.#fixedOutcomes.set(Number(outcomeId), settlement);
    return true;
  }

  setFate(gameId: number, order: FateOrder): boolean {
    const event = this.#board.find(gameId);
    const state = event === undefined ? undefined : this.#stateOf(event);
    if (event === undefined || state === undefined || state.kind === 'ended') return false;
    const isLive = state.kind === 'live';
    if (order.kind === 'postponed' && isLive) return false;
    const hasCourse = event.imported === undefined && event.competition.discipline === undefined;
    if (order.kind !== 'played' && order.kind !== 'postponed' && !hasCourse) return false;
    if (order.kind === 'corrected' && !(event.competition.sport.id in fateShares.corrected)) return false;
    // Now, for a match that runs; for one to come somewhere in its second half.
    const part = isLive ? state.course.playedS / (state.course.script.cut?.whole ?? state.course.script).durationS : USUAL_CUT;
    this.#play.orderFate(event, toFate(order, part, this.#nowMs));
    this.#bumps.set(gameId, (this.#bumps.get(gameId) ?? 0) + 1);
    this.#board.noteResult(event, this.#nowMs);
    return true;
  }

  correctedSince(sinceMs: number): readonly { readonly gameId: number; readonly atMs: number }[] {
    return [...this.#board.correctedSince(sinceMs, this.#nowMs), ...this.#contests.correctedSince(sinceMs)].toSorted((first, second) => first.atMs - second.atMs);
  }

  isCorrected(gameId: number): boolean {
    if (this.#contests.isCorrected(gameId)) return true;
    const event = this.#board.find(gameId);
    // Nearly no match needs to be played through to be told that nothing of it was corrected.
    if (event === undefined || !this.#play.canBeCorrected(event)) return false;
    const state = this.#stateOf(event);
    return state.kind === 'ended' && state.isCorrected === true;
  }

  stir(count: number, gameIds?: readonly number[]): number {
    const events = gameIds === undefined ? this.#board.live : gameIds.flatMap((id) => this.#board.find(id) ?? []);
    let moved = 0;
    for (let attempt = 0; events.length > 0 && moved < count && attempt < count * 8; attempt += 1) {
      const event = events[Math.floor(this.#stirRandom() * events.length)];
      if (event === undefined) continue;
      const state = this.#stateOf(event);
      const shown = attempt % 4 === 3 ? this.#pricing.all(event, state, this.#nowMs) : this.#pricing.main(event, state, this.#nowMs);
      const quote = shown[Math.floor(this.#stirRandom() * shown.length)];
      if (quote !== undefined && this.#pricing.stirring.push(event.id, quote, Math.floor(this.#stirRandom() * quote.odds.length))) moved += 1;
    }
    return moved;
  }

  action(gameId: number, atMs: number, language: string): (Action & { readonly text: string }) | undefined {
    const event = this.#board.find(gameId);
    const state = event === undefined ? undefined : this.#play.stateAt(event, Math.min(atMs, this.#nowMs));
    if (event === undefined || state === undefined || state.kind === 'upcoming') return undefined;
    const action = engineOf(event.competition).action?.(this.#play.setupOf(event), state.course);
    return action && { ...action, text: textsOf(language).of(action.textKey, { team: action.team === 2 ? event.away.name : event.home.name }) };
  }

  scoreAt(gameId: number, atMs: number, language: string): ScoreWire | undefined {
    const event = this.#board.find(gameId);
    const state = event === undefined ? undefined : this.#play.stateAt(event, Math.min(atMs, this.#nowMs));
    return event === undefined || state === undefined || state.kind === 'upcoming' ? undefined : scoreOf(event, state.course, { nowMs: atMs, pace: this.pace }, textsOf(language));
  }

  history(teamId: number, limit = USUAL_RECORDS): readonly MatchRecord[] {
    return this.#history.ofTeam(teamId, this.#nowMs, limit);
  }

  headToHead(teamId: number, otherId: number, limit = USUAL_RECORDS): readonly MatchRecord[] {
    return this.#history.between(teamId, otherId, this.#nowMs, limit);
  }

  table(champId: number, season?: number): LeagueTable | undefined {
    return this.#history.table(champId, this.#nowMs, season);
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
    return matchStatistics(event.competition, this.#play.setupOf(event), state.course).map(({ code, rows }) => ({
      key: code,
      name: code === 'match' ? '' : texts.phase(code),
      rows: rows.map(({ key, home, away }) => ({ key, name: texts.of(`stat.${key}`), home, away })),
    }));
  }

  lineUp(gameId: number): LineUp | undefined {
    const event = this.#board.find(gameId);
    return event && this.#history.lineUp(event);
  }

  results({ fromMs, toMs, sportId, champIds }: ResultsFilter): readonly MatchRecord[] {
    return this.#history.within(fromMs, toMs, this.#nowMs, ({ id, sport }) => (sportId === undefined || sport.id === sportId) && (champIds === undefined || champIds.includes(id)));
  }

  played(fromMs: number, toMs: number): readonly PlayedFixture[] {
    return [...this.#history.played(fromMs, toMs, this.#nowMs), ...this.#contests.played(fromMs, toMs)];
  }

  decided(gameId: number, language: string): DecidedContest | undefined {
    const contest = this.#contests.find(gameId);
    const places = contest && this.#contests.placesOf(contest, this.#nowMs);
    return contest && places && { name: outrightTitle(contest, textsOf(language)), places, isCorrected: this.#contests.isCorrected(gameId) };
  }

  get playedSinceMs(): number {
    return this.#history.playedSinceMs(this.#nowMs);
  }

  outcomes(gameId: number, language: string): GameOutcomes | undefined {
    const outright = this.#withoutSides(gameId);
    if (outright !== undefined) return this.#pagesOf(gameId).outcomes(outright, this.#nowMs, textsOf(language), (outcomeId) => this.settlement(outcomeId));
    const event = this.#board.find(gameId);
    if (event === undefined) return undefined;
    const texts = textsOf(language);
    const quotes = this.#stateOf(event).kind === 'ended' ? this.#pricing.all(event, { kind: 'upcoming' }, event.startsAtMs - 1) : [];
    const markets = quotes.map((quote) => {
      const { id, name, groupIds, outcomes } = toMarket(event, quote, false, texts);
      return { id, name, groupIds, outcomes: outcomes.map((outcome) => ({ id: outcome.id, name: outcome.name, coef: outcome.coef, statusId: this.settlement(outcome.id) })) };
    });
    return { gameId, groups: toGroups(engineOf(event.competition).groups, markets, texts), markets: markets as GameOutcomes['markets'] };
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

  putImported(event: ImportedEvent, knownId?: number): number {
    const id = this.#imports.put(event, this.#nowMs, knownId);
    this.#bumps.set(id, (this.#bumps.get(id) ?? 0) + 1);
    return id;
  }

  #countsOf(competitionId: number): Counts {
    return this.#contests.competition(competitionId) === undefined ? this.#board.countsOf(competitionId) : this.#contests.countsOf(competitionId);
  }

  #withoutSides(eventId: number): OutrightEvent | undefined {
    return this.#contests.find(eventId) ?? this.#outrights.find(eventId);
  }

  #pagesOf(eventId: number): OutrightPages {
    return this.#contests.find(eventId) === undefined ? this.#outrightPages : this.#contestPages;
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
    const game = toGame(event, state, main, Math.max(main.length, this.#marketCounts.of(event, state)), this.#instant(), texts);
    if (kinds === undefined) return game;
    const isBlocked = state.kind === 'live' && isSuspended(state.course);
    return { ...game, main: this.#pricing.row(event, state, this.#nowMs, kinds).map(({ kind, quote }) => ({ ...toMarket(event, quote, isBlocked, texts), kind })) };
  }
}
