import type { EventData, ListData, ScoreChange, SportsData } from '#wire';
import type {
  EventStatus,
  Incident,
  Market,
  MarketGroup,
  Score,
  Sport,
  SportEvent,
  SubEvent,
} from './SportEvent.ts';
import {
  eventFromWire,
  fullEventFromWire,
  groupFromWire,
  incidentFromWire,
  marketFromWire,
  pricesFromWire,
  pricesOfEvents,
  pricesOfMarkets,
  scoreFromWire,
  sportFromWire,
  subEventFromWire,
  statusFromWire,
  type FullEvent,
} from './eventFromWire.ts';

/** Changes of a match that do not replace its row. */
export interface ScoreUpdate {
  readonly eventId: number;
  readonly status: EventStatus;
  readonly isLive: boolean;
  readonly marketCount: number;
  readonly score: Score;
}

/** A message of a list: everything in a snapshot, the changes in a delta. */
export interface ListUpdate {
  readonly events: readonly SportEvent[];
  readonly order: readonly number[] | undefined;
  readonly removed: readonly number[];
  readonly scores: readonly ScoreUpdate[];
  readonly rowPrices: readonly number[];
  readonly prices: readonly number[];
  readonly total: number | undefined;
}

export interface EventUpdate {
  readonly full: FullEvent | undefined;
  readonly event: SportEvent | undefined;
  readonly markets: readonly Market[];
  readonly removed: readonly number[];
  readonly groups: readonly MarketGroup[] | undefined;
  readonly subEvents: readonly SubEvent[] | undefined;
  readonly score: ScoreUpdate | undefined;
  readonly incidents: readonly Incident[];
  readonly momentum: readonly number[] | undefined;
  readonly rowPrices: readonly number[];
  readonly prices: readonly number[];
}

export interface SportCounts {
  readonly sportId: number;
  readonly prematchCount: number;
  readonly liveCount: number;
}

export interface SportsUpdate {
  readonly sports: readonly Sport[] | undefined;
  readonly topCompetitionIds: readonly number[] | undefined;
  readonly counts: readonly SportCounts[];
}

function scoreUpdateFromWire(wire: ScoreChange): ScoreUpdate {
  return {
    eventId: wire.id,
    status: statusFromWire(wire.statusId),
    isLive: wire.isLive,
    marketCount: wire.marketCount,
    score: scoreFromWire(wire.score),
  };
}

export function listUpdateFromWire(wire: ListData): ListUpdate {
  const games = wire.games ?? [];
  return {
    events: games.map(eventFromWire),
    order: wire.order,
    removed: wire.removed ?? [],
    scores: (wire.scores ?? []).map(scoreUpdateFromWire),
    rowPrices: pricesOfEvents(games),
    prices: pricesFromWire(wire.prices ?? []),
    total: wire.total,
  };
}

export function eventUpdateFromWire(wire: EventData): EventUpdate {
  return {
    full: wire.full === undefined ? undefined : fullEventFromWire(wire.full),
    event: wire.game === undefined ? undefined : eventFromWire(wire.game),
    markets: (wire.markets ?? []).map(marketFromWire),
    removed: wire.removed ?? [],
    groups: wire.groups?.map(groupFromWire),
    subEvents: wire.subs?.map(subEventFromWire),
    score: wire.score === undefined ? undefined : scoreUpdateFromWire(wire.score),
    incidents: (wire.incidents ?? []).map(incidentFromWire),
    momentum: wire.momentum,
    rowPrices: [
      ...(wire.game === undefined ? [] : pricesOfEvents([wire.game])),
      ...pricesOfMarkets(wire.markets ?? []),
    ],
    prices: pricesFromWire(wire.prices ?? []),
  };
}

export function sportsUpdateFromWire(wire: SportsData): SportsUpdate {
  return {
    sports: wire.tree?.sports.map(sportFromWire),
    topCompetitionIds: wire.tree?.topChampIds,
    counts: (wire.counts ?? []).map((count) => ({
      sportId: count.id,
      prematchCount: count.lineCount,
      liveCount: count.liveCount,
    })),
  };
}
