/** What a new amount does to a limit; undefined stands for none. */
export type LimitChange = 'none' | 'tighter' | 'looser';

/** To set a first limit or a lower one is tighter; to raise or remove one is looser. */
export function limitChange(now: number | undefined, wished: number | undefined): LimitChange {
  if (now === wished) return 'none';
  if (now === undefined) return 'tighter';
  return wished !== undefined && wished < now ? 'tighter' : 'looser';
}
