const firstCeilingMs = 1000;
const highestCeilingMs = 30_000;
/**
 * From this attempt on the delay is at least half the ceiling: 8 reconnections a minute, not 20.
 */
const firstFlooredAttempt = 2;

/**
 * Delay before the next connection: full jitter under a ceiling that doubles from 1 s to 30 s.
 *
 * @param attempt 0 for the first after a stable connection
 * @param random 0 to below 1
 */
export function reconnectDelayMs(attempt: number, random: number): number {
  const ceilingMs = Math.min(highestCeilingMs, firstCeilingMs * 2 ** attempt);
  return attempt < firstFlooredAttempt ? random * ceilingMs : ceilingMs * (0.5 + random / 2);
}
