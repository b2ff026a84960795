import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { afterSignInToken, securityRoute } from '../../auth/contract.ts';
import { depositRoute } from '../contract.ts';
import type { TestPerson, TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { server } from '../../../test/network/server.ts';
import { standInPage } from '../../auth/testing/standInPage.ts';
import { openPayments } from '../testing/openPayments.tsx';
import { orderDeposit, payOrder } from '../testing/moveMoney.ts';
import { payInByCard } from '../testing/payInByCard.ts';
import { DepositPage } from './DepositPage.tsx';
import { amount, ordersOf } from '../testing/depositForm.ts';

test('PAY-20 PY03 nothing is preselected, and errors are shown at the field', async () => {
  const { user, left } = await openPayments(DepositPage);
  const radios = await screen.findAllByRole<HTMLInputElement>('radio');
  expect([radios.length, radios.filter(({ checked }) => checked).length]).toEqual([9, 0]);
  await user.click(radios[0]!);
  expect(amount().value).toBe('');
  for (const [typed, told] of [
    ['3', 'At least € 5.00 with this method.'],
    ['3000', 'At most € 2,000.00 with this method.'],
    ['1e3', 'Use digits, for example 12.50.'],
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

test('PAY-21 fee and total are beside the amount, and the button names the sum', async () => {
  const { user } = await openPayments(DepositPage);
  await user.click(await screen.findByRole('radio', { name: /E-wallet.* · Fee 1\.5%$/ }));
  expect(
    screen.getByRole('radio', { name: /Bank card/ }).closest('label')?.textContent,
  ).not.toMatch(/Fee/);
  await user.type(amount(), '33.33');
  const sums = screen.getByText('You pay').closest('dl')!;
  expect(
    within(sums)
      .getAllByRole('definition')
      .map((each) => each.textContent),
  ).toEqual(['€\u00A00.50', '€\u00A033.83']);
  expect(screen.getByRole('button', { name: /^Pay €\s33.83$/ })).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /Bank card/ }));
  expect(screen.getByRole('button', { name: /^Deposit €\s33.33$/ })).toBeDefined();
});

test('PAY-22 PY05 the page leaves for the address of the platform; a lost answer is looked up, not sent again', async () => {
  const { user, left, sandbox, person } = await openPayments(DepositPage);
  await user.click(await screen.findByRole('radio', { name: /Bank card/ }));
  await user.type(amount(), '50');
  // The order arrives but its response is lost, also at the client's retry.
  await sandbox.post('/sandbox/v1/faults', [
    { method: 'POST', path: '/web-api/payments/v1/deposits', times: 2, drop: 'after' },
  ]);
  await user.click(screen.getByRole('button', { name: /Deposit €/ }));
  await screen.findByText(/The connection was lost/);
  expect(amount().value).toBe('50');
  await user.click(screen.getByRole('button', { name: /Deposit €/ }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(left[0]).toMatch(/^\/web-api\/payments\/v1\/go\//);
  expect(await ordersOf(person.call)).toHaveLength(1);
});

test('PAY-145 M82 while the site takes no deposits that is said, and the amount stays', async () => {
  const { user, left, sandbox } = await openPayments(DepositPage);
  await user.click(await screen.findByRole('radio', { name: /Bank card/ }));
  await user.type(amount(), '50');
  await sandbox.post('/sandbox/v1/site', { maintenance: { isActive: true } });
  await user.click(screen.getByRole('button', { name: /Deposit €/ }));
  await screen.findByText(/The site takes no deposits right now/);
  expect([amount().value, left]).toEqual(['50', []]);
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
  await user.click(screen.getByRole('button', { name: 'Keep payment' }));
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cancel payment' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel payment' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull());
  expect(await screen.findByText('Cancelled')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('The payment has been cancelled.');
});

/** Dollars of the demo person, whose account does not pay for bets. */
const dollarsOf = ({ ledger }: TestSandbox, { userId }: TestPerson): number =>
  ledger.accountsOf(userId).find(({ currency }) => currency === 'USD')?.id ?? 0;

test('PAY-152 the deposit goes to the account in the address', async () => {
  let dollars = 0;
  const { user, left, sandbox } = await openPayments(
    DepositPage,
    async (given, person) => {
      dollars = dollarsOf(given, person);
    },
    [],
    async () => ({ path: `/en/office/recharge?account=${dollars}` }),
  );
  await user.click(await screen.findByRole('radio', { name: /Bank card \$\s?5/ }));
  await user.type(amount(), '50');
  await user.click(screen.getByRole('button', { name: /^Deposit \$/ }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(sandbox.store.one('SELECT account_id, currency FROM payments')).toEqual({
    account_id: dollars,
    currency: 'USD',
  });
});

test('PAY-153 the account of the deposit is chosen on the page, with its own methods', async () => {
  let dollars = 0;
  const { user, left, sandbox, runtime } = await openPayments(
    DepositPage,
    async (given, person) => {
      dollars = dollarsOf(given, person);
    },
  );
  const { navigation } = runtime.services;
  await act(async () => navigation.go({ name: depositRoute }));
  await waitFor(() => expect(navigation.routeName).toBe(depositRoute));
  await user.click(await screen.findByRole('radio', { name: /Bank card €\s?5/ }));
  await user.type(amount(), '50');
  const to = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'To account' });
  expect([...to.options].map(({ text }) => text.replaceAll('\u00A0', ' '))).toContain(
    'USD · $ 86.20',
  );
  await user.selectOptions(to, String(dollars));
  const card = { name: /Bank card \$\s?5/, checked: true };
  expect(await screen.findByRole('radio', card)).toBeDefined();
  expect(amount().value).toBe('');
  await user.type(amount(), '20');
  await user.click(screen.getByRole('button', { name: /^Deposit \$/ }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(sandbox.store.one('SELECT account_id, currency FROM payments')).toEqual({
    account_id: dollars,
    currency: 'USD',
  });
  expect(navigation.query.get('account')).toBe(String(dollars));
});

test('PAY-152 TA12 another person’s account is ignored: the deposit goes to the account that pays for bets', async () => {
  await openPayments(DepositPage, undefined, [], async () => ({
    path: '/en/office/recharge?account=999999',
  }));
  expect(await screen.findByRole('radio', { name: /Bank card €\s5/ })).toBeDefined();
});

test('PAY-22 TA27 while orders fail nothing unknown is claimed, typed values stay, and another method pays', async () => {
  const { user, left, sandbox } = await openPayments(DepositPage);
  await user.click(await screen.findByRole('radio', { name: /Bank card/ }));
  await user.type(amount(), '50');
  await sandbox.post('/sandbox/v1/faults', [
    { method: 'POST', path: '/web-api/payments/v1/deposits', times: 9, status: 503 },
  ]);
  await user.click(screen.getByRole('button', { name: /Deposit €/ }));
  await screen.findByText(/you won’t be charged twice/);
  expect(screen.queryByText(/[Nn]othing was charged/)).toBeNull();
  await sandbox.post('/sandbox/v1/faults', []);
  await user.click(screen.getByRole('radio', { name: /E-wallet/ }));
  expect(amount().value).toBe('50');
  await user.click(screen.getByRole('button', { name: /Pay €/ }));
  await waitFor(() => expect(left).toHaveLength(1));
});

test.each([
  ['standard', ['€ 5.00', '€ 10.00', '€ 25.00']],
  ['strict', []],
] as const)(
  'PAY-159 PY03 B13 %s: quick amounts stay within the limit',
  async (rgProfile, shown) => {
    const { user } = await openPayments(
      DepositPage,
      async (_sandbox, person) => {
        await person.call('POST', '/limit-service-api/api/external/web/v3/limits', {
          limits: [{ limitType: 20, measure: 'EUR', limitValue: 3000 }],
        });
      },
      [],
      async () => ({ configuration: { rgProfile } }),
    );
    await user.click(await screen.findByRole('radio', { name: /Bank card/ }));
    const buttons = screen
      .getAllByRole('button')
      .filter(({ textContent }) => /^€\s[\d.]+$/.test(textContent));
    expect(buttons.map(({ textContent }) => textContent.replace('\u00A0', ' '))).toEqual(shown);
    expect(amount().value).toBe('');
    if (buttons[1] === undefined) return;
    await user.click(buttons[1]);
    expect(amount().value).toBe('10.00');
  },
);

/** The browser restores the page from its cache while the session is still valid. */
function showAgain({ userId }: TestPerson): void {
  document.cookie = 'grandstand_signed_in=4000000000; Path=/';
  server.use(
    http.get('*/web-api/auth/v1/session-check', () =>
      HttpResponse.json({ user_id: userId, serverNowMs: Date.now() }),
    ),
  );
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

test('PAY-161 TA23 AF13 restored from the cache, the page frees its button and shows the result of the order', async () => {
  const { user, left, sandbox, person } = await openPayments(DepositPage);
  await user.click(await screen.findByRole('radio', { name: /Bank card/ }));
  await user.type(amount(), '25');
  await user.click(screen.getByRole('button', { name: /^Deposit €/ }));
  await waitFor(() => expect(left).toHaveLength(1));
  const button = screen.getByRole('button', { name: /^Deposit €/ });
  expect(button.getAttribute('aria-busy')).toBe('true');
  const [made] = await ordersOf(person.call);
  sandbox.store.run("UPDATE payments SET state = 'cancelled' WHERE id = ?", made?.id ?? 0);
  act(() => showAgain(person));
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
  const last = screen.getByRole('region', { name: 'Last deposits' });
  expect(await within(last).findByText('Cancelled')).toBeDefined();
  expect(amount().value).toBe('25');
});

test('PAY-160 LG10 questions after a sign-in wait until the page is left', async () => {
  const { runtime, unmount } = await openPayments(DepositPage);
  const queue = await runtime.services.services.get(afterSignInToken);
  const ask = vi.fn(async () => undefined);
  queue.register('passkey', async () => ask);
  await screen.findByRole('radio', { name: /Bank card/ });
  // Longer than the wait for questions that are more urgent.
  await new Promise((resolve) => setTimeout(resolve, 1700));
  expect(ask).not.toHaveBeenCalled();
  unmount();
  await waitFor(() => expect(ask).toHaveBeenCalledOnce(), { timeout: 3000 });
});

test('PAY-157 PY05 PY09 an order and its changes in another tab appear on the open page', async () => {
  const { sandbox, person } = await openPayments(DepositPage);
  await screen.findByText('No payments yet');
  const order = await orderDeposit(person, { minor: 2500 });
  const open = await screen.findByRole('region', { name: 'Open deposits' });
  expect(within(open).getByText(/€\s25\.00/)).toBeDefined();
  await payOrder(sandbox, order);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Open deposits' })).toBeNull());
  const last = screen.getByRole('region', { name: 'Last deposits' });
  expect(within(last).getByText('Done')).toBeDefined();
});

test('PAY-60 used methods are under a heading of their own', async () => {
  await openPayments(DepositPage, payInByCard);
  const used = await screen.findByRole('group', { name: 'Used before' });
  expect(within(used).getAllByRole('radio')).toHaveLength(1);
  expect(within(used).getByRole('radio', { name: /Bank card/ })).toBeDefined();
  const others = screen.getByRole('group', { name: 'Other methods' });
  expect(within(others).queryByRole('radio', { name: /Bank card/ })).toBeNull();
  expect(within(others).getAllByRole('radio')).toHaveLength(8);
  expect(screen.queryByRole('group', { name: 'Ways to pay' })).toBeNull();
});

test('PAY-60 a payment that failed, or a card of which no payment is known, was not used before', async () => {
  await openPayments(DepositPage, (sandbox, person) =>
    payInByCard(sandbox, person, { card: '4000 0000 0000 0002' }),
  );
  const all = await screen.findByRole('group', { name: 'Ways to pay' });
  expect(within(all).getAllByRole('radio')).toHaveLength(9);
  expect(screen.queryByRole('group', { name: 'Used before' })).toBeNull();
});

test('PAY-62 a chosen method scrolls the form into view; arrow keys and a visible form do not scroll', async () => {
  const { user } = await openPayments(DepositPage);
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const [first, second, third] = await screen.findAllByRole('radio');
  await user.click(first!);
  expect(scrolled).not.toHaveBeenCalled();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 5000, 10, 10),
  );
  await user.keyboard('{ArrowDown}');
  expect([scrolled.mock.calls.length, document.activeElement]).toEqual([0, second]);
  await user.type(amount(), '25');
  await user.click(third!);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.activeElement?.tagName).toBe('H2');
  expect(amount().value).toBe('25');
});

test('PAY-115 a return from the provider’s page restores method and amount', async () => {
  const { user, left, runtime } = await openPayments(DepositPage);
  const { navigation } = runtime.services;
  await act(async () => navigation.go({ name: depositRoute }));
  await waitFor(() => expect(navigation.routeName).toBe(depositRoute));
  await user.click(await screen.findByRole('radio', { name: /Bank card/ }));
  await user.type(amount(), '50');
  await user.click(screen.getByRole('button', { name: /^Deposit €/ }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(navigation.query.get('again')).toMatch(/^\d+$/);
});

test('PAY-38 RN04 a generated password must be replaced before the first deposit', async () => {
  const { person, sandbox } = await openPayments(DepositPage, async (before, { userId }) => {
    before.store.run('UPDATE users SET has_first_secret = 1 WHERE id = ?', userId);
  });
  expect(
    await screen.findByText(/^Before your first deposit, choose a password of your own/),
  ).toBeDefined();
  expect(screen.getByText('First, choose your own password')).toBeDefined();
  expect(screen.queryByText('No deposits at the moment')).toBeNull();
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

test('PAY-205 a button leads to an own password, and its address back to the deposit', async () => {
  await openPayments(
    DepositPage,
    async (before, { userId }) => {
      before.store.run('UPDATE users SET has_first_secret = 1 WHERE id = ?', userId);
    },
    [centre],
  );
  const link = await screen.findByRole('link', { name: 'Choose a password' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://site.test');
  expect([pathname, searchParams.get('part')]).toEqual(['/en/office/security', 'password']);
  expect(searchParams.get('return-url')).toMatch(/^\/en\/office\/recharge/);
});

/** Stand-in for the security page, which a site may lack. */
const centre = standInPage(securityRoute, 'office/security');

test('AUT-431 SBX-1210 RV04 without a day left the page of deposits says why and where to confirm, and the platform refuses', async () => {
  const { person, sandbox } = await openPayments(
    DepositPage,
    async (before) => {
      await before.post('/sandbox/v1/users/demo', { activationType: 0, daysToActivate: 0 });
    },
    [centre],
  );
  await screen.findByText('First, confirm how to reach you');
  expect(screen.getByText(/You can still withdraw/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Confirm now' }).getAttribute('href')).toBe(
    '/en/office/security?part=contacts',
  );
  const order = {
    method_id: 'card',
    amount: { minor: 5000, currency: 'EUR' },
    account_id: person.accountId,
    lng: 'en',
  };
  const path = '/web-api/payments/v1/deposits';
  const refused = await person.call('POST', path, order, { 'X-Idempotency-Key': 'unconfirmed-1' });
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('"unconfirmed"');
  await sandbox.post('/sandbox/v1/users/demo', { activationType: 3 });
  const taken = await person.call('POST', path, order, { 'X-Idempotency-Key': 'unconfirmed-2' });
  expect(taken.status).toBe(200);
});
