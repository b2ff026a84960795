import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { DepositPage } from '../deposit/DepositPage.tsx';
import { openPayments } from '../testing/openPayments.tsx';
import { PaycheckPage } from './PaycheckPage.tsx';

async function print(
  sandbox: TestSandbox,
  kind: 'voucher' | 'cheque',
  currency = 'EUR',
): Promise<{ code: string; number: string; pin: string }> {
  const answer = await sandbox.post(`/sandbox/v1/payments/${kind}s`, { minor: 2500, currency });
  return (await answer.json()) as { code: string; number: string; pin: string };
}

test('PAY-79 PY14 a voucher is pasted with blanks, shown in groups and credited whole', async () => {
  const { user, sandbox } = await openPayments(DepositPage);
  const { code } = await print(sandbox, 'voucher');
  await user.click(await screen.findByRole('radio', { name: /Voucher/ }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Voucher code' });
  await user.click(screen.getByRole('button', { name: 'Credit the code' }));
  expect(screen.getByText('Enter the code.')).toBeDefined();
  await user.click(field);
  await user.paste(` ${code.toLowerCase().replaceAll('-', ' ')} `);
  expect(field.value).toBe(code);
  await user.click(screen.getByRole('button', { name: 'Credit the code' }));
  expect(await screen.findByText(/^€\s25\.00 is on your account$/)).toBeDefined();
});

test('PAY-79 PAY-80 PY14 a cheque takes number and PIN; wrong, another currency and closed are shown at the field', async () => {
  const { user, sandbox } = await openPayments(PaycheckPage);
  const foreign = await print(sandbox, 'cheque', 'USD');
  const number = await screen.findByRole('textbox', { name: 'Cheque number' });
  const pin = screen.getByRole('textbox', { name: 'PIN' });
  const send = screen.getByRole('button', { name: 'Credit the code' });
  await user.type(number, foreign.number);
  await user.click(send);
  expect(screen.getByText('Enter the PIN of the cheque.')).toBeDefined();
  await user.type(pin, foreign.pin);
  await user.click(send);
  expect(await screen.findByText(/^This code is worth .*25\.00/)).toBeDefined();
  for (let guess = 0; guess < 5; guess += 1) {
    await user.clear(pin);
    await user.type(pin, `1${guess}`);
    await user.click(send);
    expect(await screen.findByText('Code not found. Check every character.')).toBeDefined();
  }
  await user.clear(pin);
  await user.type(pin, foreign.pin);
  await user.click(send);
  expect(await screen.findByText('Five wrong codes: try again in an hour.')).toBeDefined();
});
