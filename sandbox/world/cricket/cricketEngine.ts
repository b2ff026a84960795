import { venueAction, venues } from '../action/venueAction.ts';
import { momentumByScores } from '../clocked/momentum.ts';
import { phaseCodeAt } from '../clocked/phaseCodeAt.ts';
import { advantageLevels } from '../engine/advantageLevels.ts';
import {
  handicap,
  headline,
  oddEven,
  teamTotals,
  total,
  winner,
} from '../markets/commonMarkets.ts';
import { gridOf, type MarketType } from '../markets/MarketType.ts';
import type { Course, LiveNumbers, SportEngine } from '../engine/SportEngine.ts';
import {
  cricketFacts,
  cricketStanding,
  simulateCricket,
  type CricketState,
} from './cricketCourse.ts';
import { fitEdge } from './cricketModel.ts';
import { cricketOutlook, homeChanceOf } from './cricketOutlook.ts';

const cricketMarkets: readonly MarketType[] = [
  winner(2, 'full', 'main', 'winnerWithSuperOver', headline),
  total(4, 'match', 'main totals', gridOf(130.5, 3, 127, 7), headline),
  handicap(6, 'match', 'main handicaps', gridOf(-94.5, 3, 64, 6), headline),
  winner(3, 'match', 'main', 'drawNoBet'),
  ...teamTotals(8, 'match', 'teams totals', gridOf(20.5, 2, 127, 5)),
  oddEven(10, 'match', 'totals'),
  total(20, 'powerplay1', 'innings', gridOf(5.5, 1, 110, 5), { nameKey: 'team1Powerplay' }),
  total(21, 'powerplay2', 'innings', gridOf(5.5, 1, 110, 5), { nameKey: 'team2Powerplay' }),
];

export const cricketEngine: SportEngine = {
  types: cricketMarkets,
  mainTypeIds: [2, 4, 6],
  groups: ['main', 'totals', 'handicaps', 'teams', 'innings'],
  levels: (homeRating, awayRating) => advantageLevels(0.045 * (homeRating - awayRating) + 0.008),
  fit: ({ result }) => {
    if (result === undefined) return [1, 1];
    const wanted = result[0] / (result[0] + result[2]);
    return advantageLevels(
      fitEdge(
        (edge) =>
          homeChanceOf(cricketOutlook({ id: 0, seed: 0, levels: advantageLevels(edge) }, [1, 1])),
        wanted,
      ),
    );
  },
  simulate: simulateCricket,
  outlook: cricketOutlook,
  standing: (course) => cricketFacts(cricketStanding(course)),
  live: cricketNumbers,
  momentum: momentumByScores,
  action: (setup, course) =>
    venueAction(setup, course, {
      ...venues.cricket,
      acting: (now) => battingOf(cricketStanding(now)),
    }),
};

function battingOf({ innings, isSecond }: CricketState): 1 | 2 {
  return (isSecond ? innings[1] : innings[0]).team;
}

function cricketNumbers(_setup: unknown, course: Course): LiveNumbers {
  const state = cricketStanding(course);
  const { innings, isSecond } = state;
  const isOver = course.playedS >= course.script.durationS;
  const of = (team: 1 | 2): CricketState['innings'][number] =>
    innings[0].team === team ? innings[0] : innings[1];
  const batting = isSecond ? innings[1] : innings[0];
  return {
    score: [of(1).runs, of(2).runs],
    periods: [],
    phaseCode: phaseCodeAt(course),
    innings: {
      number: isSecond ? 2 : 1,
      batting: batting.team,
      wickets: [of(1).wickets, of(2).wickets],
      balls: [of(1).balls, of(2).balls],
      ...(isSecond && !isOver ? { target: innings[0].runs + 1 } : {}),
    },
    statistics: [
      { key: 'wickets', home: of(1).wickets, away: of(2).wickets },
      { key: 'fours', home: state.fours[0], away: state.fours[1] },
      { key: 'sixes', home: state.sixes[0], away: state.sixes[1] },
    ],
  };
}
