import { failWhenTold } from './ChaosError.ts';

/** Fails as a chunk does that cannot be fetched. */
export async function loadChunk(): Promise<() => null> {
  await Promise.resolve();
  failWhenTold('chunk');
  return () => null;
}
