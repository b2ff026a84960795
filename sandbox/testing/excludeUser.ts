import type { TestSandbox } from './createTestSandbox.ts';

/**
 * Excludes a user from play from now on, for a day by default.
 *
 * @returns the end of the exclusion
 */
export function excludeUser(
  { store, nowMs }: Pick<TestSandbox, 'store' | 'nowMs'>,
  userId: number,
  lastsMs = 86_400_000,
): number {
  const startedAtMs = nowMs();
  const endsAtMs = startedAtMs + lastsMs;
  store.run(
    'INSERT INTO person_breaks (user_id, type, started_at_ms, ends_at_ms) VALUES (?, 30, ?, ?)',
    ...[userId, startedAtMs, endsAtMs],
  );
  return endsAtMs;
}
