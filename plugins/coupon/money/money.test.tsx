import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createTestCoupon, type TestCoupon } from '../testing/createTestCoupon.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';
import { CouponLast } from '../compose/CouponLast.tsx';
import { MoneyLines } from './MoneyLines.tsx';
import { MoneyModesPanel } from './MoneyModesPanel.tsx';
import { PromoCodes } from './PromoCodes.tsx';
import { VipWaiting } from './VipWaiting.tsx';
import sums from './Sums.module.css';
import { WagerText } from './WagerText.tsx';

async function ready(...coefs: readonly number[]): Promise<TestCoupon> {
  const page = await createTestCoupon();
  await page.signIn();
  for (const [index, bet] of (await page.outcomes('line', coefs.length)).entries()) {
    const coef = coefs[index] ?? 2;
    await page.sandbox.post('/sandbox/v1/prices', { outcomeId: bet.id, coef, isBlocked: false });
    page.add(bet, Math.round(coef * 1000));
  }
  await page.pass(1000);
  page.stores.stake.type('10');
  return page;
}

test('CPN-686 CPN-219 the bonus shows what it adds and can be removed and added again by one press; missing conditions are shown', async () => {
  const page = await ready(1.85, 1.71, 1.62, 1.58);
  await renderTestCoupon(
    page,
    <dl>
      <MoneyModesPanel />
      <MoneyLines />
    </dl>,
  );
  const user = userEvent.setup();
  expect(screen.getByText('4 qualifying selections add 4%. 10 or more add 10%.')).toBeDefined();
  expect(screen.getByTestId('money-bonus').textContent).toMatch(/3\.24/);
  await user.click(screen.getByRole('button', { name: 'Remove the acca bonus' }));
  expect(screen.queryByTestId('money-bonus')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add the acca bonus, 4%' }));
  await act(async () => {
    for (const { draft } of page.stores.rows.all.slice(2)) page.selections.remove(draft.outcomeId);
    await page.pass(500);
  });
  expect(screen.getByText(/^A bonus needs 1 more selection at 1\.10/)).toBeDefined();
});

test('CPN-833 the coupon shows four per cent of 104.8247 as 4.19 beside a potential payout of 109.02', async () => {
  const page = await ready(1.54, 1.75, 1.87, 2.08);
  await renderTestCoupon(
    page,
    <dl>
      <MoneyLines />
    </dl>,
  );
  expect(screen.getByTestId('money-bonus').textContent).toMatch(/4\.19/);
  expect(page.stores.money.potentialPayoutMinor).toBe(10_902);
});

test('CPN-628 the lines of bonus and taxes look on a phone as in the column', async () => {
  const page = await ready(1.85, 1.71, 1.62, 1.58);
  await renderTestCoupon(page, <CouponLast hasKeypad />);
  const bonus = await screen.findByTestId('money-bonus');
  expect(bonus.closest('dl')?.className).toBe(sums.sums);
});

test('CPN-225 the error of a typed code is shown beside its field, and an own code is applied by one press', async () => {
  const page = await ready(1.85, 1.71, 1.62);
  await renderTestCoupon(page, <PromoCodes />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Promo code' }));
  await act(() => page.pass(300));
  const field = screen.getByRole('textbox', { name: 'Promo code' });
  await user.type(field, 'NOTHING{Enter}');
  await act(() => page.pass(300));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Code not found. Please check it.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Use code SPRING10' }));
  expect(page.stores.money.promo?.code).toBe('SPRING10');
  await user.click(screen.getByRole('button', { name: 'Remove code SPRING10' }));
  expect(page.stores.money.promo).toBeUndefined();
});

test('CPN-688 CPN-812 the switch of the advance explains who lends how much, and how it is repaid', async () => {
  const page = await ready(1.85);
  const { placement, placing, rows } = page.stores;
  placing.place(new Map(rows.all.map(({ draft, odds }) => [draft.outcomeId, odds])), false);
  await page.pass(10_000);
  placement.dismiss();
  const [bet] = await page.outcomes('line', 1);
  if (bet === undefined) throw new Error('no outcome');
  page.add(bet);
  await page.pass(2000);
  await renderTestCoupon(page, <MoneyModesPanel />);
  expect(
    screen.getByLabelText(
      /^Use advance\. We lend up to .+ of the stake on your open bets\. .+ taken back from its return and your balance; .+$/,
    ),
  ).toBeDefined();
  const hint = screen.getByText(/^We lend up to/);
  expect(hint.hidden).toBe(true);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Use advance' }));
  expect(hint.hidden).toBe(false);
});

test('CPN-425 while a trader decides, the request can be withdrawn by its button', async () => {
  const page = await ready(1.85);
  await page.sandbox.post('/sandbox/v1/users/demo', { balance: 10_000_000 });
  await page.pass(500);
  const { money, placement, stake } = page.stores;
  stake.type('15000');
  money.setVip(true);
  page.press();
  await page.pass(300);
  await renderTestCoupon(page, <VipWaiting placement={placement} />);
  expect(screen.getByText('A trader is reviewing your stake')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel request' }));
  await act(() => page.pass(500));
  expect(placement.state.kind).toBe('idle');
});

test('CPN-228 a bonus account shows how much of its wagering is done', async () => {
  const page = await ready(1.85);
  const bonus = page.accounts.accounts.find(({ kind }) => kind === 'bonus');
  await renderTestCoupon(page, <WagerText accountId={bonus?.id ?? 0} />);
  await act(() => page.pass(300));
  expect(screen.getByText('62% wagered')).toBeDefined();
});
