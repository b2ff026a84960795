import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createTestCoupon, type TestCoupon } from '../testing/createTestCoupon.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';
import { betNumber } from '#domain/bets/betNumber.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import { PrintedCoupon } from './PrintPage.tsx';

async function accepted(): Promise<{ readonly page: TestCoupon; readonly betId: number }> {
  const page = await createTestCoupon();
  await page.signIn();
  for (const bet of await page.outcomes('line', 2)) page.add(bet);
  await page.pass(1000);
  page.stores.stake.type('10');
  page.press();
  await page.pass(1000);
  const { state } = page.stores.placement;
  if (state.kind !== 'accepted') throw new Error(`The bet is ${state.kind}`);
  return { page, betId: state.bet.id };
}

test('CPN-275 CPN-386 the sheet has number, dates with their years, every selection, stake, potential payout and a QR code, and one press prints it', async () => {
  const { page, betId } = await accepted();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await renderTestCoupon(page, <PrintedCoupon betId={betId} />);
  const sheet = await screen.findByRole('article');
  expect(within(sheet).getAllByRole('row')).toHaveLength(3);
  expect(sheet.textContent).toContain(betNumber(betId));
  expect(sheet.textContent).toContain('€\u00A010.00');
  // The time of the bet and the start of each event.
  expect(sheet.textContent?.match(/\d{1,2} \w{3} \d{4} · \d{2}:\d{2}/g)).toHaveLength(3);
  expect(within(sheet).getByRole('img', { name: 'QR code that opens this bet' })).toBeDefined();
  screen.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('CPN-699 the sheet names company, licence, account and the time zone', async () => {
  const { page, betId } = await accepted();
  const { brand, site } = page.services.config;
  Object.assign(page.services, {
    config: {
      ...page.services.config,
      site: { ...site, companyName: 'Harbour Ltd' },
      brand: { ...brand, licence: { ...brand.licence, authority: 'Authority', number: 'X-1' } },
    },
  });
  await renderTestCoupon(page, <PrintedCoupon betId={betId} />, {
    shell: async () => import('../../../core/shell/locales/en.json'),
  });
  const { textContent } = await screen.findByRole('article');
  expect(textContent).toContain('Harbour Ltd');
  expect(textContent).toContain('\u2068Authority\u2069, no. \u2068X-1\u2069.');
  expect(textContent).toMatch(/Account no\. \d+ · EUR/);
  expect(textContent).toMatch(/ · \d{2}:\d{2} UTC/);
});

test('CPN-380 the sheet shows what leads from stake and odds to the potential payout: bonus, taxes, and who pays the stake', async () => {
  const page = await createTestCoupon();
  await page.sandbox.post('/sandbox/v1/coupon/money', {
    stakePermille: 50,
    winPermille: 100,
    winFreeMinor: 500,
  });
  await page.signIn();
  const bets = await page.outcomes('line', 5);
  for (const { id } of bets)
    await page.sandbox.post('/sandbox/v1/prices', { outcomeId: id, coef: 2 });
  await page.pass(1000);
  for (const bet of bets) page.add({ ...bet, coef: 2 });
  page.stores.stake.type('10');
  await page.pass(1000);
  page.press();
  await page.pass(1000);
  const { state } = page.stores.placement;
  if (state.kind !== 'accepted') throw new Error(JSON.stringify(state));
  await renderTestCoupon(page, <PrintedCoupon betId={state.bet.id} />);
  const sheet = await screen.findByRole('article');
  const sums = [...sheet.querySelectorAll('dl > div')].map((line) =>
    [...line.children]
      .map((child) =>
        child.textContent?.replaceAll(/[\u2068\u2069]/g, '').replaceAll('\u00A0', ' '),
      )
      .join(' = '),
  );
  expect(sums).toEqual([
    'Total odds = 32.000',
    'Stake = € 10.00',
    'Tax on stake, 5% = € 0.50',
    'You pay = € 10.50',
    'Acca bonus, qualifying selections: 5 = × 1.05',
    'With all odds and the bonus: € 10.00 × 33.60 = € 336.00',
    'Hyper bonus: 5% of the profit of € 326.00 = € 16.30',
    'Tax on winnings: 10% of the € 342.30 profit above € 5.00 = −€ 33.73',
    'Potential returns = € 318.57',
  ]);
});

test("CPN-421 another person's bet reads as unknown", async () => {
  const { page, betId } = await accepted();
  await renderTestCoupon(page, <PrintedCoupon betId={betId + 1000} />);
  expect(await screen.findByText('Bet not found')).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
});

/** Places a bet of this kind and returns the rows of its sheet. */
async function printed(compose: (page: TestCoupon) => void): Promise<{
  readonly rows: readonly string[];
  readonly sheet: HTMLElement;
  readonly bet: Bet;
}> {
  const page = await createTestCoupon();
  await page.signIn();
  for (const bet of await page.outcomes('line', 4)) page.add(bet);
  page.stores.stake.type('12');
  compose(page);
  await page.pass(1000);
  page.press();
  await page.pass(1500);
  const { state } = page.stores.placement;
  if (state.kind !== 'accepted') throw new Error(JSON.stringify(state));
  await renderTestCoupon(page, <PrintedCoupon betId={state.bet.id} />);
  const sheet = await screen.findByRole('article');
  const names = new Map(
    state.bet.selections.map(({ eventName }, index) => [eventName, `selection ${index}`]),
  );
  const rows = within(sheet)
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const text = row.querySelector('th, td')?.textContent ?? '';
      const event = [...names.keys()].find((name) => text.includes(name));
      return event === undefined
        ? text
        : `${text.slice(0, text.indexOf(event))}${names.get(event)}`;
    });
  return { rows, sheet, bet: state.bet };
}

test('CPN-308 the sheet of a system has its size, its bankers separately, and the stake of a combination', async () => {
  const { rows, sheet, bet } = await printed(({ stores: { composition, coupon } }) => {
    composition.choose('system');
    composition.toggleBanker(coupon.outcomeIds[2] ?? 0);
  });
  expect(rows).toEqual([
    'Bankers',
    'selection 2',
    'In combinations',
    'selection 0',
    'selection 1',
    'selection 3',
  ]);
  expect([
    sheet.textContent?.includes('System 2/3'),
    sheet.textContent?.includes('3 combinations at\u2068€\u00A04.00\u2069'),
    bet.systemSize,
  ]).toEqual([true, true, 2]);
});

test('CPN-422 the sheet of a chain numbers its steps in their order', async () => {
  const { rows, bet } = await printed(({ stores: { composition, coupon } }) => {
    composition.choose('chain');
    composition.move(coupon.outcomeIds[3] ?? 0, 0);
  });
  expect(rows).toEqual(['1. selection 0', '2. selection 1', '3. selection 2', '4. selection 3']);
  expect(bet.selections).toHaveLength(4);
});

test('CPN-423 the sheet of blocks names each with its stake, the lobby, and what pays for a conditional one', async () => {
  const multi = await printed(({ stores: { composition, coupon } }) => {
    composition.choose('multi');
    composition.moveToBlock(coupon.outcomeIds[0] ?? 0, 0);
    composition.typeBlockStake(composition.blockOf(coupon.outcomeIds[1] ?? 0), '7');
  });
  expect(multi.rows).toEqual([
    'Lobby',
    'selection 0',
    'Block A · Stake €\u00A07.00',
    'selection 1',
    'Block B · Stake €\u00A012.00',
    'selection 2',
    'Block C · Stake €\u00A012.00',
    'selection 3',
  ]);
  cleanup();
  const conditional = await printed(({ stores: { composition, coupon } }) => {
    composition.choose('conditional');
    composition.moveToBlock(
      coupon.outcomeIds[1] ?? 0,
      composition.blockOf(coupon.outcomeIds[0] ?? 0),
    );
    composition.setBlockMax(composition.blockOf(coupon.outcomeIds[3] ?? 0), true);
  });
  expect(conditional.rows).toEqual([
    'Block 1 · Stake €\u00A012.00',
    'selection 0',
    'selection 1',
    'Block 2 · Up to €\u00A012.00 · Staked from what’s left',
    'selection 2',
    'Block 3 · Everything left',
    'selection 3',
  ]);
});

test('CPN-388 on the sheet only the product of an accumulator has three decimals; a single has its price', async () => {
  const sums = ({ sheet }: { readonly sheet: HTMLElement }): string =>
    sheet.querySelector('dl > div')?.textContent ?? '';
  const single = await printed(({ selections }) => {
    for (const { outcomeId } of selections.drafts.slice(1)) selections.remove(outcomeId);
  });
  expect(sums(single)).toMatch(/^Odds\d+\.\d{2}$/);
  cleanup();
  expect(sums(await printed(() => undefined))).toMatch(/^Total odds\d+\.\d{3}$/);
});
