import { failWhenTold } from './ChaosError.ts';

/** Fails like a chunk that cannot be loaded. */
export async function loadChunk(): Promise<() => null> {
  await Promise.resolve();
  failWhenTold('chunk');
  return () => null;
}
