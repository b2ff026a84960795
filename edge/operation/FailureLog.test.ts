import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FailureLog } from './FailureLog.ts';

const failure = { requestId: 'r1', brand: 'alder', endpoint: 'seo.page', reason: 'status 503' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openLog() {
  const lines: Record<string, unknown>[] = [];
  const log = new FailureLog((line) => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
  });
  return { log, lines };
}

test('EDG-412 a failure is a line of JSON at once; the same within the minute is one line with its count', () => {
  const { log, lines } = openLog();
  log.add(failure);
  expect(lines).toEqual([{ level: 'error', event: 'platform-call-failed', ...failure, count: 1 }]);
  for (const requestId of ['r2', 'r3', 'r4']) log.add({ ...failure, requestId });
  log.add({ ...failure, reason: 'time-out' });
  expect(lines.map(({ reason, count }) => [reason, count])).toEqual([
    ['status 503', 1],
    ['time-out', 1],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual([expect.objectContaining({ requestId: 'r4', count: 3 })]);
});

test('EDG-412 after a minute without it, a failure is logged at once again', () => {
  const { log, lines } = openLog();
  log.add(failure);
  vi.advanceTimersByTime(61_000);
  log.add({ ...failure, requestId: 'r9' });
  expect(lines.map(({ requestId, count }) => [requestId, count])).toEqual([
    ['r1', 1],
    ['r9', 1],
  ]);
});

test('EDG-412 pending counts are written at the end', () => {
  const { log, lines } = openLog();
  log.add(failure);
  log.add(failure);
  log.flush();
  expect(lines.map(({ count }) => count)).toEqual([1, 1]);
  vi.advanceTimersByTime(120_000);
  expect(lines).toHaveLength(2);
});
