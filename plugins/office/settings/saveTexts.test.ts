import { expect, test } from 'vitest';
import { HttpError } from '#core';
import { saveFailure, saveTexts, type SaveOutcome } from './saveTexts.ts';

const failed = (status: number, told?: string): SaveOutcome => ({
  kind: 'failed',
  failure: saveFailure(
    new HttpError('office.saveSetting', status, [
      told === undefined
        ? { code: 'refused', detail: 'for developers' }
        : { code: 'refused', detail: told, status: 2 },
    ]),
  ),
});
const saved = (text?: string): SaveOutcome => ({ kind: 'saved', text });

test('OFC-142 OF14 at most three distinct failures are shown, those of the platform first', () => {
  expect(saveTexts([])).toBeUndefined();
  expect(
    saveTexts([
      failed(400),
      failed(401),
      saved('Saved by us'),
      failed(403),
      failed(403),
      failed(409, 'Your limit does not allow this'),
    ]),
  ).toEqual({
    failures: [
      { kind: 'told', text: 'Your limit does not allow this' },
      { kind: 'invalid' },
      { kind: 'signed-out' },
    ],
    successes: [],
  });
  expect(saveFailure(new Error('lost'))).toEqual({ kind: 'failed' });
  expect(saveTexts([failed(500)])?.failures).toEqual([{ kind: 'failed' }]);
});

test('OFC-142 OF14 without a failure the distinct success texts of the platform are shown', () => {
  expect(
    saveTexts([saved('Zone saved'), saved(), saved('Zone saved'), saved('Letters on')]),
  ).toEqual({ failures: [], successes: ['Zone saved', 'Letters on'] });
  expect(saveTexts([saved(), saved()])).toEqual({ failures: [], successes: [] });
});
