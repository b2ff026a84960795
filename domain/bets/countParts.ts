import type { Bet } from './Bet.ts';

/** How many parts are combined: blocks of a multi bet, else the selections that are no bankers. */
export function countParts({ type, selections }: Pick<Bet, 'type' | 'selections'>): number {
  if (type === 'multi')
    return new Set(selections.flatMap(({ blockId = 0 }) => (blockId > 0 ? [blockId] : []))).size;
  return selections.filter(({ isBanker }) => isBanker !== true).length;
}
