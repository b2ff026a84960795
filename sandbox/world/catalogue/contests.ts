import { countryOf } from './countries.ts';
import type { Competition } from './competitions.ts';
import { sportOf } from './sports.ts';

/** Many against each other, once: who wins, and in which order. Terms of a contest follow each other without end. */
export interface ContestPlan {
  readonly competition: Competition;
  /** How many take part. */
  readonly entrants: number;
  /** Time between two of them. */
  readonly spacingMs: number;
  /** When they end: so long after a multiple of the spacing since the epoch. */
  readonly offsetMs: number;
  /** How long before its end bets are taken. */
  readonly offeredMs: number;
  /** How long it takes until the order is known. */
  readonly decidesMs: number;
  /** So often what is thought of those who take part changes. */
  readonly stepMs: number;
  /** How much of it changes in a step, and how much only the contest itself shows; ratings are from about -1 to 1. */
  readonly stepSpread: number;
  readonly lastSpread: number;
  /** Those who take part are new each time, or drawn from those who always do. */
  readonly cast: 'persons' | 'marbles';
  /** Questions about it, by their keys. */
  readonly markets: readonly ContestMarketKey[];
}

export type ContestMarketKey = 'raceWinner' | 'electionWinner' | 'nextLeader' | 'topTwo' | 'topThree' | 'lastPlace';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Behind the numbers of all championships and before those of their outrights. Part of every event id: the order is for ever. */
const firstContest = 490;

function toCompetition(id: number, sportId: number, nameKey: string, teamCount: number): Competition {
  return {
    id,
    sport: sportOf(sportId),
    country: countryOf('int'),
    nameKey,
    isTop: false,
    isCup: false,
    hasTwoLegs: false,
    hasOutrights: false,
    matchesADay: 0,
    offeredH: 0,
    size: 'small',
    teamCount,
  };
}

const marbles = 18;
const politics = 19;
const marblesARace = 8;
/** Fewer than an id can tell from each other in a day. */
const racesADay = 60;

/** Tracks take turns, so that the next race is never far. */
const tracks = ['glassRun', 'spiralTower', 'sandValley', 'longDrop'] as const;

type Vote = readonly [nameKey: string, candidates: number, markets: readonly ContestMarketKey[]];

const votes: readonly Vote[] = [
  ['valdoriaPresident', 7, ['electionWinner', 'topTwo']],
  ['kestrelIslesPrimeMinister', 5, ['electionWinner']],
  ['arveniaPresident', 6, ['electionWinner', 'topTwo']],
  ['valdoriaReformLeader', 5, ['nextLeader']],
  ['arveniaGreenLeader', 6, ['nextLeader']],
];

const weeksOfATerm = votes.length;
/** Days since the epoch are counted from a Thursday; votes are on Sundays and are counted in the evening. */
const firstSundayMs = 3 * dayMs;
const pollsCloseMs = 18 * hourMs;

export const contestPlans: readonly ContestPlan[] = [
  ...tracks.map((nameKey, index): ContestPlan => ({
    competition: toCompetition(firstContest + index, marbles, nameKey, marblesARace),
    entrants: marblesARace,
    spacingMs: dayMs / racesADay,
    offsetMs: (dayMs / racesADay / tracks.length) * index,
    offeredMs: 90 * minuteMs,
    decidesMs: 75_000,
    stepMs: 15 * minuteMs,
    stepSpread: 0.12,
    lastSpread: 0.9,
    cast: 'marbles',
    markets: ['raceWinner', 'topThree', 'lastPlace'],
  })),
  ...votes.map(([nameKey, entrants, markets], index): ContestPlan => ({
    competition: toCompetition(firstContest + tracks.length + index, politics, nameKey, entrants),
    entrants,
    spacingMs: weeksOfATerm * 7 * dayMs,
    offsetMs: firstSundayMs + index * 7 * dayMs + pollsCloseMs,
    offeredMs: weeksOfATerm * 7 * dayMs - 12 * hourMs,
    decidesMs: 5 * hourMs,
    stepMs: 6 * hourMs,
    stepSpread: 0.022,
    lastSpread: 0.8,
    cast: 'persons',
    markets,
  })),
];
