import type { CountPair, Facts } from '../markets/MarketType.ts';
import type { Incident, Phase } from '../engine/SportEngine.ts';
import { standingBy } from '../engine/standing.ts';
import { intervals } from './intervals.ts';

/** Counts every scope from the incidents, at the end or so far in a live match. */
export function footballFacts(
  incidents: readonly Incident[],
  phases: readonly Phase[],
  lead = 0,
): Facts {
  const counts = new Map<string, [number, number]>();
  for (const scope of scopes) counts.set(scope, [0, 0]);
  const sequence: (1 | 2)[] = [];
  const secondFromS = phases[2]?.fromS ?? Number.POSITIVE_INFINITY;
  const add = (scope: string, team: 1 | 2): void => {
    const pair = counts.get(scope);
    if (pair !== undefined) pair[team - 1] = (pair[team - 1] ?? 0) + 1;
  };
  for (const { atS, kind, team, counter } of incidents) {
    if (team === 0 || counter === undefined) continue;
    const half = atS >= secondFromS ? 'h2' : 'h1';
    if (counter === 'goals') {
      sequence.push(team);
      add('match', team);
      add(half, team);
      add(intervalOf(atS, secondFromS), team);
      if (kind === 'penalty') add('penalties', team);
      if (kind === 'own_goal') add('ownGoals', team);
    } else if (counter === 'extraGoals' || counter === 'kicks') {
      add(counter, team);
    } else if (counter === 'missedPenalty') {
      add('penalties', team);
    } else {
      add(counter, team);
      add(`${counter}.${half}`, team);
    }
  }
  const of = (scope: string): CountPair => counts.get(scope) ?? [0, 0];
  return {
    sequence,
    pair: (scope): CountPair | undefined => {
      if (scope !== 'full' && scope !== 'through') return counts.get(scope);
      // Ninety minutes, extra time and shoot-out; `through` adds the goals of the first leg.
      const before = scope === 'through' ? lead : 0;
      const won = Math.sign(of('kicks')[0] - of('kicks')[1]);
      return [
        of('match')[0] + before + of('extraGoals')[0] + (won > 0 ? 1 : 0),
        of('match')[1] + of('extraGoals')[1] + (won < 0 ? 1 : 0),
      ];
    },
  };
}

/** The same for a live match: counts so far. */
export const footballStanding = standingBy(({ script, playedS }) =>
  footballFacts(
    script.incidents.filter(({ atS }) => atS <= playedS),
    script.phases,
    script.lead,
  ),
);

const scopes = [
  'match',
  'h1',
  'h2',
  'penalties',
  'ownGoals',
  'red',
  'extraGoals',
  'kicks',
  ...['corners', 'yellow', 'shotsOn', 'shotsOff', 'dangerous', 'attacks'].flatMap((counter) => [
    counter,
    `${counter}.h1`,
    `${counter}.h2`,
  ]),
  ...intervals.map(({ scope }) => scope),
];

function intervalOf(atS: number, secondFromS: number): string {
  const half = atS >= secondFromS ? 2 : 1;
  const inHalfS = half === 2 ? atS - secondFromS : atS;
  const interval = intervals.findLast(
    (candidate) => candidate.half === half && candidate.fromS <= inHalfS,
  );
  return interval?.scope ?? 'i1';
}
