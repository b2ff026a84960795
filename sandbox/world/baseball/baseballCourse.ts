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
import { advance, chanceOfHit, hits, type Hit } from './baseballModel.ts';
import { withPoints } from '../engine/withPoints.ts';
import { drawFalseAlarms } from '../engine/drawFalseAlarms.ts';

export const innings = 9;
const batterS = [42, 84] as const;
const changeS = 130;
/** Extra innings begin with a runner on second. */
export const extraBases = 2;

export interface BaseballState {
  /** Current inning and half; the visitors, the second team, bat in the top. */
  readonly inning: number;
  readonly isTop: boolean;
  readonly outs: number;
  readonly bases: number;
  /** Runs by inning; a half-inning that was not played is missing. */
  readonly home: readonly number[];
  readonly away: readonly number[];
  readonly hits: CountPair;
}

export const baseballStanding = standingBy(({ script, playedS }): BaseballState => {
  const home: number[] = [];
  const away: number[] = [];
  const hitCount: [number, number] = [0, 0];
  let inning = 1;
  let isTop = true;
  let outs = 0;
  let bases = 0;
  for (const { atS, textKey, team, value = 0, counter } of script.incidents) {
    if (atS > playedS) break;
    const half = /^periodStart@([tb])(\d+)$/.exec(textKey);
    if (half !== null) {
      isTop = half[1] === 't';
      inning = Number(half[2]);
      outs = 0;
      bases = inning > innings ? extraBases : 0;
      (isTop ? away : home)[inning - 1] = 0;
    } else if (counter === 'outs') outs += 1;
    else if (counter !== undefined && team !== 0) {
      bases = advance(bases, counter as Hit).bases;
      if (counter !== 'walk') hitCount[team - 1] = (hitCount[team - 1] ?? 0) + 1;
      const own = isTop ? away : home;
      own[inning - 1] = (own[inning - 1] ?? 0) + value;
    }
  }
  return { inning, isTop, outs, bases, home, away, hits: hitCount };
});

function sum(runs: readonly number[], from = 0, to = Number.POSITIVE_INFINITY): number {
  return runs.reduce((all, each, index) => (index >= from && index < to ? all + each : all), 0);
}

export function baseballFacts({ home, away }: BaseballState): Facts {
  return {
    sequence: [],
    pair: (scope): CountPair | undefined => {
      if (scope === 'match') return [sum(home), sum(away)];
      if (scope === 'regular') return [sum(home, 0, innings), sum(away, 0, innings)];
      if (scope === 'f5') return [sum(home, 0, 5), sum(away, 0, 5)];
      const index = /^n(\d+)$/.exec(scope) === null ? -1 : Number(scope.slice(1)) - 1;
      return index < 0 || away[index] === undefined
        ? undefined
        : [home[index] ?? 0, away[index] ?? 0];
    },
  };
}

type Draft = Omit<Incident, 'score'>;

export function simulateBaseball(setup: MatchSetup, fixed?: FixedResult): MatchScript {
  const random = createRandom(setup.seed, setup.id, 'baseball');
  const drafts: Draft[] = [];
  const phases: Phase[] = [];
  const total: [number, number] = [0, 0];
  const plan = fixed === undefined ? undefined : spreadRuns(random, fixed.score);
  let atS = 0;
  for (
    let inning = 1;
    inning <= innings || (plan === undefined && total[0] === total[1]);
    inning += 1
  ) {
    for (const team of [2, 1] as const) {
      const code = `${team === 2 ? 't' : 'b'}${inning}`;
      // The home side does not bat in the last half-inning when it leads.
      const canStop = team === 1 && inning >= innings;
      if (canStop && plan === undefined && total[0] > total[1]) continue;
      const fromS = atS;
      drafts.push({ atS, kind: 'period', team: 0, textKey: `periodStart@${code}`, isShown: true });
      let outs = 0;
      let bases = inning > innings ? extraBases : 0;
      let left = plan?.[team - 1]?.[inning - 1];
      while (outs < 3) {
        atS += Math.round(drawBetween(random, ...batterS));
        const hit =
          left === undefined
            ? drawHit(random, setup.levels[team - 1] ?? 1)
            : left > 0
              ? 'homer'
              : undefined;
        if (hit === undefined) {
          outs += 1;
          drafts.push({ atS, kind: 'info', team, textKey: 'out', counter: 'outs', isShown: false });
          continue;
        }
        const next = left === undefined ? advance(bases, hit) : { bases: 0, runs: 1 };
        bases = next.bases;
        if (left !== undefined) left -= 1;
        const needed = (total[1] ?? 0) - (total[0] ?? 0) + 1;
        const isWalkOff = canStop && plan === undefined && next.runs >= needed;
        const runs = isWalkOff && hit !== 'homer' ? needed : next.runs;
        total[team - 1] = (total[team - 1] ?? 0) + runs;
        drafts.push({
          atS,
          kind: runs > 0 ? 'point' : 'info',
          team,
          textKey: runs > 0 ? (hit === 'homer' ? 'homer' : 'runs') : hit,
          counter: hit,
          value: runs,
          moment: `${team === 2 ? '▲' : '▼'}${inning}`,
          isShown: runs > 0 || hit !== 'walk',
        });
        if (isWalkOff) break;
      }
      phases.push({ fromS, toS: atS + 2, code, clockFromS: -1, isRunning: true });
      phases.push({
        fromS: atS + 2,
        toS: atS + changeS,
        code: 'br',
        clockFromS: -1,
        isRunning: false,
      });
      atS += changeS;
    }
  }
  phases.pop();
  const durationS = (phases.at(-1)?.toS ?? 0) + 2;
  const incidents = withPoints(drafts);
  const alarms = drawFalseAlarms(random, 9, durationS);
  const suspensions = mergeIntervals([
    ...drafts
      .filter(({ kind }) => kind === 'point')
      .map((mark): [number, number] => [mark.atS - 6, mark.atS + 22]),
    // Betting is suspended for the last batters of a close match.
    [durationS - 90, durationS] as [number, number],
    ...alarms.map((alarm): [number, number] => [alarm, alarm + 9]),
  ]);
  const bare: MatchScript = {
    durationS,
    phases,
    incidents,
    suspensions,
    facts: { sequence: [], pair: () => undefined },
  };
  return { ...bare, facts: baseballFacts(baseballStanding({ script: bare, playedS: durationS })) };
}

function drawHit(random: Random, level: number): Hit | undefined {
  let left = random();
  for (const hit of hits) {
    left -= chanceOfHit(hit, level);
    if (left < 0) return hit;
  }
  return undefined;
}

/** Distributes a given score over the innings; a match with a set result ends within nine. */
function spreadRuns(random: Random, score: CountPair): readonly (readonly number[])[] {
  return score.map((runs) => {
    const byInning = new Array<number>(innings).fill(0);
    for (let left = runs; left > 0; left -= 1) {
      const index = Math.floor(random() * (innings - 1));
      byInning[index] = (byInning[index] ?? 0) + 1;
    }
    return byInning;
  });
}
