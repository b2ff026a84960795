import type { GameFull, GameWire } from '#wire';
import { actionAt } from '../action/actionAt.ts';
import type { WorldModels } from '../createModels.ts';
import { engineOf } from '../engine/engines.ts';
import { countIncidents } from '../engine/standing.ts';
import { textsOf, type Texts } from '../locales/texts.ts';
import { isSuspended } from '../pricing/isSuspended.ts';
import type { Counts } from '../schedule/EventBoard.ts';
import { orderAt, startsAtMs } from '../schedule/season.ts';
import type { SportEvent } from '../SportEvent.ts';
import { hasStatistics } from '../statistics/sportStatistics.ts';
import { toChamp, toGame } from '../wire/gameWire.ts';
import { toIncidents } from '../wire/incidentWire.ts';
import { toMarket } from '../wire/marketWire.ts';
import { outrightTitle, toOfferedOutright } from '../wire/outrightWire.ts';
import { scoreOf } from '../wire/scoreWire.ts';
import { SportsTrees } from '../wire/SportsTrees.ts';
import { toGroups } from '../wire/toGroups.ts';
import type { GameFilter, World } from '../World.ts';
import { passesContestFilter, passesFilter, passesOutrightFilter } from './passesFilter.ts';

const listLimit = 300;
/** Larger than anything a new script can subtract, so that a revision never falls. */
const bump = 1000;

/** Creates the offer: lists, events with their markets, outcomes, and the play behind them. */
export function createOffer(
  models: WorldModels,
): Pick<
  World,
  | 'tree'
  | 'competition'
  | 'competitions'
  | 'nextStartMs'
  | 'games'
  | 'game'
  | 'countMarkets'
  | 'priceHistory'
  | 'pricesAtStart'
  | 'offered'
  | 'offeredContests'
  | 'offeredEvent'
  | 'couponBet'
  | 'settlementChances'
  | 'overround'
  | 'outcomes'
  | 'revision'
  | 'action'
  | 'scoreAt'
> {
  const { board, contests, outrights, outrightEvents, play, outcomes } = models;
  const { nowMs, listRevision, everyCompetition } = models;
  const countsOf = (id: number): Counts =>
    (contests.competition(id) === undefined ? board : contests).countsOf(id);
  const trees = new SportsTrees(everyCompetition, { countsOf });
  const offered = () => models.offered.byId(listRevision(), nowMs());
  const revision = createRevision(models);

  /** Returns the match with its course at an instant, at most now; undefined before the start. */
  const playedAt = (gameId: number, atMs: number) => {
    const event = board.find(gameId);
    const state = event && play.stateAt(event, Math.min(atMs, nowMs()));
    return event === undefined || state === undefined || state.kind === 'upcoming'
      ? undefined
      : { event, course: state.course };
  };

  return {
    tree: (language) => trees.of(language, listRevision()),
    competition(competitionId, language) {
      const competition =
        models.competitionById.get(competitionId) ??
        contests.competition(competitionId) ??
        models.imports.competition(competitionId);
      return competition && toChamp(competition, countsOf(competitionId), textsOf(language));
    },
    competitions(language) {
      const texts = textsOf(language);
      return everyCompetition().map((competition) =>
        toChamp(competition, countsOf(competition.id), texts),
      );
    },
    nextStartMs(competitionId) {
      const offeredMs = board.line
        .filter((event) => event.competition.id === competitionId)
        .map((event) => event.startsAtMs);
      if (offeredMs.length > 0) return Math.min(...offeredMs);
      const competition = models.competitionById.get(competitionId);
      return competition === undefined || board.isReplacedByImport(competition)
        ? undefined
        : startsAtMs(competition, orderAt(competition, nowMs()) + 1);
    },
    games(filter, language) {
      const texts = textsOf(language);
      const found = (filter.section === 'live' ? board.live : board.line).filter((event) =>
        passesFilter(event, filter, nowMs()),
      );
      const events =
        filter.isByTime === true
          ? found.toSorted(
              (first, second) => first.startsAtMs - second.startsAtMs || first.id - second.id,
            )
          : filter.section === 'live' || filter.isTop === true
            ? found
            : byCompetition(found);
      // Outrights come after all matches, because they end weeks later.
      const seasons = outrights.offered.filter(
        (event) =>
          passesOutrightFilter(event, filter) && !board.isReplacedByImport(event.competition),
      );
      const races = contests.offered.filter((event) => passesContestFilter(event, filter, nowMs()));
      const offset = filter.offset ?? 0;
      const page = [...events, ...races, ...seasons].slice(
        offset,
        offset + Math.min(filter.limit ?? listLimit, listLimit),
      );
      return {
        games: page.map((event) =>
          'season' in event
            ? outrightEvents.pagesOf(event.id).row(event, nowMs(), texts)
            : toRow(models, event, texts, filter.markets),
        ),
        total: events.length + races.length + seasons.length,
        seq: listRevision(),
      };
    },
    game(gameId, language) {
      const event = board.find(gameId);
      const texts = textsOf(language);
      if (event !== undefined) models.marketCounts.count(event, models.stateOf(event), nowMs());
      const seq = revision(gameId) ?? 0;
      return event === undefined
        ? outrightEvents.pagesOf(gameId).full(gameId, nowMs(), seq, texts)
        : toFull(models, event, texts, seq);
    },
    countMarkets: (atMost) => models.marketCounts.countWaiting(atMost, models.stateOf, nowMs()),
    priceHistory: (marketId, hours, language) => outcomes.priceHistory(marketId, hours, language),
    offered: () => [...offered().values()],
    offeredContests: () =>
      contests.offered.map((contest) => ({
        event: toOfferedOutright(contest, nowMs()),
        nameIn: (language) => outrightTitle(contest, textsOf(language)),
        entrants: contests.entrantsOf(contest).map(({ name }) => name),
      })),
    offeredEvent(gameId) {
      const outright =
        contests.offered.find(({ id }) => id === gameId) ??
        outrights.offered.find(({ id }) => id === gameId);
      return outright === undefined ? offered().get(gameId) : toOfferedOutright(outright, nowMs());
    },
    couponBet: (outcomeId, language) => outcomes.couponBet(outcomeId, language),
    settlementChances: (outcomeId) => outcomes.settlementChances(outcomeId),
    overround: (outcomeId) => outcomes.overround(outcomeId),
    pricesAtStart: (gameId) => outcomes.pricesAtStart(gameId),
    outcomes: (gameId, language) => outcomes.outcomes(gameId, language),
    revision,
    action(gameId, atMs, language) {
      const { event, course } = playedAt(gameId, atMs) ?? {};
      if (event === undefined || course === undefined) return undefined;
      const action = actionAt(engineOf(event.competition), play.setupOf(event), course);
      return (
        action && {
          ...action,
          text: textsOf(language).of(action.textKey, {
            team: action.team === 2 ? event.away.name : event.home.name,
          }),
        }
      );
    },
    scoreAt(gameId, atMs, language) {
      const played = playedAt(gameId, atMs);
      const instant = { nowMs: atMs, pace: models.clock.pace };
      return played && scoreOf(played.event, played.course, instant, textsOf(language));
    },
  };
}

function toRow(
  { pricing, marketCounts, clock, stateOf, nowMs }: WorldModels,
  event: SportEvent,
  texts: Texts,
  kinds: GameFilter['markets'],
): GameWire {
  const state = stateOf(event);
  const main = pricing.main(event, state, nowMs());
  const count = Math.max(main.length, marketCounts.of(event, state, nowMs()));
  const instant = { nowMs: nowMs(), pace: clock.pace };
  const game = toGame(event, state, main, count, instant, texts);
  if (kinds === undefined) return game;
  const isBlocked = state.kind === 'live' && isSuspended(state.course);
  return {
    ...game,
    main: pricing
      .row(event, state, nowMs(), kinds)
      .map(({ kind, quote }) => ({ ...toMarket(event, quote, isBlocked, texts), kind })),
  };
}

function toFull(
  { board, pricing, records, clock, stateOf, nowMs }: WorldModels,
  event: SportEvent,
  texts: Texts,
  seq: number,
): GameFull {
  const { competition } = event;
  const state = stateOf(event);
  const course = state.kind === 'upcoming' ? undefined : state.course;
  const engine = engineOf(competition);
  const isBlocked = state.kind === 'live' && isSuspended(state.course);
  const markets = pricing
    .all(event, state, nowMs())
    .map((quote) => toMarket(event, quote, isBlocked, texts));
  const main = pricing.main(event, state, nowMs());
  const instant = { nowMs: nowMs(), pace: clock.pace };
  return {
    game: toGame(event, state, main, markets.length, instant, texts),
    champ: toChamp(competition, board.countsOf(competition.id), texts),
    groups: toGroups(engine.groups, markets, texts),
    subs: [...new Set(markets.flatMap(({ sub }) => sub ?? []))].map((key) => ({
      key,
      name: texts.subEvent(key),
    })),
    markets,
    timeline:
      course === undefined
        ? []
        : toIncidents(event, course, records.incidentPlayers(event, course.script), texts),
    momentum: course === undefined ? [] : [...engine.momentum(course)],
    details: [
      ...(hasStatistics((competition.discipline ?? competition.sport).key) &&
      (event.imported === undefined || event.imported.result?.counts?.corners !== undefined)
        ? (['statistics'] as const)
        : []),
      ...(records.lineUp(event) === undefined ? [] : (['line_ups'] as const)),
    ],
    ...(event.imported === undefined ? {} : { source: 'file' as const }),
    seq,
  };
}

function createRevision(models: WorldModels): World['revision'] {
  const { board, contests, marketCounts, outrights, pricing, resultOverrides } = models;
  const { stateOf, nowMs } = models;
  return (gameId) => {
    const event = board.find(gameId);
    const contest = contests.find(gameId);
    if (contest !== undefined) return contests.changesOf(contest);
    // Its prices follow matches that begin and end.
    if (event === undefined)
      return outrights.find(gameId) === undefined ? undefined : models.listRevision();
    const state = stateOf(event);
    const changes =
      pricing.tick(event, state, nowMs()) +
      resultOverrides.changesOf(gameId) * bump +
      pricing.priceDrift.version(gameId) +
      marketCounts.changesOf(gameId);
    if (state.kind === 'upcoming') return changes;
    const { playedS, script } = state.course;
    const begun = (fromS: number): number => (fromS <= playedS ? 1 : 0);
    const toggles = script.suspensions.reduce(
      (count, [fromS, toS]) => count + begun(fromS) + begun(toS),
      0,
    );
    return (
      Math.floor(event.startsAtMs / 1000) +
      changes +
      countIncidents(state.course) +
      toggles +
      script.phases.filter(({ fromS }) => fromS <= playedS).length +
      (state.kind === 'ended' ? (state.isCorrected === true ? 1500 : 1000) : 0)
    );
  };
}

/**
 * Sorts by competition, so that later pages of a long list never insert rows between earlier ones.
 */
function byCompetition(events: readonly SportEvent[]): readonly SportEvent[] {
  return [...Map.groupBy(events, ({ competition }) => competition.id).values()].flat();
}
