/** Effect of a new amount on a limit; undefined stands for no limit. */
export type LimitChange = 'none' | 'tighter' | 'looser';

/**
 * Compares amounts; undefined means no limit. A first or lower limit is tighter, a higher or
 * removed one looser.
 */
export function limitChange(now: number | undefined, wished: number | undefined): LimitChange {
  if (now === wished) return 'none';
  if (now === undefined) return 'tighter';
  return wished !== undefined && wished < now ? 'tighter' : 'looser';
}
