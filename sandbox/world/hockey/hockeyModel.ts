import { scoreFacts } from '../clocked/scoreFacts.ts';
import { clockPlayedS, Timeline } from '../clocked/Timeline.ts';
import { mergeIntervals } from '../engine/mergeIntervals.ts';
import type { CountPair, Facts, Outlook } from '../markets/MarketType.ts';
import { OvertimePair } from '../markets/OvertimePair.ts';
import {
  IndependentPair,
  JointPair,
  type PairDistribution,
  type ScoreCell,
} from '../markets/PairDistribution.ts';
import { poissonPmf } from '../markets/Pmf.ts';
import { createRandom, drawPoisson, type Random } from '../random.ts';
import { standingBy } from '../engine/standing.ts';
import type {
  Course,
  FixedResult,
  Incident,
  MatchScript,
  MatchSetup,
  MarginSkew,
} from '../engine/SportEngine.ts';
import { cachedPairs } from '../markets/cachedPairs.ts';
import { drawFalseAlarms } from '../engine/drawFalseAlarms.ts';
import { byTime, withPoints } from '../engine/withPoints.ts';

/**
 * Goals of each team are a Poisson process, constant over sixty minutes. A tie goes to sudden death
 * and, without a goal in five minutes, to a shoot-out: one goal for the winner, which is the
 * stronger team slightly more often.
 */
const periods = ['p1', 'p2', 'p3'] as const;
const periodS = 1200;
const overtimeS = 300;
const scopes = [...periods, 'ot', 'shots', 'penalties'];
const overtimeGoalChance = 0.55;

function overtimeHomeChance([home = 1, away = 1]: readonly number[]): number {
  return 0.5 + 0.6 * (home / (home + away) - 0.5);
}

function hockeyFacts(incidents: readonly Incident[]): Facts {
  const facts = scoreFacts(incidents, scopes, { match: periods, full: [...periods, 'ot'] });
  // The "n-th goal" market settles by regular time, as it is priced.
  const { sequence } = scoreFacts(
    incidents.filter(({ counter }) => counter !== 'ot'),
    scopes,
    {},
  );
  return { ...facts, sequence };
}

export const hockeyStanding = standingBy(({ script, playedS }) =>
  hockeyFacts(script.incidents.filter(({ atS }) => atS <= playedS)),
);

export function simulateHockey(setup: MatchSetup, fixed?: FixedResult): MatchScript {
  const random = createRandom(setup.seed, setup.id, 'hockey');
  const timeline = new Timeline();
  periods.forEach((code, index) => {
    timeline.addPeriod(random, {
      code,
      lengthS: periodS,
      clockFromS: 0,
      countsDown: false,
      stops: { count: 14, fromS: 15, toS: 45 },
    });
    if (index < 2) timeline.addBreak(900, periodS);
  });
  const goals = periods.flatMap((code) =>
    ([1, 2] as const).flatMap((team) =>
      drawInPeriod(random, timeline, code, team, (setup.levels[team - 1] ?? 2.7) / 3, 'goal'),
    ),
  );
  const drafts = fixed === undefined ? goals : fixGoals(random, timeline, fixed);
  const regular = countGoals(drafts);
  if (regular[0] === regular[1] && fixed === undefined)
    drafts.push(drawDecider(random, timeline, setup));
  const others = periods.flatMap((code) =>
    ([1, 2] as const).flatMap((team) => [
      ...drawInPeriod(
        random,
        timeline,
        code,
        team,
        9 + (setup.levels[team - 1] ?? 2.7) * 0.5,
        'shot',
      ),
      ...drawInPeriod(random, timeline, code, team, 1.3, 'info'),
    ]),
  );
  const starts = periods.map((code): Omit<Incident, 'score'> => ({
    atS: timeline.matchSecond(code, 0),
    kind: 'period',
    team: 0,
    textKey: `periodStart@${code}`,
    isShown: true,
  }));
  const incidents = withPoints([...starts, ...drafts, ...others].toSorted(byTime), 'goal');
  const alarms = drawFalseAlarms(random, 8, timeline.endS);
  // Betting is suspended in the last half minute, when the net may be empty.
  const lastMoments: [number, number] = [
    timeline.matchSecond('p3', periodS - 30),
    timeline.matchSecond('p3', periodS),
  ];
  return {
    durationS: timeline.endS,
    phases: timeline.phases,
    incidents,
    suspensions: mergeIntervals([
      ...drafts.map(({ atS }): [number, number] => [atS - 5 - (atS % 4), atS + 20]),
      ...alarms.map((atS): [number, number] => [atS - 5, atS + 2]),
      lastMoments,
    ]),
    facts: hockeyFacts(incidents),
  };
}

type Draft = Omit<Incident, 'score'>;

function drawInPeriod(
  random: Random,
  timeline: Timeline,
  code: string,
  team: 1 | 2,
  mean: number,
  kind: 'goal' | 'shot' | 'info',
): Draft[] {
  return Array.from({ length: drawPoisson(random, mean) }, () =>
    draft(timeline, code, random() * periodS, team, kind),
  );
}

function draft(
  timeline: Timeline,
  code: string,
  clockS: number,
  team: 1 | 2,
  kind: 'goal' | 'shot' | 'info',
): Draft {
  const what = {
    goal: { textKey: 'goal', counter: code },
    shot: { textKey: 'shotOnTarget', counter: 'shots' },
    info: { textKey: 'minorPenalty', counter: 'penalties' },
  }[kind];
  return { atS: timeline.matchSecond(code, clockS), kind, team, ...what, isShown: kind !== 'shot' };
}

function countGoals(drafts: readonly Draft[]): CountPair {
  const of = (team: 1 | 2): number =>
    drafts.filter((goal) => goal.kind === 'goal' && goal.team === team).length;
  return [of(1), of(2)];
}

/** Places given goals in regular time, although one of them may have been in overtime. */
function fixGoals(random: Random, timeline: Timeline, { score }: FixedResult): Draft[] {
  return ([1, 2] as const).flatMap((team) =>
    Array.from({ length: score[team - 1] ?? 0 }, () =>
      draft(timeline, periods[Math.floor(random() * 3)] ?? 'p1', random() * periodS, team, 'goal'),
    ),
  );
}

function drawDecider(random: Random, timeline: Timeline, setup: MatchSetup): Draft {
  const team = random() < overtimeHomeChance(setup.levels) ? 1 : 2;
  const isGoal = random() < overtimeGoalChance;
  timeline.addBreak(120, periodS);
  const lengthS = isGoal ? 20 + Math.floor(random() * (overtimeS - 30)) : overtimeS;
  timeline.addPeriod(random, {
    code: 'ot',
    lengthS,
    clockFromS: 0,
    countsDown: false,
    stops: { count: 0, fromS: 0, toS: 0 },
  });
  if (!isGoal) timeline.addBreak(240, overtimeS, 'so');
  return {
    atS: timeline.endS - 1,
    kind: 'goal',
    team,
    textKey: isGoal ? 'goal' : 'shootOut',
    counter: 'ot',
    isShown: true,
  };
}

export function hockeyOutlook(setup: MatchSetup, marginSkew: MarginSkew, course?: Course): Outlook {
  const soFar = course === undefined ? undefined : hockeyStanding(course);
  const means: CountPair = [
    (setup.levels[0] ?? 2.9) * marginSkew[0],
    (setup.levels[1] ?? 2.6) * marginSkew[1],
  ];
  const leftOf = (code: string): number =>
    course === undefined
      ? 1
      : 1 - clockPlayedS(course.script.phases, code, course.playedS) / periodS;
  const left = periods.map(leftOf);
  const leftAll = left.reduce((sum, part) => sum + part, 0) / 3;
  const counted = (scope: string): CountPair => soFar?.pair(scope) ?? [0, 0];
  const goals = (scope: string, share: number): PairDistribution | undefined => {
    if (share <= 0) return undefined;
    const [home, away] = counted(scope);
    return new IndependentPair(
      poissonPmf(means[0] * share, home),
      poissonPmf(means[1] * share, away),
    );
  };
  const decider = overtimeHomeChance(means);
  const overtime: readonly ScoreCell[] = [
    [1, 0, decider],
    [0, 1, 1 - decider],
  ];
  const full = (regular: PairDistribution | undefined): PairDistribution | undefined => {
    if (regular !== undefined) return new OvertimePair(regular, overtime);
    const [home, away] = counted('full');
    return home === away
      ? new JointPair(
          overtime.map(([first, second, chance]): ScoreCell => [
            home + first,
            away + second,
            chance,
          ]),
        )
      : undefined;
  };
  const build = (scope: string): PairDistribution | undefined => {
    if (scope === 'match') return goals('match', leftAll);
    if (scope === 'full') return full(goals('match', leftAll));
    return goals(scope, (left[periods.findIndex((code) => code === scope)] ?? 0) / 3);
  };
  return {
    pair: cachedPairs(build),
    counted,
    ...(leftAll > 0
      ? {
          scoring: {
            sequence: soFar?.sequence ?? [],
            homeShare: means[0] / (means[0] + means[1]),
            restMean: (means[0] + means[1]) * leftAll,
          },
        }
      : {}),
  };
}
