import type {
  ChampWire,
  FavouriteLists,
  GameFull,
  GameGroup,
  GameWire,
  IncidentWire,
  MarketWire,
  OutcomeWire,
  ScoreWire,
  SportWire,
  SubEventWire,
  Team,
} from '#wire';
import { oddsOrUndefined } from '#domain/odds/Odds.ts';
import type { Favourites } from '../favourites/favourites.ts';
import type {
  Competition,
  Competitor,
  EventStatus,
  Incident,
  Market,
  MarketGroup,
  Outcome,
  Score,
  Sport,
  SportEvent,
  SubEvent,
} from './SportEvent.ts';

/** The only file with wire names. Records are frozen: they live in shallow maps. */

const statuses: Readonly<Record<GameWire['statusId'], EventStatus>> = {
  1: 'not-started',
  2: 'live',
  3: 'paused',
  4: 'finished',
  5: 'cancelled',
};

export function statusFromWire(statusId: number): EventStatus {
  return statuses[statusId as GameWire['statusId']] ?? 'not-started';
}

export function scoreFromWire(wire: ScoreWire): Score {
  const clock = wire.clock;
  return Object.freeze({
    home: wire.home,
    away: wire.away,
    periods: wire.periods,
    phase: wire.phase,
    phaseName: wire.phase_name,
    stopReason: wire.stopped,
    clock:
      clock === undefined
        ? undefined
        : {
            seconds: clock.seconds,
            isRunning: clock.running,
            pace: clock.pace,
            asOfMs: clock.as_of_ms,
            countsDown: clock.counts_down === true,
          },
    points: wire.points,
    server: wire.server,
    corners: wire.corners,
    yellowCards: wire.yellow,
    redCards: wire.red,
    innings: wire.innings,
    maps: wire.maps,
    shootOut: wire.shootout,
    statistics: wire.stats ?? [],
  });
}

export function competitorFromWire(wire: Team): Competitor {
  return { id: wire.id, name: wire.name, shortName: wire.short, colors: wire.colors };
}

function outcomeFromWire(wire: OutcomeWire): Outcome {
  return Object.freeze({
    id: wire.id,
    typeId: wire.typeId,
    name: wire.name,
    caption: wire.short ?? wire.name,
    line: wire.line,
  });
}

export function marketFromWire(wire: MarketWire): Market {
  return Object.freeze({
    id: wire.id,
    typeId: wire.typeId,
    name: wire.name,
    shortName: wire.short ?? wire.name,
    groupIds: wire.groupIds,
    columns: wire.columns,
    outcomes: wire.outcomes.map(outcomeFromWire),
    line: wire.line,
    isSuspended: wire.isBlocked === true,
    period: wire.period,
    subEvent: wire.sub,
    isGone: false,
    ...(wire.kind === undefined ? {} : { kind: wire.kind }),
  });
}

export function eventFromWire(wire: GameWire): SportEvent {
  return Object.freeze({
    id: wire.id,
    sportId: wire.sportId,
    competitionId: wire.champId,
    slug: wire.slug,
    home: competitorFromWire(wire.team1),
    away: competitorFromWire(wire.team2),
    startsAtS: wire.starts_at,
    status: statusFromWire(wire.statusId),
    isLive: wire.isLive,
    marketCount: wire.marketCount,
    mainMarkets: wire.main.map(marketFromWire),
    score: wire.score === undefined ? undefined : scoreFromWire(wire.score),
    hasVideo: wire.hasVideo === true,
    hasZone: wire.hasZone === true,
    isTop: wire.isTop === true,
    cyber: wire.cyber,
    ending: wire.ending,
    winner: wire.winner,
    isCorrected: wire.isCorrected,
    outright: wire.outright,
  });
}

export function competitionFromWire(wire: ChampWire): Competition {
  return Object.freeze({
    id: wire.id,
    name: wire.name,
    slug: wire.slug,
    sportId: wire.sportId,
    countryId: wire.countryId,
    countryName: wire.countryName,
    countryIso: wire.iso === 'int' ? 'world' : wire.iso,
    prematchCount: wire.lineCount,
    liveCount: wire.liveCount,
    isTop: wire.isTop,
    cyber: wire.cyber,
  });
}

export function sportFromWire(wire: SportWire): Sport {
  return Object.freeze({
    id: wire.id,
    name: wire.name,
    slug: wire.slug,
    icon: wire.icon,
    prematchCount: wire.lineCount,
    liveCount: wire.liveCount,
    isContest: wire.isContest,
    rowMarkets: wire.rowMarkets,
    competitions: wire.champs.map(competitionFromWire),
  });
}

export function groupFromWire(wire: GameGroup): MarketGroup {
  return { id: wire.id, name: wire.name, count: wire.count };
}

export function subEventFromWire(wire: SubEventWire): SubEvent {
  return { key: wire.key, name: wire.name };
}

export function incidentFromWire({ player_off: playerOff, ...wire }: IncidentWire): Incident {
  return Object.freeze({ ...wire, playerOff });
}

export function favouritesFromWire(wire: FavouriteLists): Favourites {
  return { eventIds: wire.games, competitionIds: wire.champs, teamIds: wire.teams };
}

export function favouritesToWire(favourites: Favourites): FavouriteLists {
  return {
    games: [...favourites.eventIds],
    champs: [...favourites.competitionIds],
    teams: [...favourites.teamIds],
  };
}

/** Flat triples for the price store: outcome id, thousandths, state. */
export function pricesFromWire(triples: readonly number[]): readonly number[] {
  const prices = new Array<number>(triples.length - (triples.length % 3));
  for (let index = 0; index + 2 < triples.length; index += 3) {
    prices[index] = triples[index] ?? 0;
    prices[index + 1] = oddsOrUndefined(triples[index + 1] ?? 0) ?? 0;
    prices[index + 2] = triples[index + 2] ?? 0;
  }
  return prices;
}

/** The prices inside markets, as triples; a suspended market suspends all its outcomes. */
export function pricesOfMarkets(markets: readonly MarketWire[]): readonly number[] {
  const prices: number[] = [];
  for (const market of markets) {
    for (const outcome of market.outcomes) {
      prices.push(
        outcome.id,
        oddsOrUndefined(outcome.coef) ?? 0,
        market.isBlocked === true || outcome.isBlocked ? 1 : 0,
      );
    }
  }
  return prices;
}

export function pricesOfEvents(events: readonly GameWire[]): readonly number[] {
  return events.flatMap((event) => pricesOfMarkets(event.main));
}

export interface FullEvent {
  readonly event: SportEvent;
  readonly competition: Competition;
  readonly groups: readonly MarketGroup[];
  readonly subEvents: readonly SubEvent[];
  readonly markets: readonly Market[];
  readonly timeline: readonly Incident[];
  /** One value a minute, positive for the first team. */
  readonly momentum: readonly number[];
  /** Available details of the match; undefined if the platform does not say. */
  readonly details: GameFull['details'];
  /** Origin of the match; undefined for the platform's own. */
  readonly source: GameFull['source'];
  readonly prices: readonly number[];
}

export function fullEventFromWire(wire: GameFull): FullEvent {
  return {
    event: eventFromWire(wire.game),
    competition: competitionFromWire(wire.champ),
    groups: wire.groups.map(groupFromWire),
    subEvents: wire.subs.map(subEventFromWire),
    markets: wire.markets.map(marketFromWire),
    timeline: wire.timeline.map(incidentFromWire),
    momentum: wire.momentum,
    details: wire.details,
    source: wire.source,
    prices: [...pricesOfEvents([wire.game]), ...pricesOfMarkets(wire.markets)],
  };
}
