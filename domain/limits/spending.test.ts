import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitPeriods } from './LimitKind.ts';
import { freesAtMs, usedMinor, windowStartMs } from './spending.ts';

const at = (text: string): number => Date.parse(`${text}Z`);

test.each([
  ['day', '2026-03-10T12:00', '2026-03-09T12:00'],
  ['week', '2026-03-10T12:00', '2026-03-03T12:00'],
  ['month', '2026-03-10T12:00', '2026-02-10T12:00'],
  ['month', '2026-03-28T12:00', '2026-02-28T12:00'],
  ['month', '2026-03-31T12:00', '2026-03-01T00:00'],
  ['month', '2028-03-30T12:00', '2028-03-01T00:00'],
  ['month', '2026-01-15T00:00', '2025-12-15T00:00'],
] as const)('LIM-20 B02 a %s before %s began at %s', (period, now, start) => {
  expect(windowStartMs(period, at(now))).toBe(at(start));
});

test('LIM-20 LIM-158 spending in the window counts, returns count as negative, the sum is never negative', () => {
  const now = at('2026-03-10T12:00');
  const spent = (hours: number, minor: number) => ({ atMs: now - hours * 3_600_000, minor });
  expect(usedMinor([spent(1, 500), spent(23, 200), spent(24, 900)], 'day', now)).toBe(700);
  expect(usedMinor([spent(1, 500), spent(2, -300)], 'day', now)).toBe(200);
  expect(usedMinor([spent(1, 500), spent(2, -900)], 'day', now)).toBe(0);
});

test('LIM-21 some of it is free again when the oldest that counts leaves the window, and not before', () => {
  const anyMoment = fc.integer({ min: at('2024-01-01T00:00'), max: at('2029-01-01T00:00') });
  fc.assert(
    fc.property(
      anyMoment,
      fc.array(fc.integer({ min: 0, max: 40 * 86_400_000 }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...limitPeriods),
      (nowMs, ages, period) => {
        const spendings = ages.map((age) => ({ atMs: nowMs - age, minor: 100 }));
        const freesMs = freesAtMs(spendings, period, nowMs);
        const used = usedMinor(spendings, period, nowMs);
        expect(freesMs === undefined).toBe(used === 0);
        if (freesMs === undefined) return;
        expect(freesMs).toBeGreaterThan(nowMs);
        expect(usedMinor(spendings, period, freesMs)).toBeLessThan(used);
        expect(usedMinor(spendings, period, freesMs - 1)).toBe(used);
      },
    ),
  );
});

test('LIM-21 spending on the last of February that was released does not count again', () => {
  const spent = [{ atMs: at('2025-02-28T23:59'), minor: 100 }];
  const freesMs = freesAtMs(spent, 'month', at('2025-03-28T12:00')) ?? 0;
  expect(new Date(freesMs).toISOString()).toBe('2025-03-28T23:59:00.000Z');
  for (const later of ['2025-03-29T00:00', '2025-03-30T00:00', '2025-03-31T23:59'])
    expect(usedMinor(spent, 'month', at(later))).toBe(0);
});

test('LIM-157 the window never moves back', () => {
  const anyMoment = fc.integer({ min: at('2024-01-01T00:00'), max: at('2029-01-01T00:00') });
  fc.assert(
    fc.property(
      anyMoment,
      fc.integer({ min: 0, max: 5 * 86_400_000 }),
      fc.constantFrom(...limitPeriods),
      (nowMs, laterMs, period) => {
        const start = windowStartMs(period, nowMs);
        expect(windowStartMs(period, nowMs + laterMs)).toBeGreaterThanOrEqual(start);
      },
    ),
    { numRuns: 1000 },
  );
});
