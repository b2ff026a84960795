import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PaymentMethods } from '#wire';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { orderDeposit, payIn, refusalIn } from '../testing/moveMoney.ts';

const [day, week, month] = [20, 21, 22];

test('PAY-109 PY19 B06 of several limits the one with the smallest remainder decides, on the page and at the platform', async () => {
  const limit = fc.integer({ min: 1500, max: 60_000 });
  await fc.assert(
    fc.asyncProperty(
      limit,
      limit,
      limit,
      fc.integer({ min: 0, max: 40 }),
      async (a, b, c, hours) => {
        const sandbox = createTestSandbox();
        const person = await sandbox.signIn();
        await person.call('POST', '/limit-service-api/api/external/web/v3/limits', {
          limits: [
            [day, a],
            [week, b],
            [month, c],
          ].map(([limitType, limitValue]) => ({ limitType, measure: 'EUR', limitValue })),
        });
        await payIn(sandbox, person, { minor: 1000 });
        sandbox.advance(hours * 3_600_000);
        const again = await sandbox.signIn();
        const answer = await again.call('GET', '/web-api/payments/v1/methods?direction=deposit');
        const { room } = (await answer.json()) as PaymentMethods;
        // After a day the daily limit is whole again; the weekly and monthly ones are not.
        const left = Math.min(hours >= 24 ? a : a - 1000, b - 1000, c - 1000);
        expect(room).toEqual({ minor: left, currency: 'EUR' });
        expect((await refusalIn(await orderDeposit(again, { minor: left + 1 })))[1]).toBe(
          left + 1 < 500 ? 'min' : 'limit',
        );
        if (left >= 500) expect((await orderDeposit(again, { minor: left })).status).toBe(200);
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);
