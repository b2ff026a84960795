import type { Bet } from './Bet.ts';

/** Of how many parts the combinations of a bet are made: blocks of a multi bet, else the selections beside the bankers. */
export function countParts({ type, selections }: Pick<Bet, 'type' | 'selections'>): number {
  if (type === 'multi')
    return new Set(selections.flatMap(({ blockId = 0 }) => (blockId > 0 ? [blockId] : []))).size;
  return selections.filter(({ isBanker }) => isBanker !== true).length;
}
