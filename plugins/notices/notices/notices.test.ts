import { expect, test } from 'vitest';
import { noticeDuration } from '#core';
import { formatSecond } from '../connection/formatSecond.ts';
import { noticePlace } from './noticePlace.ts';
import { interruptingGroups, noticeRole } from './noticeRole.ts';

test('NTC-1 each kind has its place', () => {
  const places = (
    [
      'default',
      'alert',
      'default-with-controls',
      'with-link',
      'without-timeout',
      'snackbar',
      'permanent',
    ] as const
  ).map(noticePlace);
  expect(places).toEqual(['stack', 'stack', 'stack', 'stack', 'stack', 'snackbar', 'strip']);
});

test('NTC-5 the list of interrupting notices is closed', () => {
  expect(interruptingGroups).toEqual(['bet', 'connection', 'session', 'responsible-gambling']);
  expect(noticeRole('session')).toBe('alert');
  expect(noticeRole('promotion')).toBe('status');
  expect(noticeRole('default')).toBe('status');
});

test('NTC-6 the line shows the time of the store: 10 s, as told, or none', () => {
  expect(noticeDuration({ kind: 'snackbar' })).toBe(10_000);
  expect(noticeDuration({ kind: 'default', durationMs: -1 })).toBeUndefined();
  expect(noticeDuration({ kind: 'permanent', durationMs: 500 })).toBe(500);
  expect(noticeDuration({ kind: 'permanent' })).toBeUndefined();
  expect(noticeDuration({ kind: 'without-timeout' })).toBeUndefined();
});

test('NTC-10 the moment is written to the second, in the zone of the person', () => {
  const atMs = Date.UTC(2026, 2, 14, 16, 42, 6);
  expect(formatSecond(atMs, 'en', 180, false)).toBe('19:42:06');
  expect(formatSecond(atMs, 'en', 0, true).replace('\u202f', ' ')).toBe('04:42:06 PM');
});
