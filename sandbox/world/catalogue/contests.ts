import { countryOf } from './countries.ts';
import type { Competition } from './competitions.ts';
import { sportOf } from './sports.ts';

/** An endless series of contests of many entrants. */
export interface ContestPlan {
  readonly competition: Competition;
  /** Number of entrants. */
  readonly entrants: number;
  /** Time between two contests. */
  readonly spacingMs: number;
  /** Offset of the closing times to multiples of the spacing since the epoch. */
  readonly offsetMs: number;
  /** How long before its close a contest takes bets. */
  readonly offeredMs: number;
  /** Time between close and result. */
  readonly decidesMs: number;
  /** Interval at which the ratings change. */
  readonly stepMs: number;
  /**
   * Size of a rating change and of the random share of a contest; ratings range from about -1 to 1.
   */
  readonly stepSpread: number;
  readonly lastSpread: number;
  /** `persons` are new each time, `marbles` are drawn from regulars. */
  readonly entrantKind: 'persons' | 'marbles';
  /** Keys of its markets. */
  readonly markets: readonly ContestMarketKey[];
}

export type ContestMarketKey =
  | 'raceWinner'
  | 'electionWinner'
  | 'nextLeader'
  | 'topTwo'
  | 'topThree'
  | 'lastPlace';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * First competition id after the leagues and before their outrights. Part of every event id, so the
 * order must never change.
 */
const firstContest = 490;

function toCompetition(
  id: number,
  sportId: number,
  nameKey: string,
  teamCount: number,
): Competition {
  return {
    id,
    sport: sportOf(sportId),
    country: countryOf('int'),
    nameKey,
    isTop: false,
    isCup: false,
    hasTwoLegs: false,
    hasOutrights: false,
    calendar: { kind: 'none' },
    offeredH: 0,
    size: 'small',
    teamCount,
  };
}

const marbles = 18;
const politics = 19;
const marblesPerRace = 8;
/** At most as many as an event id can count per day. */
const racesPerDay = 60;

/** Tracks alternate, so that the next race is always soon. */
const tracks = ['glassRun', 'spiralTower', 'sandValley', 'longDrop'] as const;

type Vote = readonly [nameKey: string, candidates: number, markets: readonly ContestMarketKey[]];

const votes: readonly Vote[] = [
  ['valdoriaPresident', 7, ['electionWinner', 'topTwo']],
  ['kestrelIslesPrimeMinister', 5, ['electionWinner']],
  ['arveniaPresident', 6, ['electionWinner', 'topTwo']],
  ['valdoriaReformLeader', 5, ['nextLeader']],
  ['arveniaGreenLeader', 6, ['nextLeader']],
];

const weeksPerTerm = votes.length;
/** The epoch was a Thursday; votes are on Sundays and counted in the evening. */
const firstSundayMs = 3 * dayMs;
const pollsCloseMs = 18 * hourMs;

export const contestPlans: readonly ContestPlan[] = [
  ...tracks.map((nameKey, index): ContestPlan => ({
    competition: toCompetition(firstContest + index, marbles, nameKey, marblesPerRace),
    entrants: marblesPerRace,
    spacingMs: dayMs / racesPerDay,
    offsetMs: (dayMs / racesPerDay / tracks.length) * index,
    offeredMs: 90 * minuteMs,
    decidesMs: 75_000,
    stepMs: 15 * minuteMs,
    stepSpread: 0.12,
    lastSpread: 0.9,
    entrantKind: 'marbles',
    markets: ['raceWinner', 'topThree', 'lastPlace'],
  })),
  ...votes.map(([nameKey, entrants, markets], index): ContestPlan => ({
    competition: toCompetition(firstContest + tracks.length + index, politics, nameKey, entrants),
    entrants,
    spacingMs: weeksPerTerm * 7 * dayMs,
    offsetMs: firstSundayMs + index * 7 * dayMs + pollsCloseMs,
    offeredMs: weeksPerTerm * 7 * dayMs - 12 * hourMs,
    decidesMs: 5 * hourMs,
    stepMs: 6 * hourMs,
    stepSpread: 0.022,
    lastSpread: 0.8,
    entrantKind: 'persons',
    markets,
  })),
];
