import type { CountPair } from '../markets/MarketType.ts';
import type { Course, Incident, MatchSetup } from '../engine/SportEngine.ts';
import { Counter, type Statistic } from './Counter.ts';
import { raceStatistics } from './raceStatistics.ts';
import { tennisStatistics } from './tennisStatistics.ts';

const isScore = ({ kind, counter }: Incident): boolean =>
  (kind === 'goal' || kind === 'point') && counter !== undefined;
const isWorth =
  (...values: readonly number[]) =>
  (incident: Incident): boolean =>
    isScore(incident) && values.includes(incident.value ?? 1);
const isCounted =
  (counter: string) =>
  (incident: Incident): boolean =>
    incident.counter === counter;

/** Splits a shared mean: each side gets about half, the stronger one slightly more. */
function shared(mean: number, { levels: [home = 1, away = 1] }: MatchSetup): CountPair {
  const edge = Math.min(0.2, Math.max(-0.2, (home - away) / (home + away)));
  return [mean * (1 + edge), mean * (1 - edge)];
}

function footballStatistics(setup: MatchSetup, course: Course): readonly Statistic[] {
  const counter = new Counter(setup, course);
  const saved = counter.incidents('shotsOnTarget', isCounted('shotsOn'));
  const scored = counter.incidents(
    'goals',
    ({ kind, counter: of }) => of === 'goals' && kind !== 'own_goal',
  );
  return [
    // Shots on target that were not scored are saves.
    { key: 'saves', home: saved.away - scored.away, away: saved.home - scored.home },
    counter.everyMinute('fouls', [0.13, 0.13]),
    counter.everyMinute('offsides', shared(0.022, setup)),
    counter.everyMinute('throwIns', [0.24, 0.24]),
    counter.everyMinute('passes', shared(4.9, setup)),
    counter.incidents('yellowCards', isCounted('yellow')),
    counter.incidents('redCards', isCounted('red')),
  ];
}

function basketballStatistics(setup: MatchSetup, course: Course): readonly Statistic[] {
  const counter = new Counter(setup, course);
  return [
    counter.incidents('twoPointers', isWorth(2)),
    counter.incidents('threePointers', isWorth(3)),
    counter.incidents('freeThrows', isWorth(1)),
    counter.everyMinute('rebounds', shared(0.92, setup)),
    counter.share('assists', isWorth(2, 3), 0.6),
    counter.everyMinute('steals', [0.18, 0.18]),
    counter.everyMinute('blocks', [0.09, 0.09]),
    counter.everyMinute('turnovers', [0.32, 0.32]),
    counter.everyMinute('fouls', [0.46, 0.46]),
  ];
}

function hockeyStatistics(setup: MatchSetup, course: Course): readonly Statistic[] {
  const counter = new Counter(setup, course);
  return [
    counter.everyMinute('faceOffsWon', shared(0.48, setup)),
    counter.everyMinute('hits', [0.34, 0.34]),
    counter.everyMinute('blockedShots', [0.22, 0.22]),
  ];
}

function handballStatistics(setup: MatchSetup, course: Course): readonly Statistic[] {
  const counter = new Counter(setup, course);
  return [
    counter.share('sevenMetreGoals', isScore, 0.12),
    counter.everyMinute('saves', [0.2, 0.2]),
    counter.everyMinute('suspensions', [0.06, 0.06]),
    counter.everyMinute('turnovers', [0.18, 0.18]),
  ];
}

function americanFootballStatistics(setup: MatchSetup, course: Course): readonly Statistic[] {
  const counter = new Counter(setup, course);
  return [
    counter.incidents('touchdowns', isWorth(6, 7, 8)),
    counter.incidents('fieldGoals', isWorth(3)),
    counter.everyMinute('firstDowns', shared(0.34, setup)),
    counter.everyMinute('passingYards', shared(3.8, setup)),
    counter.everyMinute('rushingYards', shared(1.9, setup)),
    counter.everyMinute('turnovers', [0.022, 0.022]),
  ];
}

function rugbyStatistics(setup: MatchSetup, course: Course): readonly Statistic[] {
  const counter = new Counter(setup, course);
  return [
    counter.incidents('tries', isWorth(5, 7)),
    counter.incidents('conversions', isWorth(7)),
    counter.incidents('penaltyGoals', isWorth(3)),
    counter.everyMinute('tackles', [1.6, 1.6]),
    counter.everyMinute('scrumsWon', shared(0.1, setup)),
    counter.everyMinute('turnovers', [0.09, 0.09]),
  ];
}

function dartsStatistics(setup: MatchSetup, course: Course): readonly Statistic[] {
  const counter = new Counter(setup, course);
  const thrown =
    (least: number) =>
    ({ kind, value = 0 }: Incident): boolean =>
      kind === 'shot' && value >= least;
  return [
    counter.incidents('maximums', thrown(180)),
    counter.incidents('tons140', thrown(140)),
    counter.incidents('tons100', thrown(100)),
    counter.incidents('visits', thrown(0)),
  ];
}

function snookerStatistics(setup: MatchSetup, course: Course): readonly Statistic[] {
  const counter = new Counter(setup, course);
  const breaks = breaksOf(course);
  const isFoul = isCounted('fouls');
  const potted = ({ kind, counter: of }: Incident): boolean => kind === 'shot' && of === undefined;
  const [given, scored] = [counter.sum('fouls', isFoul), counter.sum('pointsWon', potted)];
  const atLeast = (key: string, least: number): Statistic => ({
    key,
    home: breaks[0].filter((points) => points >= least).length,
    away: breaks[1].filter((points) => points >= least).length,
  });
  return [
    { key: 'highestBreak', home: Math.max(0, ...breaks[0]), away: Math.max(0, ...breaks[1]) },
    atLeast('breaks100', 100),
    atLeast('breaks50', 50),
    // A foul counts for the opponent.
    { key: 'pointsWon', home: scored.home + given.away, away: scored.away + given.home },
    counter.incidents('fouls', isFoul),
  ];
}

/** Returns the points of each visit so far. */
function breaksOf({
  script,
  playedS,
}: Course): readonly [home: readonly number[], away: readonly number[]] {
  const breaks: [number[], number[]] = [[], []];
  let isRunning = false;
  for (const { atS, kind, team, value = 0, counter } of script.incidents) {
    if (atS > playedS) break;
    const isPot = kind === 'shot' && value > 0 && counter === undefined;
    if (isPot && team !== 0) {
      const own = breaks[team - 1] ?? [];
      if (isRunning) own.push((own.pop() ?? 0) + value);
      else own.push(value);
    }
    isRunning = isPot;
  }
  return breaks;
}

const bySport: Readonly<
  Record<string, (setup: MatchSetup, course: Course) => readonly Statistic[]>
> = {
  football: footballStatistics,
  basketball: basketballStatistics,
  'ice-hockey': hockeyStatistics,
  handball: handballStatistics,
  'american-football': americanFootballStatistics,
  rugby: rugbyStatistics,
  tennis: tennisStatistics,
  volleyball: raceStatistics('volleyball'),
  'table-tennis': raceStatistics('racket'),
  badminton: raceStatistics('racket'),
  darts: dartsStatistics,
  snooker: snookerStatistics,
};

/** Sports whose engine counts statistics for the score itself. */
const countedByEngine: ReadonlySet<string> = new Set([
  'cricket',
  'baseball',
  'boxing',
  'mma',
  'cyber-football',
  'cyber-tennis',
]);

/** Whether a sport or discipline has statistics, known before any of its matches has begun. */
export function hasStatistics(sportKey: string): boolean {
  return sportKey in bySport || countedByEngine.has(sportKey);
}

/** Returns the statistics of a sport up to a moment; every number only grows. */
export function sportStatistics(
  sportKey: string,
  setup: MatchSetup,
  course: Course,
): readonly Statistic[] {
  return bySport[sportKey]?.(setup, course) ?? [];
}
