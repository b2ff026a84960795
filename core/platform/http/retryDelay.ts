const firstCeilingMs = 500;
const highestCeilingMs = 10_000;
/** A longer Retry-After is reported as an error instead of waited for. */
const longestRetryAfterMs = 30_000;

const passing: ReadonlySet<number> = new Set([0, 408, 429, 500, 502, 503, 504]);

/** Whether a retry of the same call may succeed. */
export function isPassing(status: number): boolean {
  return passing.has(status);
}

/**
 * Delay before the next retry: full jitter under a doubling ceiling, never shorter than the server
 * requests. Undefined if it requests too long a delay.
 *
 * @param attempt 0 before the first retry
 * @param random 0 to below 1
 */
export function retryDelayMs(
  attempt: number,
  random: number,
  retryAfterMs?: number,
): number | undefined {
  if (retryAfterMs !== undefined && retryAfterMs > longestRetryAfterMs) return undefined;
  return (retryAfterMs ?? 0) + random * Math.min(highestCeilingMs, firstCeilingMs * 2 ** attempt);
}

/** Parses a Retry-After header, in seconds or as a date, into milliseconds. */
export function parseRetryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const atMs = Date.parse(header);
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
}
