import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { print, redeem } from './testing/orderPayment.ts';
import { paymentOf, refusal, balance, faults } from './testing/readPayment.ts';

test('PAY-79 PY14 a voucher and a cheque are credited once, with spaces or without; used and another currency are reported', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const before = await balance(person);
  const { code } = await print(sandbox, 'voucher');
  expect(code).toMatch(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/);
  const paid = await paymentOf(
    redeem(person, { code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` }),
  );
  expect([paid.state, paid.amount]).toEqual(['succeeded', { minor: 2500, currency: 'EUR' }]);
  const { number, pin } = await print(sandbox, 'cheque');
  await paymentOf(redeem(person, { number, pin }));
  const foreign = await print(sandbox, 'voucher', 'USD');
  expect([
    await refusal(redeem(person, { code })),
    await refusal(redeem(person, { number, pin })),
    await refusal(redeem(person, { code: foreign.code })),
    await balance(person),
    await faults(sandbox),
  ]).toEqual([[400, 'code_used'], [400, 'code_used'], [400, 'code_currency'], before + 5000, []]);
});

test('PAY-80 TA16 five wrong codes within an hour close it for an hour, also for a right one', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  const { number, pin } = await print(sandbox, 'cheque');
  for (let guess = 0; guess < 5; guess += 1)
    expect(await refusal(redeem(person, { number, pin: `0000000${guess}` }))).toEqual([
      400,
      'code_wrong',
    ]);
  expect(await refusal(redeem(person, { number, pin }))).toEqual([429, 'too_many_tries']);
  sandbox.advance(3_590_000);
  const early = await sandbox.signIn();
  expect(await refusal(redeem(early, { number, pin }))).toEqual([429, 'too_many_tries']);
  sandbox.advance(11_000);
  const later = await sandbox.signIn();
  expect((await paymentOf(redeem(later, { number, pin }))).state).toBe('succeeded');
});

test('PAY-80 TA16 twenty wrong codes of a network close it for everybody there until one is an hour old', async () => {
  const sandbox = createTestSandbox();
  const person = await sandbox.signIn();
  await redeem(person, { code: 'WRONG' });
  sandbox.advance(60_000);
  // Nineteen more, of other people behind the same address.
  for (let guess = 0; guess < 19; guess += 1)
    sandbox.store.run(
      `INSERT INTO payment_guesses (user_id, network, at_ms) SELECT ?, network, ?
        FROM payment_guesses WHERE user_id = ?`,
      1000 + guess,
      sandbox.nowMs(),
      person.userId,
    );
  const { code } = await print(sandbox, 'voucher');
  expect(await refusal(redeem(person, { code }))).toEqual([429, 'too_many_tries']);
  sandbox.advance(3_541_000);
  const later = await sandbox.signIn();
  expect((await paymentOf(redeem(later, { code }))).state).toBe('succeeded');
});

test('PAY-80 TA16 for any guesses in any rhythm, an hour never has more than five wrong codes of a person', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(0, 60_000, 900_000, 1_800_000), { minLength: 6, maxLength: 14 }),
      async (waits) => {
        const sandbox = createTestSandbox();
        const taken: number[] = [];
        for (const waitMs of waits) {
          sandbox.advance(waitMs);
          const person = await sandbox.signIn();
          const [status] = (await refusal(redeem(person, { code: 'WRONG' }))) as [number];
          if (status === 400) taken.push(sandbox.nowMs());
        }
        for (const [index, atMs] of taken.entries())
          expect(atMs - (taken[index - 5] ?? -Infinity)).toBeGreaterThanOrEqual(3_600_000);
      },
    ),
    { numRuns: 6 },
  );
}, 20_000);
