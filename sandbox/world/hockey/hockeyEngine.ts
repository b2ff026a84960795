import { fieldAction } from '../action/fieldAction.ts';
import { momentumByScores } from '../clocked/momentum.ts';
import { periodCodes } from '../clocked/Timeline.ts';
import { phaseCodeAt } from '../clocked/phaseCodeAt.ts';
import { fitFootball } from '../football/fitFootball.ts';
import type {
  Course,
  FairChances,
  LiveNumbers,
  MatchSetup,
  SportEngine,
} from '../engine/SportEngine.ts';
import { hockeyGroups, hockeyMarkets } from './hockeyMarkets.ts';
import { hockeyOutlook, hockeyStanding, simulateHockey } from './hockeyModel.ts';

export const hockeyEngine: SportEngine = {
  types: hockeyMarkets,
  mainTypeIds: [1, 4, 6],
  groups: hockeyGroups,
  levels: (homeRating, awayRating) => {
    const supremacy = 0.35 * (homeRating - awayRating) + 0.06;
    return [2.75 * Math.exp(supremacy), 2.75 * Math.exp(-supremacy)];
  },
  fit: fitHockey,
  simulate: simulateHockey,
  outlook: hockeyOutlook,
  standing: hockeyStanding,
  live: hockeyNumbers,
  momentum: momentumByScores,
  action: (setup, course) => fieldAction(setup, course, 'faceOff'),
};

/** Fits the levels; a two-way result includes overtime and shoot-out. */
function fitHockey(chances: FairChances): readonly number[] {
  const { result, total = { line: 5.5, over: 0.5 }, ...others } = chances;
  if (result === undefined) return fitFootball({ ...others, total });
  return fitFootball(
    result[1] === 0
      ? { ...others, total, advance: result[0] / (result[0] + result[2]) }
      : { ...others, total, result },
  );
}

function hockeyNumbers(_setup: MatchSetup, course: Course): LiveNumbers {
  const { script, playedS } = course;
  const facts = hockeyStanding(course);
  const pair = (scope: string): readonly [number, number] => facts.pair(scope) ?? [0, 0];
  return {
    score: pair('full'),
    periods: periodCodes(script.phases, playedS).map(pair),
    phaseCode: phaseCodeAt(course),
    statistics: [
      { key: 'shots', home: pair('shots')[0], away: pair('shots')[1] },
      { key: 'penaltyMinutes', home: 2 * pair('penalties')[0], away: 2 * pair('penalties')[1] },
    ],
  };
}
