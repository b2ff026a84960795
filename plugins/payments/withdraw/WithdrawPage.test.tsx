import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TestPerson, TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { openPayments } from '../testing/openPayments.tsx';
import { WithdrawPage } from './WithdrawPage.tsx';

/** A card that has paid 50 euros in. */
async function payIn(sandbox: TestSandbox, person: TestPerson): Promise<void> {
  const answer = await person.call(
    'POST',
    '/web-api/payments/v1/deposits',
    {
      method_id: 'card',
      amount: { minor: 5000, currency: 'EUR' },
      account_id: person.accountId,
      lng: 'en',
    },
    { 'X-Idempotency-Key': 'paid-in-before' },
  );
  const { payment } = (await answer.json()) as { payment: { action: { url: string } } };
  const go = await sandbox.request(payment.action.url);
  const { pathname } = new URL(go.headers.get('location') ?? '');
  await sandbox.post(`${pathname}/pay`, { card: '4000 0000 0000 0001' });
}

test('PAY-30 without a payment in, the page says where money would go', async () => {
  await openPayments(WithdrawPage);
  expect(await screen.findByText('No way to pay out yet')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});

test('PAY-34 PY16 PY17 a withdrawal is asked for by password and followed; nothing offers to take it back', async () => {
  const { user } = await openPayments(WithdrawPage, payIn);
  const form = within((await screen.findByRole('textbox', { name: 'Amount' })).closest('form')!);
  await user.click(form.getByRole('button', { name: 'Withdraw all' }));
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('1,050.00');
  await user.click(form.getByRole('button', { name: /Withdraw €/ }));
  expect(form.getByText('Enter your password.')).toBeDefined();
  await user.clear(form.getByRole('textbox', { name: 'Amount' }));
  await user.type(form.getByRole('textbox', { name: 'Amount' }), '20');
  await user.type(form.getByLabelText('Password'), 'wrong');
  await user.click(form.getByRole('button', { name: /Withdraw €\s20.00/ }));
  await form.findByText('The password is wrong.');
  await user.clear(form.getByLabelText('Password'));
  await user.type(form.getByLabelText('Password'), 'Demo-pass-1');
  await user.click(form.getByRole('button', { name: /Withdraw €\s20.00/ }));
  const stages = await screen.findByRole('list', { name: 'Progress of the withdrawal' });
  expect(
    within(stages)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['Requested', 'Checked', 'Sent', 'Arrived']);
  expect(screen.queryByRole('button', { name: /[Cc]ancel/ })).toBeNull();
});
