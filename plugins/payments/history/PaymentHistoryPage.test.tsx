import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPayments } from '../testing/openPayments.tsx';
import { payInByCard } from '../testing/payInByCard.ts';
import { PaymentHistoryPage } from './PaymentHistoryPage.tsx';

test('PAY-61 OF07 the history narrows by direction and outcome, and says what came in, went out and is left', async () => {
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
        password: 'Demo-pass-1',
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
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'On its way');
  await waitFor(() => expect(amounts()).toEqual(['€ 20.00', '€ 7.00']));
  await user.click(screen.getByRole('button', { name: 'Deposits' }));
  await waitFor(() => expect(amounts()).toEqual(['€ 7.00']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Done');
  await waitFor(() => expect(amounts()).toEqual(['€ 50.00']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Not done');
  expect(await screen.findByText('No payments match')).toBeDefined();
});
