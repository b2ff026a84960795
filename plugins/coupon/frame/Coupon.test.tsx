import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestCoupon, type TestCoupon } from '../testing/createTestCoupon.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';
import { couponViewToken } from '../contract.ts';
import { decimalOdds } from '#domain/odds/decimalOdds.ts';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import { betNumber } from '#domain/bets/betNumber.ts';
import { CouponBar } from './CouponBar.tsx';
import { CouponPanel } from './CouponPanel.tsx';
import { CouponPill } from './CouponPill.tsx';

/** Renders the panel in English. */
async function show(page: TestCoupon, node: ReactNode = <CouponPanel />): Promise<void> {
  await renderTestCoupon(page, node);
}

async function pass(page: TestCoupon, milliseconds: number): Promise<void> {
  await act(() => page.pass(milliseconds));
}

async function ready(count: number, difference = 0): Promise<TestCoupon> {
  const page = await createTestCoupon();
  await page.signIn();
  for (const bet of await page.outcomes('line', count))
    page.add(bet, Math.round(bet.coef * 1000) + difference);
  await page.pass(1000);
  await show(page);
  await screen.findByRole('list', { name: 'Selections' });
  return page;
}

test('CPN-73 an empty coupon requests nothing but its selections', async () => {
  const page = await createTestCoupon();
  await show(page);
  expect(screen.getByText('Your bet slip is empty')).toBeDefined();
  expect([...page.asked].sort()).toEqual(['coupon.selections', 'coupon.view']);
});

test('CPN-740 in the personal area no bar of the coupon covers the settings', async () => {
  const page = await createTestCoupon();
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  page.add(bet, Math.round(bet.coef * 1000));
  await show(page, <CouponBar />);
  const bar = () => document.querySelector('[data-bottom-bar]');
  expect(bar()).not.toBeNull();
  act(() => page.services.navigation.visit({ routeName: 'stage.area', path: '/en/area' }));
  expect(bar()).toBeNull();
});

test('C08 CPN-70 after a removal the focus is on the next selection, then on the one before, then on the tab', async () => {
  await ready(3);
  const user = userEvent.setup();
  const buttons = () => screen.queryAllByRole('button', { name: /^Remove / });
  const [, middle, last] = buttons();
  if (middle === undefined) throw new Error('no rows');
  await user.click(middle);
  expect(document.activeElement).toBe(last);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(buttons()[0]);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Bet slip/ }));
  expect(screen.getByText('Your bet slip is empty')).toBeDefined();
});

test('C14 CPN-72 the stake field is labelled, and described by limits or error', async () => {
  const page = await ready(1);
  const field = screen.getByLabelText<HTMLInputElement>('Stake', { selector: 'input' });
  const description = () =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  expect(description()).toMatch(/^Min €\s0\.50Max €/);
  const user = userEvent.setup();
  await user.clear(field);
  await user.type(field, '999999');
  expect(description()).toMatch(/^Maximum stake: €/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: /Set to/ }));
  expect(field.getAttribute('aria-invalid')).toBeNull();
  expect(page.stores.stake.minor).toBe(page.stores.stakeCheck.largestStakeMinor);
});

test('CPN-586 M02 the limit behind the maximum is named with what it applies to', async () => {
  await ready(2);
  expect(screen.getByText('Max win per bet without bonus').textContent).toBe(
    'Max win per bet without bonus €\u00a010,000.00',
  );
});

test('CPN-583 a stake of zero is below the minimum, and one press sets the minimum', async () => {
  const page = await ready(1);
  const field = screen.getByLabelText<HTMLInputElement>('Stake', { selector: 'input' });
  const user = userEvent.setup();
  await user.clear(field);
  await user.type(field, '0');
  expect(screen.getByText(/^Minimum stake: €\s0\.50/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Set to minimum' }));
  expect(page.stores.stake.minor).toBe(50);
});

test('CPN-584 an invalid amount asks for digits, an empty field asks for nothing', async () => {
  await ready(1);
  const field = screen.getByLabelText<HTMLInputElement>('Stake', { selector: 'input' });
  const user = userEvent.setup();
  for (const text of ['abc', '😀', '1e5', '-5', '1.2.3']) {
    await user.clear(field);
    expect(screen.queryByText(/^Digits only/)).toBeNull();
    await user.type(field, text);
    expect(screen.getByText('Digits only, for example 12.50.')).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  }
});

test('CPN-582 a stake of seventeen digits is above the maximum, and one press sets the maximum', async () => {
  const page = await ready(1);
  const field = screen.getByLabelText<HTMLInputElement>('Stake', { selector: 'input' });
  const user = userEvent.setup();
  await user.clear(field);
  await user.type(field, '99999999999999999');
  expect(screen.getByText(/^Maximum stake: €/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Place bet/ }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: /Set to maximum/ }));
  expect(page.stores.stake.minor).toBe(page.stores.stakeCheck.largestStakeMinor);
});

test('CPN-74 CPN-445 M11 ready: the button names the amount; accepted: selections, number, stake, potential payout and new balance are those of the answer', async () => {
  const page = await ready(2);
  const user = userEvent.setup();
  const place = screen.getByRole('button', { name: /^Place bet/ });
  expect(place.textContent).toContain('€\u00A05.00');
  await user.dblClick(place);
  await pass(page, 1000);
  await screen.findByText('Bet placed');
  expect(page.sent).toHaveLength(1);
  const bet = page.stores.myBets.open[0];
  expect(
    screen.getByText(new RegExp(`No\\. ${betNumber(bet?.id ?? 0).replaceAll('\u00a0', ' ')}`)),
  ).toBeDefined();
  for (const { outcomeName, marketName, eventName } of bet?.selections ?? []) {
    expect(
      screen.getAllByText(new RegExp(outcomeName.replaceAll(/[.*+?()]/g, '.'))).length,
    ).toBeGreaterThan(0);
    expect(screen.getAllByText(marketName).length).toBeGreaterThan(0);
    expect(screen.getAllByText(eventName).length).toBeGreaterThan(0);
  }
  expect(screen.getByText('New balance')).toBeDefined();
  // The stake leaves out what was cashed out meanwhile.
  act(() => {
    const cut = { minor: 200, currency: 'EUR' };
    if (bet !== undefined)
      page.stores.myBets.update({
        ...bet,
        cashOut: { atS: bet.placedAtS, stake: cut, paid: cut, isAuto: false },
      });
  });
  expect(screen.getByText('€ 3.00')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.getByText('Your bet slip is empty')).toBeDefined());
});

test('CPN-680 CPN-681 CPN-700 M11 the receipt is as high as the coupon was and ignores input for half a second', async () => {
  const page = await ready(1);
  const heights = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(417);
  onTestFinished(() => heights.mockRestore());
  await userEvent.setup().click(screen.getByRole('button', { name: /^Place bet/ }));
  while (page.stores.placement.state.kind !== 'accepted') await pass(page, 20);
  const receipt = (await screen.findByText('Bet placed')).closest<HTMLElement>('[inert]');
  const panel = receipt?.closest<HTMLElement>('[data-held]');
  expect(panel?.style.getPropertyValue('--held')).toBe('417px');
  await pass(page, 450);
  expect([receipt?.inert, document.activeElement]).toEqual([true, document.body]);
  await pass(page, 100);
  const done = screen.getByRole('button', { name: 'Done' });
  expect([receipt?.inert, document.activeElement]).toEqual([false, done]);
  expect(fireEvent.keyDown(done, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(done, { key: 'Enter' })).toBe(true);
  await userEvent.setup().click(done);
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^Bet slip/ }));
  expect(panel?.style.getPropertyValue('--held')).toBe('');
});

test('CPN-700 after the button that empties the coupon the focus is on its tab', async () => {
  await ready(1);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Clear bet slip' }));
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^Bet slip/ }));
});

test('CPN-365 in a full coupon only the selections and their options scroll', async () => {
  const page = await ready(6, 100);
  const scroller = screen.getByRole('list', { name: 'Selections' }).closest('[data-coupon-scroll]');
  const isScrolled = (element: HTMLElement): boolean => scroller?.contains(element) ?? true;
  const fixed = [
    screen.getByRole('textbox', { name: 'Stake' }),
    screen.getByText(/Potential returns €/),
    screen.getByRole('button', { name: /^Accept and place/ }),
    screen.getByText('6 prices have changed'),
  ];
  expect([scroller === null, ...fixed.map(isScrolled), page.selections.count]).toEqual([
    false,
    false,
    false,
    false,
    false,
    6,
  ]);
});

test('CPN-74 changed: old and new odds are side by side, and one press accepts and places', async () => {
  const page = await ready(2, 40);
  expect(screen.getByText('2 prices have changed')).toBeDefined();
  expect(screen.getAllByText(/^Odds changed from/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Remove 2 changed selections' })).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: /^Accept and place/ }));
  await pass(page, 1000);
  await screen.findByText('Bet placed');
});

test('CPN-810 with a changed price the controls for amount and codes stay in the coupon', async () => {
  await ready(2, 40);
  expect(screen.getByText('2 prices have changed')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Stake the maximum' })).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'If odds change' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Save as a code' })).toBeDefined();
});

test('CPN-634 the changed odds of a single are formatted as a price, not as a product', async () => {
  const page = await ready(1, 40);
  const { seenTotalOdds: was, totalOdds: now } = page.stores.rows;
  const written = (thousandths: number): string => decimalOdds(toOddsOfThousandths(thousandths));
  const note = (await screen.findByText('1 price has changed')).parentElement?.textContent;
  expect(note).toContain(`Total ${written(was)} → ${written(now)}.`);
});

test('CPN-442 M09 blockers are shown instead of changed prices', async () => {
  const page = await ready(2, 40);
  expect(screen.getByText('2 prices have changed')).toBeDefined();
  const { composition, coupon } = page.stores;
  const [first = 0, second = 0] = coupon.outcomeIds;
  act(() => {
    composition.choose('multi');
    composition.moveToBlock(second, composition.blockOf(first));
  });
  await screen.findByText(/^You need at least two blocks/);
  expect(screen.queryByText('2 prices have changed')).toBeNull();
});

test('CPN-442 M09 a missing total price is shown instead of changed prices', async () => {
  const page = await ready(2, 40);
  for (const { outcomeId } of page.selections.drafts)
    await page.sandbox.post('/sandbox/v1/prices', { outcomeId, coef: 100 });
  act(() => {
    page.stores.settings.set('isExactOdds', true);
    page.stores.composition.choose('antiAccumulator');
  });
  await pass(page, 2000);
  await screen.findByText(/^There’s no price against these selections/);
  expect(page.stores.placing.stage).toBe('changed');
  expect(screen.queryByText(/prices? ha(?:s|ve) changed/)).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /place/i }).disabled).toBe(true);
});

test('CPN-74 CPN-367 blocked: the reason names the other selection, and one press removes it', async () => {
  const page = await ready(1);
  const [draft] = page.selections.drafts;
  const partner = page.sandbox.line.couponBet((draft?.outcomeId ?? 0) + 1, 'en');
  if (partner === undefined) throw new Error('the market has one outcome');
  act(() => void page.add(partner));
  await pass(page, 1000);
  expect(
    screen.getByText(
      new RegExp(`Can’t be combined with ${draft?.outcomeName ?? ''}`.replaceAll(/[()+.]/g, '.')),
    ),
  ).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Place bet/ }).disabled).toBe(true);
  expect([screen.queryByTestId('possible-win'), screen.queryByText('Total odds')]).toEqual([
    null,
    null,
  ]);
  await userEvent
    .setup()
    .click(screen.getByRole('button', { name: 'Remove the one that can’t be combined' }));
  expect(
    within(screen.getByRole('list', { name: 'Selections' })).getAllByRole('listitem'),
  ).toHaveLength(1);
});

test('CPN-720 CPN-367 while the operator has closed betting a closed price is named, and no totals are shown', async () => {
  const page = await ready(2);
  expect(screen.getByTestId('possible-win')).toBeDefined();
  const [draft] = page.selections.drafts;
  await act(() => page.sandbox.post('/sandbox/v1/users/demo', { rights: { bet: 'documents' } }));
  await pass(page, 1000);
  act(() => page.stores.live.suspend([draft?.outcomeId ?? 0]));
  expect(page.stores.placing.blocker?.kind).toBe('right');
  expect(screen.getByText(/^1 selection is unavailable/)).toBeDefined();
  expect([
    screen.queryByTestId('possible-win'),
    screen.queryByText('Total odds'),
    screen.queryByRole('textbox', { name: 'Stake' }),
  ]).toEqual([null, null, null]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove the unavailable one' }));
  expect(page.selections.count).toBe(1);
  expect(screen.getByTestId('possible-win')).toBeDefined();
});

test('CPN-636 B30 when the daily time is used up the button says so instead of the bet and its amount', async () => {
  const page = await ready(1);
  const dayMs = 86_400_000;
  const nowMs = page.sandbox.nowMs();
  await page.person?.call('POST', '/limit-service-api/api/external/web/v3/limits', {
    limits: [{ limitType: 31, measure: 'hours', limitValue: 1 }],
  });
  page.sandbox.store.run(
    `INSERT OR REPLACE INTO person_play (user_id, started_at_ms, seen_at_ms, day, day_ms,
      is_check_off, offset_s) VALUES (?, ?, ?, ?, ?, 0, 0)`,
    ...[page.accounts.user?.userId ?? 0, nowMs, nowMs, Math.floor(nowMs / dayMs), dayMs / 24],
  );
  await act(() => page.accounts.load());
  await pass(page, 500);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Session ended' });
  expect(button.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /^Place bet/ })).toBeNull();
});

test('CPN-74 unknown: the coupon says so and is locked', async () => {
  const page = await ready(1);
  page.network.muteFeed(true);
  page.faults.push('lose-answer', 'lose-answer', 'lose-answer');
  await userEvent.setup().click(screen.getByRole('button', { name: /^Place bet/ }));
  await pass(page, 300);
  expect(screen.getByText('Waiting for confirmation')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Place/ })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Remove / }).disabled).toBe(true);
});

test('CPN-400 a visitor gets the sign-in and keeps the coupon', async () => {
  const page = await createTestCoupon();
  for (const bet of await page.outcomes('line', 1)) page.add(bet);
  await page.pass(1000);
  await show(page);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Log in to bet' }));
  expect([page.openedModals, page.selections.count]).toEqual([['auth.sign-in'], 1]);
});

test('CPN-75 with its column hidden a filled coupon can be shown again', async () => {
  const page = await createTestCoupon();
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new RangeError('The line is empty');
  await show(page, <CouponPill />);
  act(() => page.services.preferences.set('isEndColumnHidden', true));
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  act(() => void page.add(bet, Math.round(bet.coef * 1000)));
  await pass(page, 1000);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Open' }));
  expect(page.services.preferences.isEndColumnHidden).toBe(false);
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
});

test('CPN-691 the bar of a coupon that cannot be bet on shows neither odds nor a return', async () => {
  const page = await createTestCoupon();
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new RangeError('The line is empty');
  await page.signIn();
  await show(page, <CouponPill />);
  act(() => {
    page.services.preferences.set('isEndColumnHidden', true);
    page.add(bet, Math.round(bet.coef * 1000));
  });
  await pass(page, 1000);
  const bar = await screen.findByRole('region', { name: /selection/ });
  expect([...bar.querySelectorAll('.num')].length).toBeGreaterThan(1);
  expect(bar.textContent).toMatch(/Single \d.*€/);
  act(() => page.stores.live.suspend([bet.id]));
  expect(page.stores.rows.obstacle?.kind).toBe('unavailable');
  expect(bar.textContent).toBe('1Single Open');
});

test('C14 CPN-77 Enter in the stake moves the focus to the button, and only the button places', async () => {
  const page = await ready(1);
  const view = await page.services.services.get(couponViewToken);
  act(() => view.wantFocus('stake'));
  const stakeField = screen.getByRole('textbox', { name: 'Stake' });
  expect(document.activeElement).toBe(stakeField);
  const user = userEvent.setup();
  await user.clear(stakeField);
  await user.keyboard('5{Enter}');
  const place = screen.getByRole('button', { name: /^Place bet\s*€\s5\.00$/ });
  expect(document.activeElement).toBe(place);
  expect(screen.queryByText('Placing bet')).toBeNull();
});

test('CPN-76 numbers of bets are written in groups of three', () => {
  expect([7, 418_227, 70_418_227].map(betNumber)).toEqual([
    '7',
    '418\u00a0227',
    '70\u00a0418\u00a0227',
  ]);
});

test('CPN-565 M07 odds set by a trader by hand are called special', async () => {
  const page = await createTestCoupon();
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  await page.sandbox.post('/sandbox/v1/prices', { outcomeId: bet.id, coef: 2.5 });
  page.add(bet, 2500);
  await page.pass(1000);
  await show(page);
  expect(await screen.findByText(`${bet.marketName} · Special odds`)).toBeDefined();
});
