import { bisect } from '../markets/bisect.ts';
import { scoreCases, total, winner, yesNo } from '../markets/commonMarkets.ts';
import type { MarketType, Outlook } from '../markets/MarketType.ts';
import { JointPair, type PairDistribution, type ScoreCell } from '../markets/PairDistribution.ts';
import { createRandom } from '../random.ts';
import type { FixedResult, Incident, MatchScript, MatchSetup, SportEngine, Tilt } from '../SportEngine.ts';

export interface BoutSport {
  readonly key: string;
  readonly rounds: number;
  readonly roundS: number;
  /** Chance that a round which begins is the last one, by a stoppage. */
  readonly stoppageChance: number;
}

export const boxing: BoutSport = { key: 'boxing', rounds: 10, roundS: 180, stoppageChance: 0.075 };
export const mma: BoutSport = { key: 'mma', rounds: 3, roundS: 300, stoppageChance: 0.22 };

/** Two fighters, one winner: by a stoppage in some round or on points after the last. Sold before the start only. */
export function boutEngine(sport: BoutSport): SportEngine {
  return {
    isPlayedLive: false,
    types: boutMarkets(sport),
    mainTypeIds: [1, 4],
    groups: ['main', 'totals'],
    levels: (homeRating, awayRating) => [1 / (1 + Math.exp(-1.1 * (homeRating - awayRating)))],
    fit: ({ result }) => [result === undefined ? 0.5 : bisect(0.02, 0.98, (chance) => chance - result[0] / (result[0] + result[2]))],
    simulate: (setup, fixed) => simulateBout(sport, setup, fixed),
    outlook: (setup, tilt) => boutOutlook(sport, setup, tilt),
    live: (_setup, { script, playedS }) => ({ score: playedS >= script.durationS ? (script.facts.pair('match') ?? [0, 0]) : [0, 0], periods: [], phaseCode: playedS >= script.durationS ? 'ft' : 'h1' }),
    momentum: () => [],
  };
}

/** `match` is won 1:0; `rounds` counts completed rounds and a stoppage in the first place, none in the second. */
function boutMarkets(sport: BoutSport): readonly MarketType[] {
  return [
    winner({ id: 1, scope: 'match', groups: ['main'], nameKey: 'winner', overround: 1.05 }),
    total({ id: 4, scope: 'rounds', groups: ['main', 'totals'], nameKey: 'roundsTotal', grid: { first: 0.5, step: 1, count: 12, offered: 4 } }),
    scoreCases({ id: 5, scope: 'rounds', groups: ['main'], nameKey: 'goesTheDistance', outcomes: yesNo, caseOf: (rounds) => (rounds >= sport.rounds ? 0 : 1) }),
  ];
}

function roundCells({ rounds, stoppageChance }: BoutSport): readonly ScoreCell[] {
  const cells: ScoreCell[] = [];
  let reached = 1;
  for (let completed = 0; completed < rounds; completed += 1) {
    cells.push([completed, 0, reached * stoppageChance]);
    reached *= 1 - stoppageChance;
  }
  return [...cells, [rounds, 0, reached]];
}

function boutOutlook(sport: BoutSport, { levels }: MatchSetup, [homeTilt, awayTilt]: Tilt): Outlook {
  const chance = Math.min(0.97, Math.max(0.03, (levels[0] ?? 0.5) + (homeTilt - awayTilt) * 0.3));
  const pairs: Readonly<Record<string, PairDistribution>> = { match: new JointPair([[1, 0, chance], [0, 1, 1 - chance]]), rounds: new JointPair(roundCells(sport)) };
  return { pair: (scope) => pairs[scope], counted: () => [0, 0] };
}

function simulateBout(sport: BoutSport, setup: MatchSetup, fixed?: FixedResult): MatchScript {
  const random = createRandom(setup.seed, setup.id, sport.key);
  let completed = 0;
  while (completed < sport.rounds && random() >= sport.stoppageChance) completed += 1;
  const drawn = random() < (setup.levels[0] ?? 0.5) ? ([1, 0] as const) : ([0, 1] as const);
  const score = fixed?.score ?? drawn;
  const durationS = 900 + (completed + 1) * (sport.roundS + 60);
  const incidents: readonly Incident[] = [{ atS: durationS, kind: 'info', team: score[0] >= score[1] ? 1 : 2, textKey: 'boutWon', score, isShown: true }];
  return {
    durationS,
    phases: [{ fromS: 0, toS: durationS, code: 'bout', clockFromS: -1, isRunning: true }],
    incidents,
    suspensions: [[0, durationS]],
    facts: { sequence: [], pair: (scope) => (scope === 'match' ? score : scope === 'rounds' ? [completed, 0] : undefined) },
  };
}
