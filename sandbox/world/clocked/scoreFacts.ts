import type { CountPair, Facts } from '../markets/MarketType.ts';
import type { Incident } from '../engine/SportEngine.ts';

/**
 * Counts the facts of a match by scope: the `counter` of an incident is the scope that it adds to.
 * `sums` lists scopes that are sums of others, such as a match of its periods.
 */
export function scoreFacts(
  incidents: readonly Incident[],
  scopes: readonly string[],
  sums: Readonly<Record<string, readonly string[]>>,
): Facts {
  const counts = new Map<string, [number, number]>(scopes.map((scope) => [scope, [0, 0]]));
  const sequence: (1 | 2)[] = [];
  for (const { team, counter, value = 1, kind } of incidents) {
    const pair = counter === undefined ? undefined : counts.get(counter);
    if (team === 0 || pair === undefined) continue;
    pair[team - 1] = (pair[team - 1] ?? 0) + value;
    if (kind === 'goal') sequence.push(team);
  }
  return {
    sequence,
    pair: (scope): CountPair | undefined => {
      const parts = sums[scope];
      if (parts === undefined) return counts.get(scope);
      const played = parts.flatMap((part) => counts.get(part) ?? []);
      return [
        played.reduce((sum, count, index) => sum + (index % 2 === 0 ? count : 0), 0),
        played.reduce((sum, count, index) => sum + (index % 2 === 1 ? count : 0), 0),
      ];
    },
  };
}
