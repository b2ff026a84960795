import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Slot } from '#core/ui';
import { accountPaymentsSlot } from '../../office/contract.ts';
import { receiptModal } from '../contract.ts';
import { openPayments } from '../testing/openPayments.tsx';
import { orderDeposit, payIn } from '../testing/moveMoney.ts';
import { payInByCard } from '../testing/payInByCard.ts';
import { PaymentHistoryPage } from './PaymentHistoryPage.tsx';

test('PAY-61 PAY-264 OF07 the history can be filtered by direction and state, and shows deposits, withdrawals and their difference', async () => {
  const { user } = await openPayments(PaymentHistoryPage, async (sandbox, person) => {
    await payInByCard(sandbox, person);
    await person.call(
      'POST',
      '/web-api/payments/v1/deposits',
      {
        method_id: 'card',
        amount: { minor: 700, currency: 'EUR' },
        account_id: person.accountId,
        lng: 'en',
      },
      { 'X-Idempotency-Key': 'not-finished-yet' },
    );
    await person.call(
      'POST',
      '/web-api/payments/v1/withdrawals',
      {
        method_id: 'card',
        instrument_id: 1,
        amount: { minor: 2000, currency: 'EUR' },
        account_id: person.accountId,
      },
      { 'X-Idempotency-Key': 'taken-out-again' },
    );
  });
  const amounts = (): (string | null | undefined)[] =>
    screen
      .getAllByRole('listitem')
      .map((row) => /€\s[\d.]+/.exec(row.textContent)?.[0].replace('\u00A0', ' '));
  await waitFor(() => expect(amounts()).toEqual(['€ 20.00', '€ 7.00', '€ 50.00']));
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    '€\u00A050.00',
    '€\u00A020.00',
    '€\u00A030.00',
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'On its way');
  await waitFor(() => expect(amounts()).toEqual(['€ 20.00', '€ 7.00']));
  await user.click(screen.getByRole('button', { name: 'Deposits' }));
  await waitFor(() => expect(amounts()).toEqual(['€ 7.00']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Done');
  await waitFor(() => expect(amounts()).toEqual(['€ 50.00']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Not done');
  expect(await screen.findByText('No payments match')).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Any status');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'Bank card');
  await waitFor(() => expect(amounts()).toEqual(['€ 7.00', '€ 50.00']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'Cash in a shop');
  expect(await screen.findByText('No payments match')).toBeDefined();
});

test('PAY-264 OF07 amounts in another currency have their own sums, those of the active account first', async () => {
  await openPayments(PaymentHistoryPage, async (sandbox, person) => {
    await payInByCard(sandbox, person);
    const dollars = sandbox.ledger
      .accountsOf(person.userId)
      .find(({ currency }) => currency === 'USD');
    await payIn(sandbox, person, { minor: 700, currency: 'USD', accountId: dollars?.id ?? 0 });
  });
  await waitFor(() => expect(screen.getAllByRole('definition')).toHaveLength(6));
  expect(
    screen.getAllByRole('definition').map((each) => each.textContent.replaceAll('\u00A0', ' ')),
  ).toEqual(['€ 50.00', '€ 0.00', '€ 50.00', '$ 7.00', '$ 0.00', '$ 7.00']);
});

test('PAY-155 OF07 a payment that waits for the person is gone on with from its row', async () => {
  const { user, runtime } = await openPayments(PaymentHistoryPage, async (sandbox, person) => {
    await payInByCard(sandbox, person);
    await orderDeposit(person, {
      method: 'bank-transfer',
      more: { adapters: ['reference'] },
    });
  });
  const goOn = await screen.findAllByRole('button', { name: 'Continue' });
  expect(goOn.map((each) => each.closest('li')?.textContent)).toEqual([
    expect.stringMatching(/^Deposit · Bank transfer/),
  ]);
  await user.click(goOn[0]!);
  await waitFor(() => expect(runtime.services.navigation.routeName).toBe('payments.pay'));
});

test('PAY-158 OF02 the account page has the newest payments of both directions, and the way to all', async () => {
  const AccountPart = () => <Slot slot={accountPaymentsSlot} />;
  await openPayments(AccountPart, async (sandbox, person) => {
    await payInByCard(sandbox, person);
    await orderDeposit(person, { minor: 700 });
  });
  const recent = await screen.findByRole('region', { name: 'Recent payments' });
  const rows = await within(recent).findAllByRole('listitem');
  expect(rows.map((row) => /€\s[\d.]+/.exec(row.textContent)?.[0])).toEqual([
    '€\u00A07.00',
    '€\u00A050.00',
  ]);
  const all = within(recent).getByRole('link', { name: 'Payment history' });
  expect(all.getAttribute('href')).toBe('/en/office/historypay');
});

test('PAY-96 OF07 OFC-61 the payments of the filter are a table with number, both amounts and fee', async () => {
  const saved: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:table';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await openPayments(PaymentHistoryPage, payInByCard);
  await screen.findAllByRole('listitem');
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  const lines = (await saved[0]!.text()).replace('\uFEFF', '').trim().split('\r\n');
  expect(lines[0]).toBe(
    'Number,Date (UTC+3),Kind,Method,Amount,Fee,Paid or received,Currency,Status',
  );
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(
      /^1,\d{4}-\d\d-\d\d \d\d:\d\d,Deposit,Bank card •• 0001,50\.00,0\.00,50\.00,EUR,Done$/,
    ),
  ]);
});

test('PAY-268 OF07 a payment that failed has moved nothing in the table, and has no receipt', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:table';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = await openPayments(PaymentHistoryPage, async (sandbox, person) =>
    payInByCard(sandbox, person, { card: '4000 0000 0000 0002' }),
  );
  expect(await screen.findByText(/The bank declined the payment/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Receipt' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await saved[0]!.text()).trim()).toMatch(/,50\.00,0\.00,0\.00,EUR,Failed$/);
});

test('PAY-269 OF07 a receipt has number, amounts, fee and state', async () => {
  const { user, runtime } = await openPayments(PaymentHistoryPage, payInByCard);
  const opened = vi.spyOn(runtime.services.modals, 'open');
  await user.click(await screen.findByRole('button', { name: 'Receipt' }));
  expect(opened).toHaveBeenCalledWith(receiptModal, {
    payment: expect.objectContaining({ id: 1, amount: { minor: 5000, currency: 'EUR' } }),
  });
});

test('PAY-61 OF07 a page of ten thousand payments has at most 300 nodes', async () => {
  await openPayments(PaymentHistoryPage, async ({ store }, person) => {
    store.run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
       INSERT INTO payments (ref, user_id, account_id, direction, method_id, amount_minor, fee_minor, currency, state, key, body_hash, instrument, created_at_ms, changed_at_ms)
       SELECT 'ref-of-payment-' || i, ?, ?, 'deposit', 'card', 1000 + i, 0, 'EUR', 'succeeded', 'key-' || i, 'hash', 'Visa •• 0001', ? + i, ? + i FROM n`,
      person.userId,
      person.accountId,
      1_750_000_000_000,
      1_750_000_000_000,
    );
  });
  const list = (await screen.findAllByRole('listitem'))[0]?.closest('ul');
  expect(list?.children).toHaveLength(20);
  expect(list?.closest('section')?.querySelectorAll('*').length).toBeLessThanOrEqual(300);
});

/** Columns whose values are unique to each payment. */
const own = new Set(['id', 'ref', 'key', 'provider_id']);

test('PAY-61 OF07 a page of 10,000 payments renders at most 300 nodes', async () => {
  const { sandbox } = await openPayments(PaymentHistoryPage, async (made, person) => {
    await payInByCard(made, person);
    const { store } = made;
    const columns = store
      .all<{ name: string }>("SELECT name FROM pragma_table_info('payments')")
      .map(({ name }) => name)
      .filter((name) => !own.has(name));
    store.run(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
       INSERT INTO payments (key, ref, ${columns.join(', ')})
       SELECT 'many-' || i, 'many-' || i, ${columns.join(', ')} FROM payments, n WHERE payments.id = (SELECT MIN(id) FROM payments)`,
    );
  });
  await screen.findAllByRole('listitem');
  const { count } = sandbox.store.one<{ count: number }>(
    'SELECT COUNT(*) AS count FROM payments',
  ) ?? { count: 0 };
  expect(count).toBeGreaterThan(10_000);
  expect(document.body.querySelectorAll('*').length).toBeLessThanOrEqual(300);
});
