import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestCoupon } from '../testing/createTestCoupon.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';
import { PrintedCoupon } from '../print/PrintPage.tsx';
import { MyBets } from './MyBets.tsx';

test('CPN-391 M01 a chain that paid less than its stake is partly paid in My bets and on paper, and never half returned', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  const bets = await page.outcomes('line', 2);
  for (const { id } of bets)
    await page.sandbox.post('/sandbox/v1/prices', { outcomeId: id, coef: 1.8 });
  await page.pass(1000);
  for (const bet of bets) page.add({ ...bet, coef: 1.8 });
  page.stores.composition.choose('chain');
  page.stores.stake.type('3');
  await page.pass(1000);
  page.press();
  await page.pass(1000);
  const { state } = page.stores.placement;
  if (state.kind !== 'accepted') throw new Error(JSON.stringify(state));
  // The first step returns 5.40, of which the second loses 3.00.
  for (const [index, { id, gameId }] of bets.entries())
    await page.sandbox.post(`/sandbox/v1/events/${gameId}/result`, {
      score: [1, 0],
      outcomes: { [id]: index === 0 ? 1 : 0 },
    });
  await page.pass(10_000);
  expect(page.stores.myBets.settled[0]).toMatchObject({
    id: state.bet.id,
    settlement: 'halfLostHalfVoid',
    payout: { minor: 240, currency: 'EUR' },
  });

  await renderTestCoupon(page, <MyBets />);
  const settled = await screen.findByRole('list', { name: 'Recently settled' });
  const [row] = within(settled).getAllByRole('listitem');
  expect(row?.textContent).toContain('ChainPart-paid');
  cleanup();
  await renderTestCoupon(page, <PrintedCoupon betId={state.bet.id} />);
  const sheet = await screen.findByRole('article');
  expect(sheet.textContent).toContain('Part-paid');
  expect(sheet.textContent).not.toContain('Half');
});

test('CPN-835 CPN-836 an anti-accumulator whose first selection lost is called won in My bets: no loss, no cash-out, and the reason for waiting', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  const bets = await page.outcomes('line', 2);
  for (const bet of bets) page.add(bet);
  page.stores.composition.choose('antiAccumulator');
  page.stores.stake.type('3');
  await page.pass(1000);
  page.press();
  await page.pass(1000);
  const { state } = page.stores.placement;
  if (state.kind !== 'accepted') throw new Error(JSON.stringify(state));
  const [{ id, gameId } = { id: 0, gameId: 0 }] = bets;
  await page.sandbox.post(`/sandbox/v1/events/${gameId}/result`, {
    score: [0, 1],
    outcomes: { [id]: 0 },
  });
  await page.pass(10_000);
  await renderTestCoupon(page, <MyBets />);
  const [row] = await screen.findAllByRole('listitem');
  const card = within(row!);
  expect(card.getByText('Won already')).toBeDefined();
  expect(await card.findByText(/^No cash out: this bet has won already/)).toBeDefined();
  expect(card.queryByRole('button', { name: /cash out/i })).toBeNull();
  expect(row?.querySelectorAll('[class*="lost"]')).toHaveLength(0);
  expect(row?.querySelectorAll('[class*="won"]')).toHaveLength(1);
  expect(row?.textContent).toContain('Lost');
  expect(row?.textContent).not.toContain('Potential returns');
});
