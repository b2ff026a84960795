import { expect, test } from 'vitest';
import { refusalFromWire } from './couponFromWire.ts';

const refusal = (meta: Readonly<Record<string, unknown>>) =>
  refusalFromWire({ code: 'stake_above_maximum', detail: 'no', meta });

test('CPN-625 valid details of a refusal are read', () => {
  expect(
    refusal({
      limit: { minor: 500, currency: 'EUR' },
      maxWin: { minor: 900, currency: 'EUR' },
      ids: [7],
      changes: [{ id: 8, was: 2.1, now: 1.95 }],
      scores: '1:0',
    }),
  ).toEqual({
    code: 'stake_above_maximum',
    limit: { minor: 500, currency: 'EUR' },
    cap: { kind: 'win', minor: 900 },
    changes: [{ outcomeId: 8, was: 2100, now: 1950 }],
    outcomeIds: [7],
  });
  expect(refusal({ changes: [{ id: 8, was: 2, now: 1.5 }] }).outcomeIds).toEqual([8]);
});

test.each([
  { limit: { minor: 5.5, currency: 'EUR' } },
  { limit: { minor: 5, currency: 'euro' } },
  { balance: '5' },
  { maxPayout: { minor: 2 ** 60, currency: 'EUR' } },
  { ids: ['7'] },
  { changes: [{ id: 8, was: '2.1', now: 1.95 }] },
  { changes: {} },
])('CPN-625 invalid details of a refusal are ignored: %j', (meta) => {
  expect(refusal({ ids: [7], ...meta })).toEqual({
    code: 'stake_above_maximum',
    changes: [],
    outcomeIds: [],
  });
});
