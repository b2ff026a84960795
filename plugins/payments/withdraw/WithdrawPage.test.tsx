import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPayments } from '../testing/openPayments.tsx';
import { payInByCard } from '../testing/payInByCard.ts';
import { WithdrawPage } from './WithdrawPage.tsx';

test('PAY-30 without a payment in, the page says where money would go', async () => {
  await openPayments(WithdrawPage);
  expect(await screen.findByText('No way to pay out yet')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});

test('PAY-34 PY16 PY17 a withdrawal is asked for by password and followed; nothing offers to take it back', async () => {
  const { user } = await openPayments(WithdrawPage, payInByCard);
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
