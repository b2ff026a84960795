import type { CountPair, Facts } from '../markets/MarketType.ts';
import { mergeIntervals } from '../engine/mergeIntervals.ts';
import { createRandom, drawBetween, type Random } from '../random.ts';
import { standingBy } from '../engine/standing.ts';
import type {
  FixedResult,
  Incident,
  MatchScript,
  MatchSetup,
  Phase,
} from '../engine/SportEngine.ts';
import {
  ballChances,
  ballsPerInnings,
  ballsOfPowerplay,
  wicketsPerInnings,
} from './cricketModel.ts';
import { withPoints } from '../engine/withPoints.ts';
import { drawFalseAlarms } from '../engine/drawFalseAlarms.ts';

const ballS = [30, 44] as const;
const overS = 45;
const inningsBreakS = 900;
const superOverS = 900;

export interface InningsState {
  readonly team: 1 | 2;
  readonly runs: number;
  readonly wickets: number;
  readonly balls: number;
  readonly powerplayRuns: number;
}

export interface CricketState {
  /** Innings of the side that bats first, then of the other. */
  readonly innings: readonly [InningsState, InningsState];
  readonly isSecond: boolean;
  /** Winner of the super over, once it was played. */
  readonly superOver: 0 | 1 | 2;
  readonly sixes: CountPair;
  readonly fours: CountPair;
}

export function other(team: 1 | 2): 1 | 2 {
  return team === 1 ? 2 : 1;
}

function battingFirst({ seed, id }: Pick<MatchSetup, 'seed' | 'id'>): 1 | 2 {
  return createRandom(seed, id, 'toss')() < 0.5 ? 1 : 2;
}

export const cricketStanding = standingBy(({ script, playedS }): CricketState => {
  const first = script.incidents[0]?.value === 2 ? 2 : 1;
  const count = (team: 1 | 2): { -readonly [Key in keyof InningsState]: InningsState[Key] } => ({
    team,
    runs: 0,
    wickets: 0,
    balls: 0,
    powerplayRuns: 0,
  });
  const innings = [count(first), count(other(first))] as const;
  let superOver: 0 | 1 | 2 = 0;
  let isSecond = false;
  const sixes: [number, number] = [0, 0];
  const fours: [number, number] = [0, 0];
  for (const { atS, kind, team, counter, value = 0, textKey } of script.incidents) {
    if (atS > playedS) break;
    if (textKey === 'periodStart@i2') isSecond = true;
    if (textKey === 'superOverWon') superOver = team;
    if (team === 0 || (counter !== 'runs' && counter !== 'wickets')) continue;
    const own = innings[team === first ? 0 : 1];
    own.balls += 1;
    if (kind === 'point') {
      own.runs += value;
      if (own.balls <= ballsOfPowerplay) own.powerplayRuns += value;
      if (value === 6) sixes[team - 1] = (sixes[team - 1] ?? 0) + 1;
      if (value === 4) fours[team - 1] = (fours[team - 1] ?? 0) + 1;
    } else own.wickets += 1;
  }
  return { innings, isSecond, superOver, sixes, fours };
});

export function cricketFacts({ innings, superOver }: CricketState): Facts {
  const of = (team: 1 | 2): InningsState => (innings[0].team === team ? innings[0] : innings[1]);
  const runs = [of(1).runs, of(2).runs] as const;
  return {
    sequence: [],
    pair: (scope): CountPair | undefined => {
      switch (scope) {
        case 'match':
          return runs;
        case 'full':
          return superOver === 0
            ? runs
            : superOver === 1
              ? [runs[0] + 1, runs[1]]
              : [runs[0], runs[1] + 1];
        case 'powerplay1':
          return [of(1).powerplayRuns, 0];
        case 'powerplay2':
          return [of(2).powerplayRuns, 0];
        default:
          return undefined;
      }
    },
  };
}

type Draft = Omit<Incident, 'score'>;

/** Simulates a match ball by ball. The first incident belongs to the side that bats first. */
export function simulateCricket(setup: MatchSetup, fixed?: FixedResult): MatchScript {
  const random = createRandom(setup.seed, setup.id, 'cricket');
  const first = battingFirst(setup);
  const drafts: Draft[] = [
    { atS: 0, kind: 'period', team: 0, textKey: 'periodStart@i1', value: first, isShown: true },
  ];
  const phases: Phase[] = [];
  const totals: [number, number] = [0, 0];
  let atS = 60;
  for (const [index, team] of ([first, other(first)] as const).entries()) {
    const fromS = index === 0 ? 0 : atS;
    if (index === 1)
      drafts.push({ atS, kind: 'period', team: 0, textKey: 'periodStart@i2', isShown: true });
    const target = index === 0 ? undefined : (totals[0] ?? 0) + 1;
    const wanted = fixed?.score[team - 1];
    const balls =
      wanted === undefined
        ? playInnings(random, setup.levels[team - 1] ?? 1, target)
        : fillInnings(random, wanted, target);
    balls.forEach((runs, ball) => {
      atS += Math.round(drawBetween(random, ...ballS)) + (ball % 6 === 0 && ball > 0 ? overS : 0);
      if (runs === 'wicket')
        drafts.push({
          atS,
          kind: 'wicket',
          team,
          textKey: 'wicket',
          counter: 'wickets',
          moment: overAt(ball),
          isShown: true,
        });
      else {
        drafts.push({
          atS,
          kind: 'point',
          team,
          textKey: runs === 6 ? 'six' : runs === 4 ? 'four' : 'points',
          counter: 'runs',
          value: runs,
          moment: overAt(ball),
          isShown: runs >= 4,
        });
        totals[index] = (totals[index] ?? 0) + runs;
      }
    });
    phases.push({ fromS, toS: atS + 5, code: `i${index + 1}`, clockFromS: -1, isRunning: true });
    if (index === 0) {
      phases.push({
        fromS: atS + 5,
        toS: atS + inningsBreakS,
        code: 'br',
        clockFromS: -1,
        isRunning: false,
      });
      atS += inningsBreakS;
    }
  }
  if (totals[0] === totals[1]) {
    phases.push({
      fromS: atS + 5,
      toS: atS + superOverS,
      code: 'so',
      clockFromS: -1,
      isRunning: true,
    });
    atS += superOverS - 5;
    drafts.push({
      atS,
      kind: 'info',
      team: random() < superOverChance(setup.levels) ? 1 : 2,
      textKey: 'superOverWon',
      isShown: true,
    });
  }
  const incidents = withPoints(drafts);
  const durationS = atS + 6;
  const alarms = drawFalseAlarms(random, 8, durationS);
  const suspensions = mergeIntervals([
    ...drafts
      .filter(({ kind }) => kind === 'wicket')
      .map((mark): [number, number] => [mark.atS - 6, mark.atS + 30]),
    ...drafts
      .filter(({ value, kind }) => kind === 'point' && value === 6)
      .map((mark): [number, number] => [mark.atS - 4, mark.atS + 12]),
    // Betting is suspended for the last over of a chase.
    [durationS - 150, durationS] as [number, number],
    ...alarms.map((alarm): [number, number] => [alarm, alarm + 9]),
  ]);
  const facts = cricketFacts(
    cricketStanding({
      script: {
        durationS,
        phases,
        incidents,
        suspensions,
        facts: { sequence: [], pair: () => undefined },
      },
      playedS: durationS,
    }),
  );
  return { durationS, phases, incidents, suspensions, facts };
}

export function superOverChance([home = 1, away = 1]: readonly number[]): number {
  return Math.min(0.8, Math.max(0.2, 0.5 + 0.8 * (home - away)));
}

/** Returns the ball of an innings in overs notation: 5.4 is the fourth of the sixth over. */
function overAt(ball: number): string {
  return `${Math.floor(ball / 6)}.${(ball % 6) + 1}`;
}

type Ball = number | 'wicket';

function playInnings(random: Random, level: number, target?: number): readonly Ball[] {
  const { wicket, runs } = ballChances(level);
  const balls: Ball[] = [];
  let wickets = 0;
  let total = 0;
  while (
    balls.length < ballsPerInnings &&
    wickets < wicketsPerInnings &&
    (target === undefined || total < target)
  ) {
    if (random() < wicket) {
      wickets += 1;
      balls.push('wicket');
      continue;
    }
    let left = random();
    let scored = 0;
    for (const [value, chance] of runs.entries()) {
      left -= chance;
      scored = value;
      if (left < 0) break;
    }
    total += scored;
    balls.push(scored);
  }
  return balls;
}

/** Distributes a given total over the balls; a successful chase ends with its last run. */
function fillInnings(random: Random, total: number, target?: number): readonly Ball[] {
  const scoring: number[] = [];
  for (let left = total; left > 0;) {
    const drawnValue =
      left / Math.max(1, ballsPerInnings - 20 - scoring.length) > 2
        ? random() < 0.5
          ? 6
          : 4
        : (([1, 1, 2, 4] as const)[Math.floor(random() * 4)] ?? 1);
    const value = scoring.length >= ballsPerInnings - 1 ? left : Math.min(left, drawnValue);
    scoring.push(value);
    left -= value;
  }
  const balls: Ball[] = [...scoring];
  const isReached = target !== undefined && total >= target;
  while (balls.length < ballsPerInnings - (isReached ? 6 : 0))
    balls.splice(
      Math.floor(random() * Math.max(1, balls.length)),
      0,
      random() < 0.1 && balls.filter((ball) => ball === 'wicket').length < 8 ? 'wicket' : 0,
    );
  return balls;
}
