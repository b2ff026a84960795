import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { expect, test } from 'vitest';
import { createTestCoupon, type TestCoupon } from '../testing/createTestCoupon.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import { CouponPanel } from '../frame/CouponPanel.tsx';
import { leastPayoutOf } from './leastPayoutOf.ts';
import { KindMenu } from './KindMenu.tsx';

/** Renders the coupon of a signed-in person with this many prematch selections and this kind. */
async function shown(count: number, type?: CouponType): Promise<TestCoupon> {
  const page = await createTestCoupon();
  await page.signIn();
  for (const bet of await page.outcomes('line', count)) page.add(bet);
  if (type !== undefined) page.stores.composition.choose(type);
  await page.pass(1000);
  await renderTestCoupon(page, <CouponPanel />);
  await screen.findByRole('list', { name: 'Selections' });
  await act(() => page.pass(100));
  return page;
}

test('CPN-147 all kinds are listed, unavailable ones with the reason; arrow keys move through them', async () => {
  const page = await createTestCoupon();
  for (const bet of await page.outcomes('line', 2)) page.add(bet);
  await page.pass(500);
  await renderTestCoupon(page, <KindMenu />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Bet type: Accumulator' });
  await user.click(button);
  const kinds = within(await screen.findByRole('menu')).getAllByRole('menuitemradio');
  expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { checked: true }));
  expect(
    kinds.map((kind) => [kind.querySelector('b')?.textContent, kind.getAttribute('aria-disabled')]),
  ).toEqual([
    ['Single', 'true'],
    ['Accumulator', null],
    ['System', 'true'],
    ['Chain', null],
    ['Multi', null],
    ['Conditional', null],
    ['Anti-accumulator', null],
    ['Lucky', null],
    ['Patent without singles', 'true'],
    ['Singles', null],
  ]);
  const system = screen.getByRole('menuitemradio', { name: /^System/ });
  expect(system.textContent).toBe('SystemAdd 1 more selection');
  await user.click(system);
  expect([page.stores.coupon.type, button.getAttribute('aria-expanded')]).toEqual([
    'accumulator',
    'true',
  ]);
  await user.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitemradio', { name: /^Chain/ }));
  await user.keyboard('{Home}{ArrowUp}{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect([page.stores.coupon.type, screen.queryByRole('menu')]).toEqual(['singles', null]);
});

test('CPN-149 CPN-366 CPN-585 a system shows its size, its combinations and its payout from smallest to largest', async () => {
  const page = await shown(4, 'system');
  const size = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Size' });
  expect([[...size.options].map((option) => option.text), size.value]).toEqual([
    ['2 of 4', '3 of 4'],
    '2',
  ]);
  expect(screen.getByText('6 combinations')).toBeDefined();
  const user = userEvent.setup();
  const list = within(screen.getByRole('list', { name: 'Selections' }));
  const [first, second] = list.getAllByRole('button', { name: /^Banker: / });
  if (first === undefined || second === undefined) throw new Error('no bankers');
  await user.click(first);
  expect([
    first.getAttribute('aria-pressed'),
    size.options[0]?.text,
    screen.getByText('3 combinations'),
  ]).toMatchObject(['true', '2 of 3 + 1 banker', {}]);
  expect([
    second.getAttribute('aria-disabled'),
    second.getAttribute('aria-label')?.endsWith('three other selections are needed'),
  ]).toEqual(['true', true]);
  const stake = screen.getByRole('textbox', { name: 'Total stake' });
  await user.clear(stake);
  await user.type(stake, '12');
  const { money } = page.stores;
  const each = (): string | undefined =>
    screen
      .getByText('3 combinations at')
      .nextElementSibling?.textContent?.replaceAll(/[\u2068\u2069]/g, '');
  expect(each()).toBe('€\u00a04.00');
  await user.clear(stake);
  await user.type(stake, '5');
  expect(each()).toBe('≈\u00a0€\u00a01.67');
  await user.clear(stake);
  await user.type(stake, '12');
  expect(Number(screen.getByTestId('possible-win').textContent?.replaceAll(/[^\d]/g, ''))).toBe(
    money.potentialPayoutMinor,
  );
  expect(
    Number(
      screen
        .getByText('Potential returns, from')
        .nextElementSibling?.textContent?.replaceAll(/[^\d]/g, ''),
    ),
  ).toBe(leastPayoutOf(page.stores));
  const place = screen.getByRole('button', { name: /^Place bet/ });
  expect(place.textContent).toContain('€\u00a012.00');
  await user.click(place);
  await act(() => page.pass(1500));
  expect(await screen.findByText('System 2/3, 4 selections')).toBeDefined();
});

test('CPN-155 a chain is reordered by buttons, by Alt with an arrow key and by dragging', async () => {
  const page = await shown(3, 'chain');
  const { coupon, tickets } = page.stores;
  const [first, second, third] = coupon.outcomeIds;
  await screen.findByText('After bet 3');
  const user = userEvent.setup();
  const button = (outcomeId: number | undefined, name: RegExp): HTMLButtonElement => {
    const row = document.querySelector<HTMLElement>(`[data-selection="${outcomeId}"]`);
    if (row === null) throw new Error('no row');
    return within(row).getByRole<HTMLButtonElement>('button', { name });
  };
  expect([button(first, /up$/).disabled, button(third, /down$/).disabled]).toEqual([true, true]);
  await user.click(button(third, /up$/));
  await act(() => page.host.frame());
  expect(coupon.outcomeIds).toEqual([first, third, second]);
  expect(document.activeElement).toBe(button(third, /up$/));
  expect(page.services.announcer.politely.at(-1)).toMatch(/: position 2 of 3$/);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await act(() => page.host.frame());
  expect(coupon.outcomeIds).toEqual([third, first, second]);
  expect(
    document.querySelector(`[data-selection="${third}"]`)?.contains(document.activeElement),
  ).toBe(true);
  // Moving beyond the first position has no effect.
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(coupon.outcomeIds).toEqual([third, first, second]);

  const handle = screen
    .getAllByText('3')
    .find((element) => element.closest('[data-selection]') !== null);
  const target = document.querySelector<HTMLElement>(`[data-selection="${third}"]`);
  if (handle === undefined || target === null) throw new Error('no handle');
  handle.setPointerCapture = () => undefined;
  target.scrollIntoView = () => undefined;
  Object.assign(document, { elementFromPoint: () => target });
  fireEvent.pointerDown(handle, { button: 0, pointerId: 1 });
  fireEvent.pointerMove(handle, { clientX: 1, clientY: 1 });
  expect([
    target.hasAttribute('data-over'),
    document.querySelectorAll('[data-dragged]').length,
  ]).toEqual([true, 1]);
  fireEvent.pointerUp(handle);
  expect([coupon.outcomeIds, target.hasAttribute('data-over')]).toEqual([
    [second, third, first],
    false,
  ]);
  Reflect.deleteProperty(document, 'elementFromPoint');
  const forecasts = tickets.steps.map((step) => step.accountMinor);
  const read = screen
    .getAllByText(/^After bet/)
    .map((line) => Number(line.querySelector('bdi')?.textContent?.replaceAll(/\D/g, '')));
  expect(read).toEqual(forecasts);
});

test.each([
  ['chain', /^After bet/],
  ['conditional', /^After this block/],
  ['singles', /^Returns/],
] as const)(
  'CPN-720 a %s coupon with a closed price shows no payout for bets with that selection',
  async (type, told) => {
    const page = await shown(2, type);
    const amounts = (): number =>
      screen.queryAllByText(told).filter((line) => /\d\.\d\d/.test(line.textContent)).length;
    await screen.findAllByText(told);
    expect(amounts()).toBeGreaterThan(0);
    act(() => page.stores.live.suspend(page.stores.coupon.outcomeIds));
    expect(amounts()).toBe(0);
  },
);

test('CPN-156 a selection is moved to another block by the menu beside it, and the focus follows', async () => {
  const page = await shown(3, 'multi');
  const { composition, coupon } = page.stores;
  const [first, second, third] = coupon.outcomeIds;
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('no selections');
  await screen.findByText('Block C · Single');
  const user = userEvent.setup();
  const menu = (outcomeId: number): HTMLSelectElement => {
    const select = document.querySelector<HTMLSelectElement>(
      `[data-selection="${outcomeId}"] select`,
    );
    if (select === null) throw new Error('no menu');
    return select;
  };
  expect([...menu(first).options].map((option) => option.text)).toEqual([
    'Lobby',
    'Block A',
    'Block B',
    'Block C',
    'New block',
  ]);
  await user.selectOptions(menu(third), 'Block A');
  await act(() => page.host.frame());
  expect([
    coupon.blocks.map((block) => block.outcomeIds),
    document.activeElement,
    page.services.announcer.politely.at(-1)?.endsWith('moved to Block A'),
  ]).toEqual([[[first, third], [second]], menu(third), true]);
  expect(screen.getByText('Block A · Accumulator')).toBeDefined();
  await user.selectOptions(menu(second), 'Lobby');
  expect([
    composition.blockOf(second),
    coupon.lobby,
    screen.getByText('In every bet') !== null,
  ]).toEqual([0, [second], true]);
  await user.selectOptions(menu(third), 'New block');
  expect(coupon.blocks).toHaveLength(2);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'How to bet on the blocks' }),
    '2 of 2 blocks',
  );
  expect([
    coupon.systemSize,
    coupon.hasOwnStakes,
    screen.queryByRole('textbox', { name: /^Stake, / }),
  ]).toEqual([2, false, null]);
  await user.click(screen.getByRole('button', { name: 'Add a block' }));
  expect(screen.getByText(/^Drag a selection here/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove Block C' }));
  expect(coupon.blocks).toHaveLength(2);
});

test('CPN-450 CPN-626 CPN-684 a patent says that it has no singles, with its trade name and number of bets', async () => {
  await shown(4, 'patent');
  expect(
    await screen.findByText(
      'Yankee · 11 bets · Every accumulator of your selections, without the singles.',
    ),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Bet type: Yankee' })).toBeDefined();
});

test('CPN-627 an anti-accumulator says above its selections that it is a bet against them', async () => {
  await shown(4, 'antiAccumulator');
  const note = await screen.findByText('You’re betting against this accumulator');
  const list = screen.getByRole('list', { name: 'Selections' });
  expect(note.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  screen.getByText(/^You win if at least one of the 4 selections loses\./);
});

test('CPN-531 M06 the return of each of many singles is after taxes, and they add up to the total return', async () => {
  const page = await createTestCoupon();
  await page.sandbox.post('/sandbox/v1/coupon/money', { stakePermille: 0, winPermille: 100 });
  await page.signIn();
  for (const bet of await page.outcomes('line', 2)) {
    await page.sandbox.post('/sandbox/v1/prices', { outcomeId: bet.id, coef: 2 });
    page.add(bet, 2000);
  }
  page.stores.composition.choose('singles');
  page.stores.stake.type('10');
  await page.pass(1000);
  await renderTestCoupon(page, <CouponPanel />);
  // The parts of a kind are loaded lazily.
  await waitFor(() => {
    const list = screen.getByRole('list', { name: 'Selections' });
    expect(list.textContent.match(/Returns €\s19\.00/g)).toHaveLength(2);
  });
  const { money } = page.stores;
  expect([money.potentialPayoutMinor, leastPayoutOf(page.stores)]).toEqual([3800, 1900]);
});

test('CPN-157 CPN-362 CPN-561 lucky lists its bets, and the button shows their number; a stake per bet is multiplied', async () => {
  const page = await shown(4, 'lucky');
  const { coupon, limits, stake, stakeCheck } = page.stores;
  await screen.findByText('4-folds');
  const rows = (): (string | null)[][] =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
  const user = userEvent.setup();
  act(() => stake.type('15'));
  expect(rows()).toEqual([
    ['Singles', '4', '€\u00a04.00'],
    ['Doubles', '6', '€\u00a06.00'],
    ['Trebles', '4', '€\u00a04.00'],
    ['4-folds', '1', '€\u00a01.00'],
  ]);
  expect(screen.getByRole('button', { name: /^Place 15 bets/ }).textContent).toContain(
    '€\u00a015.00',
  );
  act(() => stake.type('10'));
  // 2.67 + 4.00 + 2.67 + 0.67 would exceed the total by a cent.
  expect(rows().map((row) => row[2])).toEqual([
    '€\u00a02.67',
    '€\u00a04.00',
    '€\u00a02.66',
    '€\u00a00.67',
  ]);
  await user.click(screen.getByRole('button', { name: 'Stake per bet' }));
  expect([
    stake.text,
    screen.getByText('15 bets, total stake').nextElementSibling?.textContent,
    screen.getByText('Left over from € 10.00').nextElementSibling?.textContent,
  ]).toEqual(['0.66', '€\u00a09.90', '€\u00a00.10']);
  act(() => stake.type('15'));
  expect([
    coupon.totalStakeMinor,
    screen.getByRole('button', { name: /^Place 15 bets/ }).textContent?.includes('€\u00a0225.00'),
  ]).toEqual([22_500, true]);
  await user.click(screen.getByRole('button', { name: 'Stake the maximum' }));
  expect(coupon.totalStakeMinor).toBeLessThanOrEqual(
    Math.min(limits.maxStakeMinor ?? 0, limits.balanceMinor ?? 0),
  );
  expect(stakeCheck.stakeProblem).toBeUndefined();
});

test('CPN-144 each of many singles has a field, which has the common amount until another is typed, with its error beside it', async () => {
  const page = await shown(3, 'singles');
  const { coupon } = page.stores;
  const fields = await screen.findAllByRole<HTMLInputElement>('textbox', {
    name: /^Stake on (?!each)/,
  });
  const user = userEvent.setup();
  expect(fields.map((field) => field.value)).toEqual(['5.00', '5.00', '5.00']);
  const [first] = fields;
  if (first === undefined) throw new Error('no field');
  await user.click(first);
  await user.keyboard('0.1');
  expect([
    first.getAttribute('aria-invalid'),
    document.getElementById(first.getAttribute('aria-describedby') ?? '')?.textContent,
  ]).toEqual(['true', 'Minimum €\u00a00.50.']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Place 3 bets/ }).disabled).toBe(
    true,
  );
  await user.clear(first);
  await user.keyboard('12');
  await user.tab();
  expect([first.value, coupon.totalStakeMinor]).toEqual(['12.00', 2200]);
  await user.click(
    screen.getByText('Same stake on all').parentElement?.querySelector('button') ?? first,
  );
  expect([first.value, coupon.totalStakeMinor]).toEqual(['5.00', 1500]);
});

test('CPN-630 many singles placed together show event, odds and return, and their totals', async () => {
  const page = await shown(2, 'singles');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Place 2 bets/ }));
  await act(() => page.pass(1500));
  expect(await screen.findByText('2 of 2 bets placed')).toBeDefined();
  const money = (minor: number): string => formatMoney({ minor, currency: 'EUR' }, 'en');
  const bets = [...page.stores.myBets.byId.values()].toSorted((a, b) => b.id - a.id).slice(0, 2);
  for (const { potentialPayout, selections } of bets) {
    expect(screen.getByText(selections[0]?.eventName ?? '?')).toBeDefined();
    expect(screen.getByText(money(potentialPayout.minor).replace('\u00A0', ' '))).toBeDefined();
  }
  const returns = bets.reduce((sum, { potentialPayout }) => sum + potentialPayout.minor, 0);
  const totals = screen.getByText('New balance').closest('dl');
  expect(totals?.textContent).toBe(
    `Total stake${money(1000)}Potential returns, up to${money(returns)}New balance${money(99_000)}`,
  );
});

test('CPN-151 the result of many singles shows how many were placed, each with its number or the reason', async () => {
  const page = await shown(2, 'singles');
  const { composition, coupon } = page.stores;
  const user = userEvent.setup();
  act(() => composition.selectionStakes.type(coupon.outcomeIds[1] ?? 0, '300'));
  let release = (): void => undefined;
  page.hold = new Promise((resolve) => (release = resolve));
  await user.click(await screen.findByRole('button', { name: /^Place 2 bets/ }));
  await page.sandbox.post('/sandbox/v1/users/demo', { balance: 1000 });
  release();
  await act(() => page.pass(1500));
  expect(await screen.findByText('1 of 2 bets placed')).toBeDefined();
  expect([
    screen.getByText(/^No\. /) !== null,
    screen.getByText(/^Your balance is too low/) !== null,
    screen.getByText('1 is still on your bet slip and wasn’t charged.') !== null,
  ]).toEqual([true, true, true]);
  // CPN-301: one press sets the remaining balance as the stake, and the focus moves on when the
  // button disappears.
  await user.click(screen.getByRole('button', { name: 'Stake €\u00A05.00' }));
  expect(document.activeElement?.textContent).toBe('Back to the remaining bet');
  await user.click(screen.getByRole('button', { name: 'Back to the remaining bet' }));
  expect(
    within(screen.getByRole('list', { name: 'Selections' })).getAllByRole('listitem'),
  ).toHaveLength(1);
});

test('CPN-152 two selections of one event are named as a pair, and one press bets on both as singles', async () => {
  const page = await shown(1);
  const [draft] = page.selections.drafts;
  const partner = page.sandbox.line.couponBet((draft?.outcomeId ?? 0) + 1, 'en');
  if (partner === undefined) throw new Error('the market has one outcome');
  act(() => void page.add(partner));
  await act(() => page.pass(1000));
  expect(
    screen.getByText(
      new RegExp(`Can’t be combined with ${draft?.outcomeName ?? ''}`.replaceAll(/[()+.]/g, '.')),
    ),
  ).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Bet as singles' }));
  expect([page.stores.coupon.type, page.stores.placing.blocker?.kind]).toEqual([
    'singles',
    undefined,
  ]);
});
