import type { Notice } from '#core';

const autoCloseMs = 10_000;

/** Time that a notice is shown, as the store keeps it; undefined when it stays until closed. */
export function noticeDuration({
  kind,
  durationMs,
}: Pick<Notice, 'kind' | 'durationMs'>): number | undefined {
  if (durationMs !== undefined && durationMs >= 0) return durationMs;
  return kind === 'permanent' || kind === 'without-timeout' ? undefined : autoCloseMs;
}
