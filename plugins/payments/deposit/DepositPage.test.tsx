import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PaymentHistory } from '#wire';
import { definePlugin } from '#core';
import { responsibleRoute } from '../../auth/contract.ts';
import { openPayments } from '../testing/openPayments.tsx';
import { payInByCard } from '../testing/payInByCard.ts';
import { DepositPage } from './DepositPage.tsx';

const amount = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Amount' });

async function ordersOf(call: (method: string, path: string) => Promise<Response>) {
  const answer = await call('GET', '/web-api/payments/v1/history');
  return ((await answer.json()) as PaymentHistory).payments;
}

test('PAY-20 PY03 nothing is chosen or filled in, and what is wrong is told at the field', async () => {
  const { user, left } = await openPayments(DepositPage);
  const radios = await screen.findAllByRole<HTMLInputElement>('radio');
  expect([radios.length, radios.filter(({ checked }) => checked).length]).toEqual([3, 0]);
  await user.click(radios[0]!);
  expect(amount().value).toBe('');
  for (const [typed, told] of [
    ['3', 'At least € 5.00 with this method.'],
    ['3000', 'At most € 2,000.00 with this method.'],
    ['1e3', 'Write the amount in digits, for example 12.50.'],
    ['10.001', 'This currency has fewer decimals.'],
  ] as const) {
    await user.clear(amount());
    await user.type(amount(), typed);
    await user.tab();
    expect(screen.getByText(told)).toBeDefined();
  }
  await user.clear(amount());
  await user.tab();
  expect(amount().getAttribute('aria-invalid')).not.toBe('true');
  await user.click(screen.getAllByRole('button', { name: 'Deposit' }).at(-1)!);
  expect(screen.getByText('Enter an amount.')).toBeDefined();
  expect(left).toEqual([]);
});

test('PAY-21 fee and total stand beside the amount, and the button names the sum', async () => {
  const { user } = await openPayments(DepositPage);
  await user.click(await screen.findByRole('radio', { name: /E-wallet/ }));
  await user.type(amount(), '33.33');
  const sums = screen.getByText('You pay').closest('dl')!;
  expect(
    within(sums)
      .getAllByRole('definition')
      .map((each) => each.textContent),
  ).toEqual(['€\u00A00.50', '€\u00A033.83']);
  expect(screen.getByRole('button', { name: /Deposit €\s33.83/ })).toBeDefined();
});

test('PAY-22 PY05 the page leaves for the address of the platform; a lost answer is looked up, not sent again', async () => {
  const { user, left, sandbox, person } = await openPayments(DepositPage);
  await user.click(await screen.findByRole('radio', { name: /Bank card/ }));
  await user.type(amount(), '50');
  // The order arrives, its answer does not; not at the second try of the client, either.
  await sandbox.post('/sandbox/v1/faults', [
    { method: 'POST', path: '/web-api/payments/v1/deposits', times: 2, drop: 'after' },
  ]);
  await user.click(screen.getByRole('button', { name: /Deposit €/ }));
  await screen.findByText(/The connection was lost/, undefined, { timeout: 8000 });
  expect(amount().value).toBe('50');
  await user.click(screen.getByRole('button', { name: /Deposit €/ }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(left[0]).toMatch(/^\/web-api\/payments\/v1\/go\//);
  expect(await ordersOf(person.call)).toHaveLength(1);
});

test('PAY-23 a deposit that is not finished is shown, to continue or to cancel', async () => {
  const { user, left } = await openPayments(DepositPage, async (_sandbox, person) => {
    await person.call(
      'POST',
      '/web-api/payments/v1/deposits',
      {
        method_id: 'card',
        amount: { minor: 2000, currency: 'EUR' },
        account_id: person.accountId,
        lng: 'en',
      },
      { 'X-Idempotency-Key': 'begun-before' },
    );
  });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(left).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Cancel payment' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull());
  expect(await screen.findByText('Cancelled')).toBeDefined();
});

test('PAY-35 B05 B09 what the person’s own limit leaves stands there before anything is sent, and holds the amount', async () => {
  const { user, left } = await openPayments(DepositPage, async (_sandbox, person) => {
    await person.call('POST', '/limit-service-api/api/external/web/v3/limits', {
      limits: [{ limitType: 20, measure: 'EUR', limitValue: 2000 }],
    });
  });
  expect(await screen.findByText(/Your own limit leaves €\s20.00\./)).toBeDefined();
  await user.click(await screen.findByRole('radio', { name: /Bank card/ }));
  await user.type(amount(), '20.01');
  await user.tab();
  expect(screen.getAllByText(/Your own limit leaves €\s20.00\./)).toHaveLength(2);
  expect(left).toEqual([]);
});

test('PAY-36 B26 B27 self-exclusion closes deposits with its end, and names the withdrawal', async () => {
  await openPayments(DepositPage, async (_sandbox, person) => {
    await person.call('POST', '/limit-service-api/api/external/web/v3/limits', {
      limits: [{ limitType: 30, measure: 'days', limitValue: 30 }],
    });
  });
  expect(
    await screen.findByText(/^You’ve excluded yourself until .+\. You can still withdraw\.$/),
  ).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});

test('PAY-60 what was used before stands under a heading of its own', async () => {
  await openPayments(DepositPage, payInByCard);
  const used = await screen.findByRole('group', { name: 'Used before' });
  expect(within(used).getAllByRole('radio')).toHaveLength(1);
  expect(within(used).getByRole('radio', { name: /Bank card/ })).toBeDefined();
  const others = screen.getByRole('group', { name: 'All methods' });
  expect(within(others).queryByRole('radio', { name: /Bank card/ })).toBeNull();
  expect(within(others).getAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByRole('group', { name: 'Ways to pay' })).toBeNull();
});

/** The section with limits, which may be missing. */
const limits = definePlugin({
  id: 'limits-stage',
  routes: [
    {
      id: 9075,
      name: responsibleRoute,
      path: 'office/responsible',
      titleKey: 'title',
      load: async () => () => null,
    },
  ],
});

test('PAY-37 B04 before the first deposit a limit is offered; to go on without one is a press', async () => {
  const { user } = await openPayments(
    DepositPage,
    async (sandbox, person) => {
      sandbox.store.run('UPDATE users SET has_deposit = 0 WHERE id = ?', person.userId);
    },
    [limits],
  );
  const panel = within(await screen.findByRole('region', { name: 'Set a deposit limit first?' }));
  expect(panel.getByRole('link', { name: 'Set a limit' }).getAttribute('href')).toBe(
    '/en/office/responsible',
  );
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Continue without a limit' }));
  expect(await screen.findAllByRole('radio')).toHaveLength(3);
});

test('PAY-38 RN04 a password that the platform made gives way to an own one before the first deposit', async () => {
  const { person, sandbox } = await openPayments(DepositPage, async (before, { userId }) => {
    before.store.run('UPDATE users SET has_first_secret = 1 WHERE id = ?', userId);
  });
  expect(
    await screen.findByText(/^Before your first deposit, choose a password of your own/),
  ).toBeDefined();
  const order = {
    method_id: 'card',
    amount: { minor: 5000, currency: 'EUR' },
    account_id: person.accountId,
    lng: 'en',
  };
  const path = '/web-api/payments/v1/deposits';
  const refused = await person.call('POST', path, order, { 'X-Idempotency-Key': 'first-secret-1' });
  expect(refused.status).toBe(403);
  sandbox.store.run('UPDATE users SET has_first_secret = 0 WHERE id = ?', person.userId);
  const taken = await person.call('POST', path, order, { 'X-Idempotency-Key': 'first-secret-2' });
  expect(taken.status).toBe(200);
});
