import { expect, test } from 'vitest';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import type { Ticket } from '#domain/ticket/Ticket.ts';
import {
  createTestCoupon,
  reloadTestCoupon,
  type TestCoupon,
} from '../testing/createTestCoupon.ts';

/** Composes a coupon in which no option of its kind has its default value. */
function compose(page: TestCoupon, type: CouponType): void {
  const { composition, coupon } = page.stores;
  const [first = 0, second = 0, third = 0] = coupon.outcomeIds;
  composition.choose(type);
  if (type === 'system') {
    composition.toggleBanker(second);
    composition.setSystemSize(2);
  }
  if (type === 'chain') composition.move(third, 0);
  if (type === 'multi') {
    composition.moveToBlock(first, 0);
    composition.moveToBlock(second, composition.blockOf(third));
    composition.setBlockSize(2);
  }
  if (type === 'conditional') composition.moveToBlock(second, composition.blockOf(first));
}

/** Returns the composition of a coupon without stakes and prices, for comparison. */
function shapeOf(page: TestCoupon): readonly [CouponType, readonly number[], Partial<Ticket>] {
  const { coupon, tickets } = page.stores;
  const { systemSize, selections } = tickets.ticket;
  return [
    coupon.type,
    coupon.outcomeIds,
    {
      ...(systemSize === undefined ? {} : { systemSize }),
      selections: selections.map((selection) => ({ ...selection, odds: 0 })),
    },
  ];
}

async function placed(type: CouponType): Promise<{
  readonly page: TestCoupon;
  readonly bet: Bet;
  readonly shape: ReturnType<typeof shapeOf>;
}> {
  const page = await createTestCoupon();
  await page.signIn();
  for (const bet of await page.outcomes('line', 5)) page.add(bet);
  compose(page, type);
  page.stores.stake.type('20');
  await page.pass(1000);
  const shape = shapeOf(page);
  page.press();
  await page.pass(1500);
  const { state } = page.stores.placement;
  if (state.kind !== 'accepted') throw new Error(JSON.stringify(state));
  return { page, bet: state.bet, shape };
}

test.each(['accumulator', 'system', 'chain', 'multi', 'conditional', 'lucky', 'patent'] as const)(
  'CPN-307 %s: the code of an accepted bet composes the same coupon: order, size, bankers and blocks',
  async (type) => {
    const { page, bet, shape } = await placed(type);
    const saving = page.stores.codes.saveCoupon({
      type: bet.type,
      systemSize: bet.systemSize,
      selections: bet.selections,
    });
    await page.pass(300);
    const code = (await saving)?.code ?? '';
    page.stores.placement.dismiss();
    const loading = page.stores.codes.loadCode(code);
    await page.pass(800);
    expect(await loading).toBe(true);
    expect(shapeOf(page)).toEqual(shape);
  },
);

test.each(['system', 'chain', 'multi'] as const)(
  'CPN-274 %s: a bet repeated after a reload is composed as before',
  async (type) => {
    const { page, bet, shape } = await placed(type);
    const again = await reloadTestCoupon(page);
    await again.pass(500);
    again.stores.repeats.repeat(bet);
    await again.pass(800);
    expect(shapeOf(again)).toEqual(shape);
  },
);
