import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createTestCoupon, type TestCoupon } from '../testing/createTestCoupon.ts';
import type { PromoCode } from '#domain/ticket/terms/MoneyTerms.ts';
import later from '../locales/later/en.json' with { type: 'json' };
import { confirmTermsRoute, responsibleRoute } from '../../auth/contract.ts';
import { explainRefusal } from './explainRefusal.ts';
import { knownRefusals } from './knownRefusals.ts';
import { remedyOf } from './remedyOf.ts';
import { refusalId } from './refusalId.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';
import { CouponPanel } from '../frame/CouponPanel.tsx';

/** Renders a coupon with two selections and a stake of 10, refused with this error. */
async function refused(error: object, status = 422, type?: 'chain' | 'lucky'): Promise<TestCoupon> {
  const page = await createTestCoupon();
  await page.signIn();
  for (const bet of await page.outcomes('line', 2)) page.add(bet);
  await page.pass(1000);
  page.stores.stake.type('10');
  if (type !== undefined) page.stores.composition.choose(type);
  if (type === 'lucky') page.stores.composition.setPerBet(true);
  await renderTestCoupon(page, <CouponPanel />);
  await screen.findByRole('list', { name: 'Selections' });
  await page.sandbox.post('/sandbox/v1/faults', [
    {
      method: 'POST',
      path: '/web-api/coupon/v1/placements',
      times: 1,
      status,
      body: { errors: [error] },
    },
  ]);
  await act(async () => {
    page.press();
    await page.pass(1000);
  });
  await screen.findByText('Bet not placed');
  return page;
}

const springCode: PromoCode = {
  code: 'SPRING10',
  benefit: { kind: 'free-bet', valueMinor: 1000, isStakePaidOut: false },
  currency: 'EUR',
  minSelections: 1,
  minOdds: 0,
  types: [],
  endsAtS: undefined,
};

const stakeField = (): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>('Stake', { selector: 'input' });

test.each([
  ['stake_above_max', { limit: { minor: 500, currency: 'EUR' } }, /^Stake €\s5\.00$/, 500],
  ['stake_below_min', { limit: { minor: 2000, currency: 'EUR' } }, /^Stake €\s20\.00$/, 2000],
  ['insufficient_funds', { balance: { minor: 300, currency: 'EUR' } }, /^Stake €\s3\.00$/, 300],
])(
  'A16 CPN-278 CPN-466 CPN-467 CPN-873 %s: the stake is marked and described by the reason, and one press corrects it',
  async (code, meta, name, minor) => {
    const page = await refused({ code, detail: 'no', meta });
    const describing = (stakeField().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');
    expect(stakeField().getAttribute('aria-invalid')).toBe('true');
    expect(describing.join(' ')).toContain('You haven’t been charged.');
    await userEvent.setup().click(screen.getByRole('button', { name }));
    expect([page.stores.stake.minor, page.stores.placement.state.kind, page.sent.length]).toEqual([
      minor,
      'idle',
      1,
    ]);
    await waitFor(() => expect(stakeField().getAttribute('aria-invalid')).toBeNull());
  },
);

test('CPN-873 CPN-874 M02 a remedy fills in no less than the minimum, and where the field is per bet, its share', async () => {
  const poor = await refused({
    code: 'insufficient_funds',
    detail: 'no',
    meta: { balance: { minor: 30, currency: 'EUR' } },
  });
  expect(poor.stores.limits.minStakeMinor).toBe(50);
  expect(screen.queryByRole('button', { name: /^Stake €/ })).toBeNull();
  document.body.replaceChildren();
  const page = await refused(
    {
      code: 'stake_above_max',
      detail: 'no',
      meta: { limit: { minor: 1000, currency: 'EUR' } },
    },
    422,
    'lucky',
  );
  await userEvent.setup().click(screen.getByRole('button', { name: /^Stake €\s3\.33$/ }));
  expect([page.stores.stake.minor, page.stores.coupon.totalStakeMinor]).toEqual([333, 999]);
});

test('A16 M83 each known refusal is shown where it belongs: one of the stake describes its field, any other is above the button', async () => {
  const page = await refused({ code: 'stake_above_max', detail: 'no' });
  // Prices move during the test, and the default policy would ask for a confirmation.
  act(() => page.stores.settings.setPolicy('acceptAny'));
  const texts = {
    ...later,
    ...Object.fromEntries(
      Object.entries(later).map(([key, text]) => [`coupon.later:${key}`, text]),
    ),
  } as Readonly<Record<string, string>>;
  const wrong: string[] = [];
  for (const [code, { key, place }] of Object.entries(knownRefusals)) {
    act(() => page.stores.placement.dismiss());
    await page.sandbox.post('/sandbox/v1/faults', [
      {
        method: 'POST',
        path: '/web-api/coupon/v1/placements',
        times: 1,
        status: code === 'too_many_requests' ? 429 : 422,
        body: { errors: [{ code, detail: 'no', meta: {} }] },
      },
    ]);
    await act(async () => {
      page.press(true);
      await page.pass(1000);
    });
    const note = await waitFor(() => {
      const found = document.getElementById(refusalId);
      if (found === null) throw new Error(`Nothing is said of ${code}`);
      return found.textContent;
    });
    const words = (texts[key] ?? key).split('{{')[0] ?? '';
    if (words === '' || !note.includes(words)) wrong.push(`${code}: ${note}`);
    const isMarked =
      stakeField().getAttribute('aria-invalid') === 'true' &&
      (stakeField().getAttribute('aria-describedby') ?? '').split(' ').includes(refusalId);
    if (isMarked !== (place === 'stake'))
      wrong.push(`${code} is ${isMarked ? '' : 'not '}at the stake`);
  }
  expect(wrong).toEqual([]);
});

test('A16 CPN-465 CPN-467 CPN-875 selections named by the refusal show it, and one press removes all but the first of those that exclude each other', async () => {
  const page = await createTestCoupon();
  const [first, second] = await page.outcomes('line', 2);
  const here = await refused({
    code: 'dependent_selections',
    detail: 'no',
    meta: { ids: [first?.id, second?.id] },
  });
  expect(screen.getAllByText('These selections are related and can’t be combined.')).toHaveLength(
    2,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove it' }));
  expect([here.selections.drafts.map((draft) => draft.outcomeId), here.sent.length]).toEqual([
    [first?.id],
    1,
  ]);
});

test('CPN-876 CPN-877 CPN-879 a banned account leads to support, an unknown account is reloaded, exact odds are turned off', async () => {
  const banned = await refused({ code: 'account_banned', detail: 'no' }, 403);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Contact support' }));
  expect(banned.openedModals).toEqual(['support.question']);
  document.body.replaceChildren();
  const gone = await refused({ code: 'account_unknown', detail: 'no' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Reload my accounts' }));
  expect(gone.stores.placement.state.kind).toBe('idle');
  document.body.replaceChildren();
  const exact = await refused({ code: 'exact_odds_required', detail: 'no' });
  exact.stores.settings.set('isExactOdds', true);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Turn off exact odds' }));
  expect(exact.stores.settings.choices.isExactOdds).toBe(false);
});

test.each([
  [
    'promo_used',
    'Bet without the code',
    (page: TestCoupon) => page.stores.money.setPromo(springCode),
    (page: TestCoupon) => page.stores.money.promo,
  ],
  [
    'promo_too_few_selections',
    'Bet without the code',
    (page: TestCoupon) => page.stores.money.setPromo(springCode),
    (page: TestCoupon) => page.stores.money.promo,
  ],
  [
    'advance_unavailable',
    'Bet without the advance',
    (page: TestCoupon) => page.stores.money.setAdvance(true),
    (page: TestCoupon) => page.stores.money.isAdvanceOn || undefined,
  ],
])(
  'CPN-332 %s: one press removes the obstacle and sends nothing',
  async (code, name, choose, chosen) => {
    const page = await refused({ code, detail: 'no' });
    expect(screen.queryByRole('button', { name })).toBeNull();
    act(() => choose(page));
    await userEvent.setup().click(screen.getByRole('button', { name }));
    expect([
      chosen(page),
      page.stores.placement.state.kind,
      page.sent.length,
      page.selections.count,
    ]).toEqual([undefined, 'idle', 1, 2]);
  },
);

test('CPN-279 a waiting bet shows how long ago it was sent and how long the platform still takes', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  for (const bet of await page.outcomes('live', 1)) page.add(bet);
  await page.pass(1000);
  page.stores.settings.setPolicy('acceptAny');
  await page.sandbox.post('/sandbox/v1/coupon', { liveDelayMs: 8000 });
  await renderTestCoupon(page, <CouponPanel />);
  await screen.findByRole('list', { name: 'Selections' });
  await act(async () => {
    page.press();
    await page.pass(3300);
  });
  expect(screen.getByText('Sent 3 s ago')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Placing/ }).textContent).toMatch(/5 s/);
});

test('CPN-467 CPN-878 a kind that is not offered is replaced by the default one, and nothing is sent', async () => {
  const page = await refused({ code: 'type_unavailable', detail: 'no' }, 422, 'chain');
  expect(page.stores.coupon.type).toBe('chain');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Bet as an accumulator' }));
  expect([page.stores.coupon.type, page.stores.placement.state.kind, page.sent.length]).toEqual([
    'accumulator',
    'idle',
    1,
  ]);
});

test.each([
  ['CPN-888', 'terms_changed', confirmTermsRoute],
  ['CPN-889', 'loss_limit', responsibleRoute],
])('%s the remedy of %s opens its page, where the site has one', async (_rule, code, name) => {
  const page = await createTestCoupon();
  const refusal = explainRefusal([{ code, outcomeIds: [], changes: [] }]);
  expect(remedyOf(refusal, page.stores, page.services)).toBeUndefined();
  vi.spyOn(page.services.navigation, 'hasRoute').mockReturnValue(true);
  const go = vi.spyOn(page.services.navigation, 'go').mockImplementation(() => undefined);
  remedyOf(refusal, page.stores, page.services)?.run();
  expect(go).toHaveBeenLastCalledWith({ name });
});
