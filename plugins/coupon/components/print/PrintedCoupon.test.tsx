import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeStage, createCouponStage, type CouponStage } from '../../testing/createCouponStage.ts';
import { showOnStage } from '../../testing/showOnStage.tsx';
import { betNumber } from '../../domain/betNumber.ts';
import { PrintedCoupon } from './PrintedCoupon.tsx';

// Each test has a platform of its own; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000 });

let stage: CouponStage | undefined;

afterEach(() => {
  if (stage !== undefined) closeStage(stage);
  stage = undefined;
});

async function accepted(): Promise<{ readonly page: CouponStage; readonly betId: number }> {
  const page = await createCouponStage();
  stage = page;
  await page.signIn();
  for (const bet of await page.outcomes('line', 2)) page.add(bet);
  await page.pass(1000);
  page.workspace.stake.type('10');
  page.press();
  await page.pass(1000);
  const { state } = page.workspace.placement;
  if (state.kind !== 'accepted') throw new Error(`The bet is ${state.kind}`);
  return { page, betId: state.bet.id };
}

test('CPN-275 the sheet has number, every selection, stake, possible win and a QR code, and one press prints it', async () => {
  const { page, betId } = await accepted();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await showOnStage(page, <PrintedCoupon betId={betId} />);
  const sheet = await screen.findByRole('article');
  expect(within(sheet).getAllByRole('row')).toHaveLength(3);
  expect(sheet.textContent).toContain(betNumber(betId));
  expect(sheet.textContent).toContain('€\u00A010.00');
  expect(within(sheet).getByRole('img', { name: 'QR code that opens this coupon' })).toBeDefined();
  screen.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test("CPN-275 somebody else's bet is none", async () => {
  const { page, betId } = await accepted();
  await showOnStage(page, <PrintedCoupon betId={betId + 1000} />);
  expect(await screen.findByText('There is no such coupon')).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
});
