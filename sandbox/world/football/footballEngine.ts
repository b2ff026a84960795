import { fieldAction } from '../action/fieldAction.ts';
import type {
  Course,
  FairChances,
  LiveNumbers,
  MatchSetup,
  SportEngine,
} from '../engine/SportEngine.ts';
import { footballStanding } from './footballFacts.ts';
import { fitFootball } from './fitFootball.ts';
import { footballGroups, footballMarkets } from './footballMarkets.ts';
import { footballOutlook } from './footballOutlook.ts';
import { simulateFootball } from './simulateFootball.ts';
import { momentumOf, statisticsOf } from './footballStatistics.ts';

export const footballEngine: SportEngine = {
  types: footballMarkets,
  mainTypeIds: [1, 4, 6],
  groups: footballGroups,
  levels: (homeRating, awayRating) => {
    const supremacy = 0.62 * (homeRating - awayRating) + 0.17;
    return [1.28 * Math.exp(supremacy * 0.55), 1.28 * Math.exp(-supremacy * 0.55)];
  },
  fit: (chances: FairChances) => fitFootball(chances),
  simulate: simulateFootball,
  outlook: footballOutlook,
  standing: footballStanding,
  live: footballNumbers,
  momentum: momentumOf,
  action: (setup, course) => fieldAction(setup, course, 'kickOff'),
};

function footballNumbers(setup: MatchSetup, course: Course): LiveNumbers {
  const { script, playedS } = course;
  const facts = playedS >= script.durationS ? script.facts : footballStanding(course);
  const phase = script.phases.findLast(({ fromS }) => fromS <= playedS);
  const phaseCode = playedS >= script.durationS ? 'ft' : (phase?.code ?? 'h1');
  const pair = (scope: string): readonly [number, number] => facts.pair(scope) ?? [0, 0];
  const extra = pair('extraGoals');
  const hasBegun = (code: string): boolean =>
    script.phases.some((each) => each.code === code && each.fromS <= playedS);
  return {
    score: [pair('match')[0] + extra[0], pair('match')[1] + extra[1]],
    periods: [
      pair('h1'),
      ...(phaseCode === 'h1' || phaseCode === 'ht' ? [] : [pair('h2')]),
      ...(hasBegun('et1') ? [extra] : []),
    ],
    phaseCode,
    corners: pair('corners'),
    yellow: pair('yellow'),
    red: pair('red'),
    ...(hasBegun('pens') ? { shootOut: pair('kicks') } : {}),
    statistics: statisticsOf(setup, course, pair),
  };
}
