import { expect, test } from 'vitest';
import { continueSession, formatElapsed } from './sessionTime.ts';
import { isStoredSession } from '#stored/limits/isStoredSession.js';

const stored = { userId: 7, startedAtS: 1000, seenAtS: 2000 };

test('LIM-2 a session goes on while less than 30 minutes lie between two pages of one person', () => {
  expect(continueSession(stored, 7, 2000 + 1799)).toEqual({
    userId: 7,
    startedAtS: 1000,
    seenAtS: 3799,
  });
  expect(continueSession(stored, 7, 2000 + 1800)).toEqual({
    userId: 7,
    startedAtS: 3800,
    seenAtS: 3800,
  });
});

test('LIM-2 LIM-3 another person’s session, one of the future and none at all start a new one', () => {
  const begun = { userId: 7, startedAtS: 2001, seenAtS: 2001 };
  expect(continueSession({ ...stored, userId: 8 }, 7, 2001)).toEqual(begun);
  expect(continueSession({ ...stored, startedAtS: 2002 }, 7, 2001)).toEqual(begun);
  expect(continueSession(null, 7, 2001)).toEqual(begun);
});

test('LIM-3 only a whole session, or the word that there is none, is believed', () => {
  for (const value of [null, stored, { userId: 0, startedAtS: 0, seenAtS: 0 }])
    expect(isStoredSession(value), JSON.stringify(value)).toBe(true);
  for (const value of [
    undefined,
    7,
    'x',
    {},
    { ...stored, seenAtS: undefined },
    { ...stored, startedAtS: -1 },
    { ...stored, userId: 1.5 },
    { ...stored, seenAtS: '2000' },
  ])
    expect(isStoredSession(value), JSON.stringify(value)).toBe(false);
});

test('LIM-1 the time of a session is written in hours, minutes and seconds', () => {
  expect([0, 59, 60, 3599, 3600, 90_061].map(formatElapsed)).toEqual([
    '0:00:00',
    '0:00:59',
    '0:01:00',
    '0:59:59',
    '1:00:00',
    '25:01:01',
  ]);
});
