import { screen, waitFor, within } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import type { PaymentAnswer } from '#wire';
import type { TestPerson, TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { accountsToken } from '../../auth/contract.ts';
import { PaymentHistoryPage } from '../history/PaymentHistoryPage.tsx';
import { openPayments } from '../testing/openPayments.tsx';
import { OpenPayment } from './OpenPayment.tsx';

async function openOrder(
  method: string,
  isReachable = true,
  Page: ComponentType<{ readonly id: string }> = OpenPayment,
) {
  let id = '';
  const order = async ({ store }: TestSandbox, person: TestPerson): Promise<void> => {
    if (!isReachable) store.run('UPDATE users SET has_email = 0 WHERE id = ?', person.userId);
    const answer = await person.call(
      'POST',
      '/web-api/payments/v1/deposits',
      {
        method_id: method,
        amount: { minor: 5000, currency: 'EUR' },
        account_id: person.accountId,
        lng: 'en',
        adapters: ['frame', 'qr', 'address', 'reference', 'code'],
      },
      { 'X-Idempotency-Key': `order-of-${method}` },
    );
    id = String(((await answer.json()) as PaymentAnswer).payment.id);
  };
  return openPayments(() => <Page id={id} />, order);
}

test('PAY-75 PY11 each line of a transfer can be copied as it is, and “I’ve paid” moves nothing', async () => {
  const { user, person } = await openOrder('bank-transfer');
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  const iban = await screen.findByText('LU28 0019 4006 4475 0000');
  expect(iban).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Copy: IBAN' }));
  expect(write).toHaveBeenCalledWith('LU280019400644750000');
  expect(screen.getAllByRole('button', { name: /^Copy: / })).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'I’ve paid' }));
  expect(
    await screen.findByText(/^Thank you\. We’ll credit the money when it arrives/),
  ).toBeDefined();
  expect(document.activeElement?.textContent).toMatch(/^Thank you\./);
  expect(screen.queryByRole('button', { name: 'I’ve paid' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Payment history' })).toBeDefined();
  const answer = await person.call('GET', '/web-api/payments/v1/history');
  expect(await answer.json()).toMatchObject({ payments: [{ state: 'action_required' }] });
});

test('PAY-191 after “I’ve paid” the history says that the payment is being checked', async () => {
  const { user } = await openOrder('bank-transfer', true, function Pages({ id }) {
    const [isHistory, setHistory] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setHistory(!isHistory)}>
          Other page
        </button>
        {isHistory ? <PaymentHistoryPage /> : <OpenPayment id={id} />}
      </>
    );
  });
  await user.click(await screen.findByRole('button', { name: 'Other page' }));
  expect(await screen.findByText('Not finished')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Other page' }));
  await user.click(await screen.findByRole('button', { name: 'I’ve paid' }));
  await user.click(screen.getByRole('button', { name: 'Other page' }));
  expect(await screen.findByText('Being checked')).toBeDefined();
  expect(screen.queryByText('Not finished')).toBeNull();
});

test('PAY-142 a person without a mail address reads on the site that the money has arrived', async () => {
  const { user, runtime } = await openOrder('bank-transfer', false);
  const accounts = await runtime.services.services.get(accountsToken);
  await waitFor(() => expect(accounts.user?.email).toBe(''));
  await user.click(await screen.findByRole('button', { name: 'I’ve paid' }));
  expect((await screen.findByText(/^Thank you\./)).textContent).toMatch(/in your messages here/);
  expect(screen.queryByText(/email you/)).toBeNull();
});

test('PAY-77 PY15 a slip shows its barcode and until when it is taken', async () => {
  await openOrder('cash');
  const picture = await screen.findByRole('img', { name: /^Barcode \d{14}$/ });
  expect(picture.querySelectorAll('path')).toHaveLength(1);
  expect(screen.getByText(/^Pay by /)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDefined();
});

test('PAY-82 PY06 a wrong code is an error at the field, a right one pays', async () => {
  const { user, person } = await openOrder('bank-code');
  const field = await screen.findByLabelText('Code from the app');
  await user.type(field, '12');
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(screen.getByText('The code has 6 digits.')).toBeDefined();
  await user.clear(field);
  await user.type(field, '000000');
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  await screen.findByText(/^The bank doesn’t know this code/);
  await user.clear(field);
  await user.type(field, '123456');
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  await waitFor(async () => {
    const answer = await person.call('GET', '/web-api/payments/v1/history');
    expect(await answer.json()).toMatchObject({ payments: [{ state: 'succeeded' }] });
  });
});

test('PAY-81 PY06 the frame has the address of the provider and no more rights than it needs', async () => {
  await openOrder('wallet');
  const frame = await screen.findByTitle('Payment provider’s page');
  expect([
    new URL(frame.getAttribute('src') ?? '').hostname,
    frame.getAttribute('sandbox'),
    frame.getAttribute('allow'),
  ]).toEqual([
    'pay.localhost',
    'allow-scripts allow-forms allow-same-origin',
    'payment; publickey-credentials-get',
  ]);
  const panel = within(screen.getByRole('region', { name: /E-wallet/ }));
  expect(panel.getByRole('button', { name: 'Open it on its own page' })).toBeDefined();
});
