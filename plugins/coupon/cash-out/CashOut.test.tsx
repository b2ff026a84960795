import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { TestPerson } from '../../../sandbox/testing/createTestSandbox.ts';
import {
  createTestCoupon,
  reloadTestCoupon,
  type TestCoupon,
} from '../testing/createTestCoupon.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';
import { BrowserStorage } from '../../../core/platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import type { CashOutStore } from './CashOutStore.ts';
import { createCashOut } from './createCashOut.ts';
import { PendingCashOuts } from './PendingCashOuts.ts';
import { MyBets } from '../my-bets/MyBets.tsx';

interface OpenBet {
  readonly page: TestCoupon;
  readonly person: TestPerson;
  readonly betId: number;
  readonly price: (coef: number, isBlocked?: boolean) => Promise<void>;
}

/** Renders My bets of a person with one open single of EUR 10.00 at odds of 2. */
async function openBet(section: 'line' | 'live' = 'line'): Promise<OpenBet> {
  const page = await createTestCoupon();
  const [outcome] = await page.outcomes(section, 1);
  if (outcome === undefined) throw new Error('no outcome');
  const set = (coef: number, isBlocked = false): Promise<Response> =>
    page.sandbox.post('/sandbox/v1/prices', { outcomeId: outcome.id, coef, isBlocked });
  await set(2);
  const person = await page.signIn();
  const request = {
    accountId: person.accountId,
    typeId: 0,
    amount: { minor: 1000, currency: 'EUR' },
    bets: [{ id: outcome.id, coef: 2 }],
    changeCoefAction: 1,
    coefViewId: 0,
  };
  await person.call('POST', '/web-api/coupon/v1/placements', request, {
    'X-Idempotency-Key': 'open-bet-key',
  });
  await page.pass(section === 'live' ? 3200 : 200);
  await set(2);
  await page.pass(2200);
  await renderTestCoupon(page, <MyBets />);
  const [bet] = page.stores.myBets.open;
  if (bet === undefined) throw new Error('The bet was not accepted');
  return {
    page,
    person,
    betId: bet.id,
    price: async (coef, isBlocked) => {
      await set(coef, isBlocked);
      await act(() => page.pass(2200));
    },
  };
}

const otherKey = '11111111-2222-4333-8444-555555555555';

const balance = (page: TestCoupon, person: TestPerson): number =>
  page.sandbox.ledger.account(person.accountId)?.balanceMinor ?? -1;
const toggle = (): Promise<HTMLElement> => screen.findByRole('button', { name: /^Cash out €/ });
const confirm = (): HTMLElement =>
  within(screen.getByRole('group', { name: 'Cash out' })).getByRole('button', {
    name: /^(Cash out|Accept)/,
  });

test('CPN-240 the button shows and follows the value of the bet, and no amount without an offer or a connection', async () => {
  const { page, price } = await openBet();
  expect((await toggle()).textContent).toBe('Cash out€\u00A09.50');
  await price(1.6);
  expect((await toggle()).textContent).toBe('Cash out€\u00A011.87');
  await price(1.6, true);
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Cash out suspended' }).disabled,
  ).toBe(true);
  await price(1.6);
  expect((await toggle()).textContent).toBe('Cash out€\u00A011.87');
  page.network.muteFeed(true);
  await act(async () => page.network.dropFeed());
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Cash out suspended' }).disabled,
  ).toBe(true);
});

/** Renders My bets of a person with one open accumulator of three at odds of 2. */
async function openAccumulator(terms: object): Promise<void> {
  const page = await createTestCoupon();
  const outcomes = await page.outcomes('line', 3);
  for (const { id } of outcomes)
    await page.sandbox.post('/sandbox/v1/prices', { outcomeId: id, coef: 2, isBlocked: false });
  const person = await page.signIn();
  const answer = await person.call(
    'POST',
    '/web-api/coupon/v1/placements',
    {
      accountId: person.accountId,
      typeId: 1,
      amount: { minor: 1000, currency: 'EUR' },
      bets: outcomes.map(({ id }) => ({ id, coef: 2 })),
      changeCoefAction: 1,
      coefViewId: 0,
      ...terms,
    },
    { 'X-Idempotency-Key': 'open-terms-key' },
  );
  expect(answer.status).toBe(200);
  await page.pass(2200);
  await renderTestCoupon(page, <MyBets />);
}

test('CPN-670 the offer for a bet with a bonus says that it excludes the bonus', async () => {
  await openAccumulator({ isBonusBet: true });
  await userEvent.click(await toggle());
  const panel = within(screen.getByRole('group', { name: 'Cash out' }));
  expect(panel.getByText(/leaves out the bonus/)).toBeDefined();
  expect(panel.queryByLabelText('Stake to cash out')).toBeNull();
});

test('CPN-670 a bet that is never cashed out shows the reason', async () => {
  await openAccumulator({ promoCode: 'SPRING10' });
  expect(await screen.findByText(/^No cash out: .*promo code/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Cash out/ })).toBeNull();
});

test('C14 CPN-241 CPN-247 CPN-700 the first press opens the panel, Esc closes it, and the button that names the amount pays out once', async () => {
  const { page, person, betId } = await openBet();
  const user = userEvent.setup();
  await user.click(await toggle());
  expect(
    [...screen.getByRole('group', { name: 'Cash out' }).querySelectorAll('dd')].map(
      (sum) => sum.textContent,
    ),
  ).toEqual(['€\u00A09.50', '€\u00A00.00']);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(await toggle());
  expect(screen.queryByRole('group', { name: 'Cash out' })).toBeNull();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Keep bet' }));
  expect(document.activeElement).toBe(await toggle());
  await user.keyboard('{Enter}');
  await user.dblClick(confirm());
  await act(() => page.pass(1000));
  expect(page.sent).toHaveLength(1);
  expect(balance(page, person)).toBe(99_950);
  expect(
    within(screen.getByRole('list', { name: 'Recently settled' })).getByText('Cashed out'),
  ).toBeDefined();
  expect(page.stores.myBets.byId.get(betId)).toMatchObject({
    settlement: 'cashedOut',
    payout: { minor: 950 },
  });
  expect(page.services.announcer.alerts).toEqual(['Paid out: €\u00A09.50']);
});

test('C14 CPN-700 after a refused cash-out the button that opened it has the focus', async () => {
  const { page, price } = await openBet();
  const user = userEvent.setup();
  await user.click(await toggle());
  page.network.muteFeed(true);
  await price(2.5);
  await user.click(confirm());
  await act(() => page.pass(300));
  expect(screen.getByText('The value has changed. Nothing was paid.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { expanded: true }));
  page.network.muteFeed(false);
});

test('CPN-242 CPN-870 CPN-872 a value that fell since it was displayed needs a press that accepts it', async () => {
  const { page, person, price } = await openBet();
  const user = userEvent.setup();
  await user.click(await toggle());
  await price(2.5);
  expect(confirm().textContent).toBe('Accept€\u00A07.60');
  expect(screen.getByText('From € 9.50 to € 7.60.')).toBeDefined();
  act(() => page.stores.settings.setPolicy('acceptAny'));
  expect(confirm().textContent).toBe('Cash out€\u00A07.60');
  act(() => page.stores.settings.setPolicy('confirm'));
  await price(1.9);
  expect(confirm().textContent).toBe('Cash out€\u00A010.00');
  // The platform's value changes while the page still shows the previous one.
  page.network.muteFeed(true);
  await page.sandbox.post('/sandbox/v1/prices', {
    outcomeId: page.stores.myBets.open[0]?.selections[0]?.outcomeId,
    coef: 2.5,
  });
  await user.click(confirm());
  await act(() => page.pass(300));
  expect(screen.getByText('The value has changed. Nothing was paid.')).toBeDefined();
  expect(balance(page, person)).toBe(99_000);
  page.network.muteFeed(false);
  await act(() => page.pass(2200));
  await user.click(confirm());
  await act(() => page.pass(1000));
  expect(balance(page, person)).toBe(99_760);
});

test.each([
  ['acceptHigher', 100_000],
  ['acceptAny', 100_000],
  ['confirm', 99_000],
] as const)(
  'CPN-871 CPN-872 M12 a value that rises in transit is paid under every policy but confirm: %s',
  async (policy, balanceMinor) => {
    const { page, person } = await openBet();
    page.stores.settings.setPolicy(policy);
    const user = userEvent.setup();
    await user.click(await toggle());
    page.network.muteFeed(true);
    await page.sandbox.post('/sandbox/v1/prices', {
      outcomeId: page.stores.myBets.open[0]?.selections[0]?.outcomeId,
      coef: 1.9,
    });
    await user.click(confirm());
    await act(() => page.pass(300));
    expect(balance(page, person)).toBe(balanceMinor);
    if (policy !== 'confirm') return;
    page.network.muteFeed(false);
    await act(() => page.pass(2200));
    expect(screen.getByText('The value has changed. Nothing was paid.')).toBeDefined();
    expect(screen.getByText('From € 9.50 to € 10.00.')).toBeDefined();
    expect(confirm().textContent).toBe('Accept€\u00A010.00');
    await user.click(confirm());
    await act(() => page.pass(1000));
    expect(balance(page, person)).toBe(100_000);
  },
);

test('CPN-682 the buttons of a cash-out are scrolled into view when they appear and when their text changes', async () => {
  const { price } = await openBet();
  const seen = vi.fn<(element: Element) => void>();
  const before = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView');
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    value(this: Element) {
      seen(this);
    },
  });
  onTestFinished(() => {
    if (before === undefined) Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    else Object.defineProperty(Element.prototype, 'scrollIntoView', before);
  });
  await userEvent.setup().click(await toggle());
  const decision = confirm().parentElement?.parentElement;
  expect(seen.mock.calls).toEqual([[decision]]);
  await price(2.5);
  expect(seen.mock.calls).toEqual([[decision], [decision]]);
});

test('C14 CPN-243 CPN-247 a part pays its share; the slider reaches only possible parts, a typed part names the bounds', async () => {
  const { page, person } = await openBet();
  const user = userEvent.setup();
  await user.click(await toggle());
  const field = screen.getByLabelText<HTMLInputElement>('Stake to cash out');
  await user.clear(field);
  await user.type(field, '9.80');
  expect(screen.getByText('Up to € 9.50, or all of it.')).toBeDefined();
  expect(confirm()).toHaveProperty('disabled', true);
  await user.clear(field);
  await user.type(field, '3.33');
  expect(confirm().textContent).toBe('Cash out€\u00A03.16');
  await user.click(confirm());
  await act(() => page.pass(1000));
  expect(balance(page, person)).toBe(99_316);
  await screen.findByText('Already cashed out: € 3.16 for € 3.33 of the stake.');
  const [bet] = page.stores.myBets.open;
  expect([bet?.potentialPayout.minor, page.stores.myBets.offers.get(bet?.id ?? 0)]).toEqual([
    1334,
    expect.objectContaining({ stake: { minor: 667, currency: 'EUR' } }),
  ]);
});

test('A02 CPN-244 after a lost answer the same key and bytes are sent again, and nothing is paid twice', async () => {
  const { page, person } = await openBet();
  const user = userEvent.setup();
  await user.click(await toggle());
  page.faults.push('lose-request', 'lose-answer', 'lose-answer');
  await user.click(confirm());
  await act(() => page.pass(300));
  expect(screen.getByRole('button', { name: /Checking/ })).toBeDefined();
  await act(() => page.pass(8000));
  expect(new Set(page.sent.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
  expect(page.sent).toHaveLength(3);
  expect(balance(page, person)).toBe(99_950);
  expect(page.sandbox.ledger.verify()).toEqual([]);
});

test('A02 CPN-330 a cash-out with a lost answer is looked up after a reload and never sent twice', async () => {
  const { page, person, betId } = await openBet();
  const user = userEvent.setup();
  await user.click(await toggle());
  page.faults.push('lose-answer');
  await user.click(confirm());
  await act(() => page.pass(300));
  expect(balance(page, person)).toBe(99_950);
  const next = await reloadTestCoupon(page);
  await waitFor(() =>
    expect(next.services.announcer.alerts).toEqual([expect.stringContaining('cash.paid')]),
  );
  expect([next.sent, balance(next, person), next.services.pendingWork.isBusy]).toEqual([
    [],
    99_950,
    false,
  ]);
  expect(
    new PendingCashOuts(next.services.storage, next.services.clock.nowMs).of(person.userId),
  ).toEqual([]);
  expect(next.stores.myBets.open.some(({ id }) => id === betId)).toBe(false);
  expect(next.sandbox.ledger.verify()).toEqual([]);
});

test('CPN-414 a cash-out that never arrived ends after a reload, and until then no other one is sent', async () => {
  const { page, person, betId } = await openBet();
  const user = userEvent.setup();
  await user.click(await toggle());
  page.faults.push('lose-request');
  await user.click(confirm());
  await act(() => page.pass(300));
  const next = await reloadTestCoupon(page);
  const store = (): CashOutStore =>
    next.stores.myBets.cashOutOf(betId, () =>
      createCashOut(betId, next.stores.myBets, next.stores.settings, next.services),
    );
  await waitFor(() => expect(store().state.kind).toBe('unknown'));
  store().cashOut(950, true);
  await next.pass(1000);
  expect([next.sent, store().isUnderWay]).toEqual([[], true]);
  await next.pass(25_000);
  expect([store().state, next.sent]).toEqual([
    { kind: 'refused', key: 'cash.refused', limit: undefined },
    [],
  ]);
  store().cashOut(950, true);
  await next.pass(1000);
  expect([next.sent.length, balance(next, person)]).toEqual([1, 99_950]);
});

test('CPN-415 a cash-out pending in another tab is resolved before this tab sends one', async () => {
  const { page, person, betId } = await openBet();
  const pending = new PendingCashOuts(page.services.storage, page.services.clock.nowMs);
  const store = page.stores.myBets.cashOutOf(betId, () =>
    createCashOut(betId, page.stores.myBets, page.stores.settings, page.services),
  );
  const order = {
    betId,
    currency: 'EUR',
    partMinor: 400,
    valueMinor: 380,
    policy: 'confirm',
  } as const;
  await person.call(
    'POST',
    '/web-api/coupon/v1/cash-outs',
    {
      couponId: betId,
      stake: { minor: 400, currency: 'EUR' },
      value: { minor: 380, currency: 'EUR' },
      changeCoefAction: 0,
    },
    { 'X-Idempotency-Key': otherKey },
  );
  pending.add({
    key: otherKey,
    userId: person.userId,
    order,
    sentAtMs: page.services.clock.nowMs(),
  });
  store.open();
  store.cashOut(950, true);
  await act(() => page.pass(300));
  expect([page.sent, store.state, balance(page, person)]).toEqual([
    [],
    { kind: 'paid', paid: { minor: 380, currency: 'EUR' } },
    99_380,
  ]);
  expect(pending.of(person.userId)).toEqual([]);
});

test('CPN-416 stored cash-outs that are invalid or older than a day are dropped', () => {
  const area = new MemoryArea();
  const storage = new BrowserStorage({ brand: 'stage', area: () => area });
  let nowMs = 1_790_000_000_000;
  const pending = new PendingCashOuts(storage, () => nowMs);
  const order = {
    betId: 5,
    currency: 'EUR',
    partMinor: 400,
    valueMinor: 380,
    policy: 'confirm',
  } as const;
  pending.add({ key: otherKey, userId: 7, order, sentAtMs: nowMs });
  expect([pending.of(7).length, pending.of(8).length, pending.of(undefined).length]).toEqual([
    1, 0, 0,
  ]);
  nowMs += 86_400_000;
  expect(pending.of(7)).toEqual([]);
  // The policy is stored as its number on the wire.
  const kept = (changed: unknown) => {
    area.setItem(
      'grandstand:stage:coupon/cash-outs',
      JSON.stringify({
        v: 1,
        d: [{ key: otherKey, userId: 7, order: changed, sentAtMs: nowMs }],
      }),
    );
    return new PendingCashOuts(
      new BrowserStorage({ brand: 'stage', area: () => area }),
      () => nowMs,
    ).of(7);
  };
  const stored = { ...order, policy: 0 };
  expect(kept(stored)).toEqual([{ key: otherKey, userId: 7, order, sentAtMs: nowMs }]);
  for (const wrong of [
    { ...stored, partMinor: -1 },
    { ...stored, currency: 'euro' },
    { ...stored, policy: 3 },
    null,
  ])
    expect(kept(wrong)).toEqual([]);
});

test('CPN-245 with a live event the cash-out waits as long as the platform says', async () => {
  const { page, person } = await openBet('live');
  const user = userEvent.setup();
  await user.click(await toggle());
  await user.click(confirm());
  await act(() => page.pass(500));
  expect(screen.getByRole('button', { name: /^Cashing out/ }).textContent).toMatch(/\d s$/);
  expect(balance(page, person)).toBe(99_000);
  await act(() => page.pass(4000));
  expect(page.stores.myBets.open).toEqual([]);
  expect(balance(page, person)).toBe(99_950);
});

test('CPN-246 a target between the value and the potential payout can be set and removed, and the platform keeps it', async () => {
  const { page, person, price } = await openBet();
  const user = userEvent.setup();
  await user.click(await toggle());
  const field = screen.getByLabelText<HTMLInputElement>('Auto cash out at');
  await user.type(field, '9.50');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  // The bounds become the error text.
  const bounds = screen.getByText(/^Between € \d/);
  expect(bounds.className).toContain('error');
  await user.clear(field);
  expect(bounds.className).not.toContain('error');
  await user.type(field, '12{Enter}');
  await act(() => page.pass(300));
  await screen.findByText('Auto cash out at € 12.00');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await act(() => page.pass(300));
  await user.type(screen.getByLabelText('Auto cash out at'), '12{Enter}');
  await act(() => page.pass(300));
  await price(1.5);
  expect(balance(page, person)).toBe(99_000 + 1266);
  expect(page.stores.myBets.settled[0]).toMatchObject({
    settlement: 'cashedOut',
    cashOut: { isAuto: true },
  });
});
