import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { GuardVerdict, NavigationRequest } from '#core';
import type { HistoryAnswer } from '#wire';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { QuickCouponStore } from './QuickCouponStore.ts';
import type { SelectionDraft } from '../../betting/contract.ts';
import { quickCoupon } from './guardQuickCoupon.ts';
import { createTestCoupon, type TestCoupon } from '../testing/createTestCoupon.ts';
import { LayoutKindContext } from '../../../core/ui/react/LayoutKind.ts';
import { excludePerson } from '../testing/excludePerson.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';
import { CouponBar } from '../frame/CouponBar.tsx';
import { CouponPill } from '../frame/CouponPill.tsx';
import { QuickSwitch } from './QuickSwitch.tsx';
import { createTestServices } from '../../../test/services/createTestServices.ts';

const pageWidth = vi.spyOn(document.documentElement, 'clientWidth', 'get');

/** Makes the page 600 px wide; returns the callbacks to run after a change of its width. */
function stubPageWidth(): ReadonlySet<() => void> {
  pageWidth.mockReturnValue(600);
  const changed = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #onChange: () => void;

      constructor(onChange: () => void) {
        this.#onChange = onChange;
      }

      observe(): void {
        changed.add(this.#onChange);
      }

      disconnect(): void {
        changed.delete(this.#onChange);
      }
    },
  );
  return changed;
}

/** Renders a page with the coupon's column hidden and the odds of one outcome. */
async function hidden(
  host = <CouponPill />,
): Promise<{ readonly page: TestCoupon; readonly draft: SelectionDraft }> {
  const page = await createTestCoupon();
  await page.signIn();
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  const draft: SelectionDraft = {
    outcomeId: bet.id,
    eventId: bet.gameId,
    odds: Math.round(bet.coef * 1000),
    isLive: false,
    outcomeName: bet.name,
    marketName: bet.marketName,
    eventName: bet.gameName,
  };
  page.services.preferences.set('isEndColumnHidden', true);
  await renderTestCoupon(
    page,
    <>
      <button
        type="button"
        data-odds={draft.outcomeId}
        onClick={() => page.selections.press(draft)}
      >
        Odds
      </button>
      {host}
    </>,
  );
  // The code that handles presses is loaded lazily.
  await waitFor(
    async () => {
      await userEvent.setup().click(screen.getByRole('button', { name: 'Odds' }));
      expect(page.view.isQuickCouponVisible).toBe(true);
    },
    { interval: 600 },
  );
  page.selections.clear();
  await screen.findByRole('dialog', { name: /^Quick bet/, hidden: true });
  await act(() => page.pass(500));
  return { page, draft };
}

function panel(): HTMLElement {
  return screen.getByRole('dialog', { name: /^Quick bet/, hidden: true });
}

test('CPN-197 CPN-199 CPN-893 a press opens it, a bet is placed at the displayed odds with its own amount, and the result is a notice', async () => {
  const { page, draft } = await hidden();
  const user = userEvent.setup();
  const field = within(panel()).getByLabelText('Stake');
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, '0.1');
  expect(within(panel()).getByText(/^Minimum stake:/)).toBeDefined();
  expect(
    within(panel()).getByRole<HTMLButtonElement>('button', { name: /^Bet/, hidden: true }).disabled,
  ).toBe(true);
  await user.clear(field);
  await user.type(field, '7');
  await user.click(within(panel()).getByRole('button', { name: /^Bet/, hidden: true }));
  await act(() => page.pass(500));
  expect(JSON.parse(page.sent[0]?.body ?? '{}')).toMatchObject({
    typeId: 0,
    amount: { minor: 700, currency: 'EUR' },
    bets: [{ id: draft.outcomeId, coef: draft.odds / 1000 }],
  });
  expect([
    page.noticed.at(-1)?.tone,
    page.stores.placement.state.kind,
    page.selections.count,
  ]).toEqual(['success', 'idle', 0]);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: /^Quick bet/, hidden: true })).toBeNull(),
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Odds' }));
});

test('CPN-723 CPN-724 after a limit was set meanwhile its remainder and a link to the limits are shown, and the amount stays', async () => {
  const { page } = await hidden();
  const user = userEvent.setup();
  vi.spyOn(page.services.navigation, 'hasRoute').mockReturnValue(true);
  const field = within(panel()).getByLabelText<HTMLInputElement>('Stake');
  await user.clear(field);
  await user.type(field, '7');
  // The feed has not delivered the limit yet.
  page.network.muteFeed(true);
  await page.person?.call('POST', '/limit-service-api/api/external/web/v3/limits', {
    limits: [{ limitType: 1, measure: 'EUR', limitValue: 0 }],
  });
  await user.click(within(panel()).getByRole('button', { name: /^Bet/, hidden: true }));
  await act(() => page.pass(1500));
  const told = page.noticed.at(-1);
  expect(told?.text).toContain('coupon.later:stake.above-own{"limit":"€\u00a00.00"}');
  expect(told?.text).not.toContain('refused.limit');
  expect(told?.actions?.map(({ id }) => id)).toEqual(['limits']);
  expect(within(panel()).getByLabelText<HTMLInputElement>('Stake').value).toBe('7.00');
  expect(within(panel()).getByText(/^Your own limit leaves €\s0\.00/)).toBeDefined();
});

test('CPN-741 B26 a person who may not bet sees the reason instead of the amount, and nothing is sent', async () => {
  const { page } = await hidden();
  await act(() => excludePerson(page));
  expect(within(panel()).getByText(/^You’ve excluded yourself until/)).toBeDefined();
  expect(within(panel()).queryByLabelText('Stake')).toBeNull();
  const bet = within(panel()).getByRole<HTMLButtonElement>('button', {
    name: /^Bet/,
    hidden: true,
  });
  expect(bet.disabled).toBe(true);
});

test('CPN-893 CPN-894 "Add to coupon" adds the outcome, and stale prices block the bet', async () => {
  const { page, draft } = await hidden();
  page.network.dropFeed();
  await act(() => page.pass(0));
  expect(
    within(panel()).getByRole<HTMLButtonElement>('button', { name: /^Bet/, hidden: true }).disabled,
  ).toBe(true);
  expect(within(panel()).getByText('Odds are out of date')).toBeDefined();
  await userEvent
    .setup()
    .click(within(panel()).getByRole('button', { name: 'Add to bet slip', hidden: true }));
  expect([page.selections.has(draft.outcomeId), page.view.isQuickCouponVisible]).toEqual([
    true,
    false,
  ]);
  act(() => page.selections.press(draft));
  expect([page.selections.has(draft.outcomeId), page.view.isQuickCouponVisible]).toEqual([
    false,
    false,
  ]);
});

test('CPN-531 M06 the quick coupon has the limits that the brand lists, and shows the payout after taxes', async () => {
  const settings = { minBetCouponTypes: [1], maxBetCouponTypes: [1] };
  const sandbox = createTestSandbox({ couponSettings: () => settings });
  await sandbox.post('/sandbox/v1/coupon/money', { stakePermille: 50, winPermille: 100 });
  const page = await createTestCoupon(sandbox, settings);
  await page.signIn();
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  await page.sandbox.post('/sandbox/v1/prices', { outcomeId: bet.id, coef: 2 });
  const draft = page.add(bet, 2000);
  page.selections.clear();
  const quick = new QuickCouponStore(page.services, page.stores, draft);
  await page.pass(1000);
  expect([quick.minStakeMinor, quick.maxStakeMinor]).toEqual([undefined, undefined]);
  quick.stake.type('0.10');
  expect(quick.stakeProblem).toBeUndefined();
  quick.stake.type('10');
  const promised = quick.potentialPayoutMinor;
  // The tax is a tenth of the profit of 10.00.
  expect(promised).toBe(1900);
  quick.bet(2000);
  await page.pass(1500);
  const { bets } = (await (
    await page.person?.call('GET', '/web-api/history/v1/bets?state=open&pageSize=1')
  )?.json()) as HistoryAnswer;
  expect(bets[0]).toMatchObject({ amount: { minor: 1000 }, possibleWin: { minor: promised } });
  // The balance has to cover the tax on the stake as well.
  await page.sandbox.post('/sandbox/v1/users/demo', { balance: 1049 });
  await page.pass(1000);
  expect(quick.stakeProblem).toEqual({ kind: 'above-balance', limitMinor: 1049 });
  quick.stake.type('9.99');
  expect(quick.stakeProblem).toBeUndefined();
  quick.dispose();
});

test('CPN-895 a press on an outcome that is in the coupon removes it and opens no quick coupon', async () => {
  const { page, draft } = await hidden();
  const user = userEvent.setup();
  await user.keyboard('{Escape}');
  expect(page.view.isQuickCouponVisible).toBe(false);
  act(() => void page.selections.toggle(draft));
  expect(page.selections.count).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Odds' }));
  expect([page.selections.count, page.view.isQuickCouponVisible]).toEqual([0, false]);
  await user.click(screen.getByRole('button', { name: 'Odds' }));
  expect([page.selections.count, page.view.isQuickCouponVisible]).toEqual([0, true]);
});

test('CPN-198 a page that does not allow it closes it', async () => {
  const { page } = await hidden();
  const services = createTestServices({
    plan: page.services.plan,
    services: { peek: () => page.view },
  });
  const go = (routeName: string): GuardVerdict | Promise<GuardVerdict> =>
    quickCoupon({ routeName } as NavigationRequest, services);
  await act(async () => void (await go('stage.list')));
  expect(page.view.isQuickCouponVisible).toBe(true);
  await act(async () => void (await go('stage.text')));
  expect([
    page.view.isQuickCouponVisible,
    screen.queryByRole('dialog', { name: /^Quick bet/, hidden: true }),
  ]).toEqual([false, null]);
});

test('CPN-333 Esc closes it and the next press opens it at once; a press on its own odds closes it', async () => {
  const { page } = await hidden();
  const user = userEvent.setup();
  const odds = screen.getByRole('button', { name: 'Odds' });
  await user.keyboard('{Escape}');
  expect([page.view.isQuickCouponVisible, document.activeElement]).toEqual([false, odds]);
  await user.click(odds);
  expect(page.view.isQuickCouponVisible).toBe(true);
  await user.click(odds);
  expect([page.view.isQuickCouponVisible, page.selections.count]).toEqual([false, 0]);
  await user.click(odds);
  expect(page.view.isQuickCouponVisible).toBe(true);
  await user.click(document.body);
  expect(page.view.isQuickCouponVisible).toBe(false);
});

test('CPN-334 layouts without a column have it from 600 px on, narrower ones do not', async () => {
  const changed = stubPageWidth();
  const { page, draft } = await hidden(<CouponBar />);
  expect(panel()).toBeDefined();
  await act(async () => {
    pageWidth.mockReturnValue(599);
    for (const run of changed) run();
  });
  expect(screen.queryByRole('dialog', { name: /^Quick bet/, hidden: true })).toBeNull();
  act(() => page.selections.press(draft));
  expect(page.selections.has(draft.outcomeId)).toBe(true);
  vi.unstubAllGlobals();
});

test('CPN-334 the settings of the coupon offer it where there is no column but enough width', async () => {
  const page = await createTestCoupon();
  stubPageWidth();
  await renderTestCoupon(
    page,
    <LayoutKindContext value="mobile">
      <QuickSwitch />
    </LayoutKindContext>,
  );
  await userEvent.setup().click(screen.getByRole('switch', { name: /^Bet next to the odds/ }));
  expect(page.services.preferences.isEndColumnHidden).toBe(true);
  vi.unstubAllGlobals();
});
