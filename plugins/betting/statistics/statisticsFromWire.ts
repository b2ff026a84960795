import { toOdds } from '#domain/odds/toOdds.ts';
import { settlementOf } from '#domain/ticket/Settlement.ts';
import type {
  ChampTable,
  ContestsWire,
  CupRoundWire,
  GameHistory,
  GameLineUps,
  GameOutcomes,
  GameStatistics,
  PlayedGame,
  TableRowWire,
  TeamForm as TeamFormWire,
  TeamLineUp as TeamLineUpWire,
  TeamOverview as TeamOverviewWire,
  StatisticsIndex as StatisticsIndexWire,
} from '#wire';
import type { ContestHistory } from './contests/contests.ts';
import type {
  CupRound,
  DecidedMarkets,
  EventHistory,
  FormResult,
  LeagueTable,
  PlayedEvent,
  StatisticSection,
  StatisticsIndex,
  TableRow,
  TeamForm,
  TeamLineUp,
  TeamOverview,
} from './statistics.ts';
import {
  groupFromWire,
  competitionFromWire,
  competitorFromWire,
  eventFromWire,
} from '../feed/eventFromWire.ts';

const results: Readonly<Record<TableRowWire['form'][number], FormResult>> = {
  1: 'won',
  0: 'drawn',
  [-1]: 'lost',
};

/** A match that is over; also for plugins that tell results. */
export function playedFromWire(wire: PlayedGame): PlayedEvent {
  return Object.freeze({
    id: wire.id,
    sportId: wire.sportId,
    competitionId: wire.champId,
    competitionName: wire.champName,
    slug: wire.slug,
    home: competitorFromWire(wire.team1),
    away: competitorFromWire(wire.team2),
    startsAtS: wire.starts_at,
    score: wire.score,
    periods: wire.periods,
    ending: wire.ending,
    winner: wire.winner,
    shootOut: wire.shootout,
    isCorrected: wire.isCorrected === true,
    outright: wire.outright,
  });
}

function formFromWire({ team, games }: TeamFormWire): TeamForm {
  return { team: competitorFromWire(team), events: games.map(playedFromWire) };
}

function rowFromWire({ team, form, ...counts }: TableRowWire): TableRow {
  return Object.freeze({
    ...counts,
    team: competitorFromWire(team),
    form: form.map((result) => results[result]).toReversed(),
  });
}

function lineUpFromWire({ team, starting, bench }: TeamLineUpWire): TeamLineUp {
  return { team: competitorFromWire(team), starting, bench };
}

export function statisticsFromWire({ sections }: GameStatistics): readonly StatisticSection[] {
  return sections;
}

export function historyFromWire({ meetings, form: [home, away] }: GameHistory): EventHistory {
  return { meetings: meetings.map(playedFromWire), form: [formFromWire(home), formFromWire(away)] };
}

export function lineUpsFromWire({
  teams: [home, away],
}: GameLineUps): readonly [TeamLineUp, TeamLineUp] | undefined {
  return home === undefined || away === undefined
    ? undefined
    : [lineUpFromWire(home), lineUpFromWire(away)];
}

export function indexFromWire({ sports, sportId, champs }: StatisticsIndexWire): StatisticsIndex {
  return {
    sports,
    sportId,
    competitions: champs.map(({ champ, seasons }) => ({
      competition: competitionFromWire(champ),
      seasons: seasons.map(({ season, name, from_at: fromS, to_at: toS }) => ({
        season,
        name,
        fromS,
        toS,
      })),
    })),
  };
}

export function tableFromWire(wire: ChampTable): LeagueTable {
  return {
    competition: competitionFromWire(wire.champ),
    season: wire.season,
    name: wire.name,
    firstSeason: wire.firstSeason,
    lastSeason: wire.lastSeason,
    fromS: wire.from_at,
    toS: wire.to_at,
    rows: wire.rows.map(rowFromWire),
    rounds: wire.rounds?.map(roundFromWire),
    contests: wire.contests && contestsFromWire(wire.contests),
  };
}

const whole = 1000;

function contestsFromWire({ past, track, polls }: ContestsWire): ContestHistory {
  return {
    past: past.map(({ id, name, decided_at: decidedAtS, places }) => ({
      id,
      name,
      decidedAtS,
      places: places.map(({ team, share }) => ({
        entrant: competitorFromWire(team),
        share: share === undefined ? undefined : share / whole,
      })),
    })),
    track: track && {
      races: track.races,
      runners: track.rows.map(({ team, ...counts }) => ({
        ...counts,
        runner: competitorFromWire(team),
      })),
    },
    polls: polls && {
      eventId: polls.gameId,
      atS: polls.at,
      rows: polls.rows.map(({ team, shares }) => ({
        person: competitorFromWire(team),
        shares: shares.map((share) => share / whole),
      })),
    },
  };
}

function roundFromWire({ name, ties }: CupRoundWire): CupRound {
  return {
    name,
    ties: ties.map(({ team1, team2, winner, legs }) => ({
      sides:
        team1 === undefined || team2 === undefined
          ? undefined
          : [competitorFromWire(team1), competitorFromWire(team2)],
      winner,
      legs: legs.map((leg) => ({
        eventId: leg.id,
        startsAtS: leg.starts_at,
        score: leg.score,
        shootOut: leg.shootout,
        isLate: leg.overtime === true,
      })),
    })),
  };
}

export function teamFromWire(wire: TeamOverviewWire): TeamOverview {
  return {
    team: competitorFromWire(wire.team),
    competition: competitionFromWire(wire.champ),
    events: wire.games.map(playedFromWire),
    next: wire.next.map(eventFromWire),
    row: wire.row === undefined ? undefined : rowFromWire(wire.row),
  };
}

export function outcomesFromWire({ groups, markets }: GameOutcomes): DecidedMarkets {
  return {
    groups: groups.map(groupFromWire),
    markets: markets.map(({ outcomes, ...market }) => ({
      ...market,
      outcomes: outcomes.map(({ id, name, coef, statusId }) => ({
        id,
        name,
        odds: toOdds(coef),
        settlement: settlementOf(statusId),
      })),
    })),
  };
}
