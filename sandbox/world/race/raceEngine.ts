import type { Action } from '../action/Action.ts';
import { courtAction } from '../action/courtAction.ts';
import { venueAction, venues } from '../action/venueAction.ts';
import { momentumByScores } from '../clocked/momentum.ts';
import { phaseCodeAt } from '../clocked/phaseCodeAt.ts';
import { bisect } from '../markets/bisect.ts';
import {
  handicap,
  headline,
  listedScores,
  oddEven,
  total,
  twoWay,
  winner,
} from '../markets/commonMarkets.ts';
import { gridOf, type Facts, type MarketType } from '../markets/MarketType.ts';
import { wonIf } from '../markets/settleAdvantage.ts';
import type {
  Course,
  FairChances,
  LiveNumbers,
  MatchSetup,
  SportEngine,
} from '../engine/SportEngine.ts';
import { countIncidents } from '../engine/standing.ts';
import { actingOf, raceFacts, raceNumbers, serverOf, pointsOfStrokes } from './raceNumbers.ts';
import { setCode } from './raceModel.ts';
import { raceOutlook } from './raceOutlook.ts';
import { simulateRace } from './simulateRace.ts';
import type { RaceSport } from './RaceSport.ts';

export function raceEngine(sport: RaceSport): SportEngine {
  return {
    types: raceMarkets(sport),
    mainTypeIds: [1, 4, 6],
    groups: ['main', 'totals', 'handicaps', scoreOf(sport).group],
    levels: (homeRating, awayRating) => [
      Math.min(0.9, Math.max(0.1, 0.5 + sport.ratingWeight * (homeRating - awayRating))),
    ],
    fit: (chances) => fitRace(sport, chances),
    simulate: (setup, fixed) => simulateRace(sport, setup, fixed),
    outlook: (setup, marginSkew, course) => raceOutlook(sport, setup, marginSkew, course),
    standing: (course) => raceFacts(sport, course),
    live: (_setup: MatchSetup, course: Course): LiveNumbers => {
      const { won, periods } = raceNumbers(sport, course);
      const points = pointsOfStrokes(sport, course);
      const server = serverOf(sport, course);
      return {
        score: won,
        periods,
        phaseCode: phaseCodeAt(course),
        ...(server === undefined ? {} : { server }),
        ...(points === undefined ? {} : { points: [`${points[0]}`, `${points[1]}`] }),
        ...(sport.unit === 'maps' ? { maps: periods } : {}),
      };
    },
    momentum: momentumByScores,
    action: (setup, course) => raceAction(sport, setup, course),
  };
}

function raceAction(sport: RaceSport, setup: MatchSetup, course: Course): Action {
  const acting = (played: Course): 1 | 2 => actingOf(sport, played);
  switch (sport.unit) {
    case 'sets':
      // The winner of the last point serves.
      return courtAction(
        setup,
        course,
        course.script.incidents[countIncidents(course) - 1]?.team === 2 ? 2 : 1,
        10,
      );
    case 'legs':
      return venueAction(setup, course, { ...venues.darts, acting });
    case 'frames':
      return venueAction(setup, course, { ...venues.snooker, acting });
    case 'maps':
      return venueAction(setup, course, sport.key === 'lanes' ? venues.lanes : venues.sites);
  }
}

/** Returns the names of scores in the unit of the sport: frames, legs and maps are not sets. */
function scoreOf({ unit }: RaceSport): { readonly nameKey: string; readonly group: string } {
  return unit === 'sets'
    ? { nameKey: 'setScore', group: 'sets' }
    : { nameKey: `${unit}Score`, group: 'scores' };
}

function raceMarkets(sport: RaceSport): readonly MarketType[] {
  const { setsToWin, pointsToWin, unit } = sport;
  const scores = Array.from({ length: setsToWin }, (_unused, lost) => [
    [setsToWin, lost] as const,
    [lost, setsToWin] as const,
  ]).flat();
  const { group, nameKey } = scoreOf(sport);
  const match: readonly MarketType[] = [
    winner(1, 'match', 'main', 'winner', { ...headline, staysOpen: true }),
    ...(pointsToWin === 1 ? [setWinner(sport)] : []),
    total(4, 'match', 'main totals', gridOf(0.5, 1, 20, 4), {
      ...headline,
      nameKey: `${unit}Total`,
    }),
    handicap(6, 'match', 'main handicaps', gridOf(-9.5, 1, 20, 4), {
      ...headline,
      nameKey: `${unit}Handicap`,
    }),
    listedScores(8, 'match', `main ${group}`, nameKey, scores, { columns: 2 }),
    oddEven(9, 'match', 'totals'),
  ];
  const sets =
    pointsToWin === 1
      ? []
      : Array.from({ length: 2 * setsToWin - 1 }, (_unused, index) =>
          setMarkets(setCode(sport, index), 20 + index * 5),
        ).flat();
  return [...match, ...sets];
}

/**
 * Creates the market on the winner of a leg or frame by number, current and next; void if not
 * played.
 */
function setWinner(sport: RaceSport): MarketType {
  const winner = ({ pair }: Facts, lineIndex: number): 1 | 2 | undefined => {
    const points = pair(setCode(sport, lineIndex));
    return points === undefined ? undefined : points[0] > points[1] ? 1 : 2;
  };
  return {
    id: 12,
    nameKey: `${sport.unit}Winner`,
    scope: 'match',
    groups: ['main', scoreOf(sport).group],
    columns: 2,
    outcomes: twoWay,
    overround: 1.06,
    winners: 1,
    isExotic: false,
    grid: gridOf(1, 1, 2 * sport.setsToWin - 1, 2),
    offer: ({ pair, counted }) => {
      const [home, away] = counted('match');
      // A frame may be played on after it is decided.
      return [home + away, home + away + 1].filter(
        (lineIndex) =>
          pair(setCode(sport, lineIndex))?.cells.every(([, , chance]) => chance > 0) === true,
      );
    },
    chances: ({ pair }, lineIndex) =>
      pair(setCode(sport, lineIndex))?.cells.map(([, , chance]) => chance),
    settle: (facts, lineIndex, outcome) => {
      const won = winner(facts, lineIndex);
      return won === undefined ? 'void' : wonIf(won === outcome + 1);
    },
    isDecided: (facts, lineIndex) => winner(facts, lineIndex) !== undefined,
  };
}

function setMarkets(scope: string, base: number): readonly MarketType[] {
  return [
    winner(base, scope, 'main', 'winner'),
    total(base + 1, scope, 'main totals', gridOf(0.5, 1, 90, 4)),
    handicap(base + 2, scope, 'main handicaps', gridOf(-24.5, 1, 50, 4)),
    oddEven(base + 3, scope, 'totals'),
  ];
}

function fitRace(sport: RaceSport, { result }: FairChances): readonly number[] {
  if (result === undefined) return [0.5];
  const wanted = result[0] / (result[0] + result[2]);
  const won = (chance: number): number => {
    const margin = raceOutlook(sport, { id: 0, seed: 0, levels: [chance] }, [1, 1]).pair(
      'match',
    )?.margin;
    return margin === undefined
      ? 0.5
      : margin.chances.reduce((sum, each, index) => sum + (margin.from + index > 0 ? each : 0), 0);
  };
  return [bisect(0.1, 0.9, (chance) => won(chance) - wanted)];
}
