import type { Bet } from './Bet.ts';

/** Number of combined parts: blocks of a multi bet, else selections without bankers. */
export function countParts({ type, selections }: Pick<Bet, 'type' | 'selections'>): number {
  if (type === 'multi')
    return new Set(selections.flatMap(({ blockId = 0 }) => (blockId > 0 ? [blockId] : []))).size;
  return selections.filter(({ isBanker }) => isBanker !== true).length;
}
