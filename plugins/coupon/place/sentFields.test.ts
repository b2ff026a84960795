import { expect, test } from 'vitest';
import type { CouponBet, PlacedCoupon } from '#wire';
import { oddsFormatPreference } from '#domain/odds/oddsPreferences.ts';
import type { SelectionDraft } from '../../betting/contract.ts';
import { createTestCoupon, type TestCoupon } from '../testing/createTestCoupon.ts';

async function lastBet(page: TestCoupon): Promise<PlacedCoupon | undefined> {
  const answer = (await (
    await page.person?.call('GET', '/web-api/history/v1/bets?state=open&pageSize=100')
  )?.json()) as { readonly bets: readonly PlacedCoupon[] };
  return answer.bets[0];
}

/** Adds an outcome with its origin. */
function addFrom(
  page: TestCoupon,
  bet: CouponBet,
  odds: number,
  from: Pick<SelectionDraft, 'accumulatorId' | 'pageType'>,
): void {
  const draft = page.add(bet, odds);
  page.selections.remove(bet.id);
  page.selections.toggle({ ...draft, ...from });
}

function sent(page: TestCoupon): unknown {
  return JSON.parse(page.sent.at(-1)?.body ?? '{}');
}

test('CPN-566 CPN-567 M07 an order carries what was displayed and its origin, and the platform stores it', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  page.services.cookies.jar.set('ref', 'partner_12');
  page.services.preferences.choose(oddsFormatPreference, 'fractional');
  const [first, second] = await page.outcomes('line', 2);
  if (first === undefined || second === undefined) throw new Error('no outcomes');
  await page.sandbox.post('/sandbox/v1/prices', { outcomeId: first.id, coef: 2 });
  await page.sandbox.post('/sandbox/v1/prices', { outcomeId: second.id, coef: 1.5 });
  addFrom(page, first, 2000, { accumulatorId: 'goals-1', pageType: 'cyber' });
  page.add(second, 1500);
  await page.pass(1000);
  expect(page.stores.live.byId.get(first.id)?.isSpecial).toBe(true);
  page.press();
  await page.pass(1500);
  expect(sent(page)).toMatchObject({
    coefByView: '2/1',
    refId: 'partner_12',
    bets: [{ id: first.id, expressId: 'goals-1', pageType: 'cyber' }, { id: second.id }],
  });
  expect(await lastBet(page)).toMatchObject({
    coefByView: '2/1',
    refId: 'partner_12',
    bets: [
      { isSpecialCoef: true, statisticId: first.gameId, expressId: 'goals-1', pageType: 'cyber' },
      { isSpecialCoef: true, statisticId: second.gameId },
    ],
  });
});

test('CPN-566 M07 each of many singles keeps its origin; an invalid referral is not sent', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  page.services.cookies.jar.set('ref', '<script>');
  const [first, second] = await page.outcomes('line', 2);
  if (first === undefined || second === undefined) throw new Error('no outcomes');
  addFrom(page, first, Math.round(first.coef * 1000), { pageType: 'topgame' });
  page.add(second);
  page.stores.carriedTotal.choose('singles');
  await page.pass(1000);
  page.press();
  await page.pass(1500);
  expect(page.stores.placement.state.kind).toBe('accepted');
  expect(sent(page)).not.toHaveProperty('refId');
  expect(sent(page)).not.toHaveProperty('coefByView');
  const { person } = page;
  const answer = (await (
    await person?.call('GET', '/web-api/history/v1/bets?state=open&pageSize=100')
  )?.json()) as { readonly bets: readonly PlacedCoupon[] };
  expect(answer.bets.slice(0, 2).map(({ bets }) => bets[0]?.pageType)).toContain('topgame');
});
