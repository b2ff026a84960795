import { expect, test } from 'vitest';
import type { SingleResult } from '../place/Placement.ts';
import {
  createTestCoupon,
  reloadTestCoupon,
  type TestCoupon,
} from '../testing/createTestCoupon.ts';
import { singleRemedyOf } from '../refusals/singleRemedyOf.ts';
import { singlesResult } from './singlesResult.ts';

interface PartlyAccepted {
  readonly page: TestCoupon;
  readonly ids: readonly number[];
}

/** Places three singles of 15.00; the second is suspended, the odds of the third have changed. */
async function partly(): Promise<PartlyAccepted> {
  const page = await createTestCoupon();
  await page.signIn();
  const bets = await page.outcomes('line', 3);
  for (const bet of bets) page.add(bet);
  page.stores.composition.choose('singles');
  page.stores.stake.type('15');
  await page.pass(1000);
  let release = (): void => undefined;
  page.hold = new Promise((resolve) => (release = resolve));
  page.press();
  await page.sandbox.post('/sandbox/v1/prices', { outcomeId: bets[1]?.id, isBlocked: true });
  await page.sandbox.post('/sandbox/v1/prices', { outcomeId: bets[2]?.id, coef: 1.1 });
  release();
  await page.pass(1500);
  return { page, ids: bets.map(({ id }) => id) };
}

function singlesOf(page: TestCoupon): readonly SingleResult[] {
  const { state } = page.stores.placement;
  if (state.kind !== 'accepted' || state.singles === undefined)
    throw new Error(JSON.stringify(state));
  return state.singles;
}

const codesOf = (singles: readonly SingleResult[]): unknown =>
  singles.map(({ bet, errors }) => bet?.stake.minor ?? errors[0]?.code);

test('CPN-300 partly refused singles are shown again after a reload, with every reason, until they are closed or the coupon is changed', async () => {
  const { page, ids } = await partly();
  expect(codesOf(singlesOf(page))).toEqual([1500, 'outcome_suspended', 'odds_changed']);
  const again = await reloadTestCoupon(page);
  await again.pass(500);
  expect([
    again.selections.drafts.map(({ outcomeId }) => outcomeId),
    codesOf(singlesOf(again)),
  ]).toEqual([ids.slice(1), [1500, 'outcome_suspended', 'odds_changed']]);
  expect(singlesOf(again)[1]).toMatchObject({
    selection: { outcomeId: ids[1], isSuspended: true },
    stake: { minor: 1500, currency: 'EUR' },
  });
  // The coupon has changed, so the receipt stays closed.
  const [other] = await again.outcomes('live', 1);
  if (other === undefined) throw new Error('no live outcome');
  again.add(other);
  expect(again.stores.placement.state.kind).toBe('idle');
  const last = await reloadTestCoupon(again);
  await last.pass(500);
  expect(last.stores.placement.state.kind).toBe('idle');
});

test('CPN-301 each refused single has a button with its own remedy, and the result stays visible', async () => {
  const { page, ids } = await partly();
  const { stores, selections, services } = page;
  const remedy = (place: number): ReturnType<typeof singleRemedyOf> =>
    singleRemedyOf(singlesOf(page)[place]!, stores, services);
  expect([remedy(0), remedy(1)?.key, remedy(2)?.key]).toEqual([
    undefined,
    'remedy.remove',
    'remedy.odds',
  ]);
  remedy(2)?.run();
  expect([
    selections.drafts.find(({ outcomeId }) => outcomeId === ids[2])?.odds,
    remedy(2),
  ]).toEqual([1100, undefined]);
  remedy(1)?.run();
  expect([
    selections.drafts.map(({ outcomeId }) => outcomeId),
    remedy(1),
    stores.placement.state.kind,
  ]).toEqual([[ids[2]], undefined, 'accepted']);
  await page.pass(1000);
  // A limit is filled in as the stake of that single only, and only if it is a possible stake.
  const above = (minor: number): SingleResult => ({
    outcomeId: ids[2]!,
    bet: undefined,
    errors: [
      { code: 'stake_above_max', limit: { minor, currency: 'EUR' }, outcomeIds: [], changes: [] },
    ],
  });
  expect(singleRemedyOf(above(1), stores, services)).toBeUndefined();
  singleRemedyOf(above(700), stores, services)?.run();
  expect([stores.coupon.singleStakeMinor(ids[2]!), stores.stake.minor]).toEqual([700, 1500]);
  expect(page.sent).toHaveLength(1);
});

test('CPN-302 a placed single says that it was one of several, and their results are looked up by their key', async () => {
  const { page, ids } = await partly();
  const [bet] = page.stores.myBets.open.filter(({ batch }) => batch !== undefined);
  expect(bet?.batch).toEqual({ key: page.sent[0]?.key, placed: 1, count: 3 });
  const result = singlesResult(page.services, bet?.batch?.key ?? '');
  await Promise.all([result.load(), page.pass(500)]);
  expect(result.state).toMatchObject({
    kind: 'ready',
    value: [
      { bet: { id: bet?.id } },
      { outcomeId: ids[1], bet: undefined },
      { outcomeId: ids[2], bet: undefined },
    ],
  });
  const none = singlesResult(page.services, 'never-sent');
  await Promise.all([none.load(), page.pass(500)]);
  expect(none.state.kind).toBe('failed');
});
