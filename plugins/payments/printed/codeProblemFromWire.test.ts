import { expect, test } from 'vitest';
import { HttpError } from '#core';
import { codeProblemFromWire } from './codeProblemFromWire.ts';

const problemOf = (code: string, meta?: Readonly<Record<string, unknown>>) =>
  codeProblemFromWire(
    new HttpError('payments.redeemVoucher', 400, [
      { code, detail: code, ...(meta === undefined ? {} : { meta }) },
    ]),
  );

test('PAY-79 a code in another currency has its worth; without a valid one it is simply wrong', () => {
  const worth = { minor: 2500, currency: 'USD' };
  expect(problemOf('code_currency', { worth })).toEqual({ kind: 'currency', worth });
  for (const meta of [
    undefined,
    {},
    { worth: '25.00' },
    { worth: { minor: 0.5, currency: 'USD' } },
    { worth: { minor: 2500 } },
  ])
    expect(problemOf('code_currency', meta)).toEqual({ kind: 'wrong' });
  expect(problemOf('server_error')).toBeUndefined();
});
