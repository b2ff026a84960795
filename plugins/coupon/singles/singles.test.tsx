import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createTestCoupon } from '../testing/createTestCoupon.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';
import { MyBets } from '../my-bets/MyBets.tsx';

test('CPN-302 a bet in My bets expands the results of the singles sent with it; what is open again can be added to the coupon', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  const [taken, refused] = await page.outcomes('line', 2);
  if (taken === undefined || refused === undefined) throw new Error('no outcomes');
  page.add(taken);
  page.add(refused);
  page.stores.composition.choose('singles');
  await page.pass(1000);
  let release = (): void => undefined;
  page.hold = new Promise((resolve) => (release = resolve));
  page.press();
  await page.sandbox.post('/sandbox/v1/prices', { outcomeId: refused.id, isBlocked: true });
  release();
  await page.pass(1500);
  page.selections.clear();
  await renderTestCoupon(page, <MyBets />);
  const user = userEvent.setup();
  await user.click(
    await screen.findByRole('button', { name: '1 of 2 bets placed', expanded: false }),
  );
  expect(
    await screen.findByText(`${refused.name} · ${refused.marketName} · ${refused.gameName}`),
  ).toBeDefined();
  // While it is suspended the reason is shown, without a button.
  expect([
    screen.queryByRole('button', { name: 'Add to bet slip' }),
    page.selections.count,
  ]).toEqual([null, 0]);
  await user.click(screen.getByRole('button', { name: '1 of 2 bets placed' }));
  await page.sandbox.post('/sandbox/v1/prices', {
    outcomeId: refused.id,
    isBlocked: false,
    coef: 1.62,
  });
  await user.click(screen.getByRole('button', { name: '1 of 2 bets placed' }));
  await user.click(await screen.findByRole('button', { name: 'Add to bet slip' }));
  await act(() => page.pass(200));
  expect([
    page.selections.drafts.map(({ outcomeId, odds }) => [outcomeId, odds]),
    screen.queryByRole('button', { name: 'Add to bet slip' }),
  ]).toEqual([[[refused.id, 1620]], null]);
});
