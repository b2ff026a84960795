import { expect, test } from 'vitest';
import { kickOff } from './kickOff.ts';

const noonMs = Date.UTC(2026, 2, 14, 12);

test('BET-10 shows minutes within the hour, then today, tomorrow or the date in the zone of the person', () => {
  const inMinutes = (minutes: number): number => noonMs / 1000 + minutes * 60;
  expect(kickOff(inMinutes(3), noonMs, 0)).toEqual({ kind: 'in', minutes: 3 });
  expect(kickOff(inMinutes(90), noonMs, 0)).toEqual({ kind: 'today' });
  expect(kickOff(inMinutes(13 * 60), noonMs, 0)).toEqual({ kind: 'tomorrow' });
  expect(kickOff(inMinutes(13 * 60), noonMs, -180)).toEqual({ kind: 'today' });
  expect(kickOff(inMinutes(49 * 60), noonMs, 0)).toEqual({ kind: 'date' });
});
