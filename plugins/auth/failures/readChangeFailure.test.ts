import { expect, test } from 'vitest';
import { HttpError } from '#core';
import { paymentFailure } from '../../payments/payment/paymentFailure.ts';
import { readChangeFailure } from './readChangeFailure.ts';

test.each([
  [400, 'x', 'failed', 'refused'],
  [404, 'session_unknown', 'failed', 'refused'],
  [0, 'network', 'no-connection', 'connection'],
  [500, 'x', 'trouble', 'trouble'],
  [503, 'x', 'trouble', 'trouble'],
  [503, 'circuit_open', 'no-connection', 'connection'],
])(
  'SEC-72 SE05 SE12 status %i (%s) is shown as %s, for money as %s',
  (status, code, change, money) => {
    const error = new HttpError('security.endSession', status, [{ code, detail: '' }]);
    expect([readChangeFailure(error), paymentFailure(error)]).toEqual([change, money]);
  },
);
