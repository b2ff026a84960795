import { momentumByScores } from '../clocked/momentum.ts';
import { periodCodes } from '../clocked/Timeline.ts';
import { phaseCodeAt } from '../clocked/phaseCodeAt.ts';
import { fitFootball } from '../football/fitFootball.ts';
import type { Course, LiveNumbers, MatchSetup, SportEngine } from '../SportEngine.ts';
import { hockeyGroups, hockeyMarkets } from './hockeyMarkets.ts';
import { hockeyFacts, hockeyOutlook, simulateHockey } from './hockeyModel.ts';

export const hockeyEngine: SportEngine = {
  isPlayedLive: true,
  types: hockeyMarkets,
  mainTypeIds: [1, 4, 6],
  groups: hockeyGroups,
  levels: (homeRating, awayRating) => {
    const supremacy = 0.35 * (homeRating - awayRating) + 0.06;
    return [2.75 * Math.exp(supremacy), 2.75 * Math.exp(-supremacy)];
  },
  fit: (chances) => fitFootball(chances.total === undefined ? { ...chances, total: { line: 5.5, over: 0.5 } } : chances),
  simulate: simulateHockey,
  outlook: hockeyOutlook,
  live: hockeyNumbers,
  momentum: momentumByScores,
};

function hockeyNumbers(_setup: MatchSetup, course: Course): LiveNumbers {
  const { script, playedS } = course;
  const facts = hockeyFacts(script.incidents.filter(({ atS }) => atS <= playedS));
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
