import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountsAnswer, PaymentMethods } from '#wire';
import { accountsToken } from '../../auth/contract.ts';
import type { TestPerson, TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { openPayments } from '../testing/openPayments.tsx';
import { payInByCard } from '../testing/payInByCard.ts';
import { DepositPage } from './DepositPage.tsx';
import { amount, ordersOf, limits } from '../testing/depositForm.ts';

test('PAY-150 PAY-35 LIM-65 LIM-85 a limit, then a break, of another tab reach the page with its typed amount', async () => {
  const { user, person, runtime } = await openPayments(DepositPage);
  const set = async (limitType: number, limitValue: number, measure: string) => {
    const answer = await person.call('POST', '/limit-service-api/api/external/web/v3/limits', {
      limits: [{ limitType, measure, limitValue }],
    });
    expect(answer.status).toBe(200);
    // As the feed reports it.
    const accounts = await runtime.services.services.get(accountsToken);
    await act(() => accounts?.load() ?? Promise.resolve());
  };
  await user.click(await screen.findByRole('radio', { name: /Bank card/ }));
  await user.type(amount(), '50');
  await set(20, 1000, 'EUR');
  expect(await screen.findAllByText(/Your own limit leaves €\s10.00\./)).toHaveLength(2);
  expect([amount().value, amount().getAttribute('aria-invalid')]).toEqual(['50', 'true']);
  await set(33, 7, 'days');
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});

test('PAY-35 B05 B09 the room of the person’s own limit is shown before anything is sent, and bounds the amount', async () => {
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

test('PAY-151 B05 B09 a method whose minimum exceeds the room says so, is last and cannot be chosen', async () => {
  const { user } = await openPayments(DepositPage, async (_sandbox, person) => {
    await person.call('POST', '/limit-service-api/api/external/web/v3/limits', {
      limits: [{ limitType: 20, measure: 'EUR', limitValue: 1999 }],
    });
  });
  const transfer = await screen.findByRole<HTMLInputElement>('radio', { name: /^Bank transfer/ });
  expect(transfer.closest('label')?.textContent).toMatch(
    /Not possible now: at least €\s20.00, and your own limit leaves less/,
  );
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.filter(({ disabled }) => disabled)).toEqual([transfer]);
  expect(radios.at(-1)).toBe(transfer);
  await user.click(transfer);
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Bank card/ }).disabled).toBe(false);
});

test('PAY-156 B05 B09 the maximum of a method is bounded by the person’s own limit', async () => {
  await openPayments(DepositPage, async (_sandbox, person) => {
    await person.call('POST', '/limit-service-api/api/external/web/v3/limits', {
      limits: [{ limitType: 20, measure: 'EUR', limitValue: 10_000 }],
    });
  });
  const card = await screen.findByRole('radio', { name: /^Bank card/ });
  expect(card.closest('label')?.textContent).toMatch(/€\s5\.00\s*–\s*€\s100\.00/);
});

test('PAY-151 B05 a kept card cannot be chosen either where the limit leaves less than a card takes', async () => {
  await openPayments(DepositPage, async (sandbox, person) => {
    await payInByCard(sandbox, person, { isKept: true });
    await person.call('POST', '/limit-service-api/api/external/web/v3/limits', {
      limits: [{ limitType: 20, measure: 'EUR', limitValue: 5400 }],
    });
  });
  const card = await screen.findByRole<HTMLInputElement>('radio', { name: /Visa •• 0001/ });
  expect(card.disabled).toBe(true);
  expect(card.closest('label')?.textContent).toMatch(/Not possible now: at least €\s5.00/);
});

test('PAY-262 PAY-263 B05 a limit holds the account of another currency as well, and names itself there', async () => {
  const { user, left, person } = await openPayments(DepositPage, async (_sandbox, { call }) => {
    await call(
      'POST',
      '/web-api/user/v1/accounts',
      { currency: 'USD' },
      { 'X-Idempotency-Key': 'dollars-for-a-limit' },
    );
    const { accounts } = (await (
      await call('GET', '/web-api/user/v1/accounts')
    ).json()) as AccountsAnswer;
    const dollars = accounts.find(({ iso }) => iso === 'USD');
    await call(
      'POST',
      '/web-api/user/v1/accounts/select',
      { id: dollars?.id },
      { 'X-Idempotency-Key': 'select-dollars-for-a-limit' },
    );
    await call('POST', '/limit-service-api/api/external/web/v3/limits', {
      limits: [{ limitType: 21, measure: 'EUR', limitValue: 1000 }],
    });
  });
  expect(await screen.findByText(/Your own limit leaves \S*\$\s?10.00\./)).toBeDefined();
  await user.click(await screen.findByRole('radio', { name: /Bank card/ }));
  await user.type(amount(), '20');
  await user.tab();
  expect(screen.getAllByText(/Your own limit leaves \S*\$\s?10.00\./)).toHaveLength(2);
  expect(screen.queryByText(/not accepted/)).toBeNull();
  expect([left, await ordersOf(person.call)]).toEqual([[], []]);
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

test('PAY-39 A32 while the limits cannot be reached deposits are closed with the reason, withdrawals are not', async () => {
  const { user, sandbox, person } = await openPayments(DepositPage);
  await user.click(await screen.findByRole('radio', { name: /Bank card/ }));
  await user.type(amount(), '50');
  await sandbox.post('/sandbox/v1/protection/outage', { isDown: true });
  await user.click(screen.getByRole('button', { name: /Deposit €/ }));
  expect(
    await screen.findByText(/^We can’t reach your limits right now.+still withdraw\.$/),
  ).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  expect(await ordersOf(person.call)).toHaveLength(0);
  const ways = await person.call('GET', '/web-api/payments/v1/methods?direction=withdrawal');
  expect(((await ways.json()) as PaymentMethods).closed_reason).toBeUndefined();
  await sandbox.post('/sandbox/v1/protection/outage', { isDown: false });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  // The typed amount is still there.
  await waitFor(() => expect(amount().value).toBe('50'));
});

test('PAY-37 B04 before the first deposit a limit is offered; continuing without one is a click', async () => {
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
  expect(await screen.findAllByRole('radio')).toHaveLength(9);
});

const newcomer = async (sandbox: TestSandbox, person: TestPerson): Promise<void> => {
  sandbox.store.run('UPDATE users SET has_deposit = 0 WHERE id = ?', person.userId);
};

const cardOrder = (person: TestPerson, key: string): Promise<Response> =>
  person.call(
    'POST',
    '/web-api/payments/v1/deposits',
    {
      method_id: 'card',
      amount: { minor: 5000, currency: 'EUR' },
      account_id: person.accountId,
      lng: 'en',
    },
    { 'X-Idempotency-Key': key },
  );

test('PAY-37 B04 the offer of a limit comes once in the life of an account', async () => {
  await openPayments(
    DepositPage,
    async (sandbox, person) => {
      await newcomer(sandbox, person);
      const read = '/web-api/payments/v1/notices/limit-offer/read';
      expect((await person.call('POST', read)).status).toBe(204);
    },
    [limits],
  );
  expect(await screen.findAllByRole('radio')).toHaveLength(9);
  expect(screen.queryByRole('region', { name: 'Set a deposit limit first?' })).toBeNull();
});

test('PAY-37 an unfinished payment is above the offer of a limit', async () => {
  await openPayments(
    DepositPage,
    async (sandbox, person) => {
      expect((await cardOrder(person, 'open-above-offer')).status).toBe(200);
      await newcomer(sandbox, person);
    },
    [limits],
  );
  const offer = await screen.findByRole('region', { name: 'Set a deposit limit first?' });
  const pay = await screen.findByRole('button', { name: 'Continue' });
  expect(pay.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('PAY-114 B09 a limit that leaves nothing replaces the payment methods, with the time of its next room', async () => {
  await openPayments(DepositPage, async (sandbox, person) => {
    expect((await cardOrder(person, 'uses-up-the-limit')).status).toBe(200);
    await person.call('POST', '/limit-service-api/api/external/web/v3/limits', {
      limits: [{ limitType: 20, limitValue: 5000, measure: 'EUR' }],
    });
    sandbox.advance(1000);
  });
  const alert = (await screen.findByText('Your own limit leaves nothing')).closest('div')!;
  expect(alert.parentElement?.textContent).toMatch(/More available from .*\d/);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('PAY-90 UC05 a deposit that the operator has closed cannot be sent, and the page says why', async () => {
  const { user } = await openPayments(DepositPage, async (sandbox) => {
    await sandbox.post('/sandbox/v1/users/demo', { rights: { deposit: 'dispute' } });
  });
  await user.click(await screen.findByRole('radio', { name: /card/i }));
  const note = await screen.findByText('Deposits are closed for your account');
  expect(screen.getByText(/disputed at your bank/)).toBeDefined();
  const send = within(note.closest('form')!).getByRole<HTMLButtonElement>('button', {
    name: 'Deposit',
  });
  expect(send.disabled).toBe(true);
});
