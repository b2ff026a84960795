import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { expect, test } from 'vitest';
import type { PriceCouponAnswer } from '#wire';
import { server } from '../../../test/network/server.ts';
import { pickOf } from '#domain/bets/pickOf.ts';
import { CouponPanel } from '../frame/CouponPanel.tsx';
import { createTestCoupon } from '../testing/createTestCoupon.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';

test('CPN-447 CPN-485 CPN-890 CPN-891 M04 M14 selections that the platform calls dependent conflict with the partner that it names', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  const [first, second, third] = await page.outcomes('line', 3);
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('no outcomes');
  const partners = new Map([
    [second.id, third.id],
    [third.id, second.id],
  ]);
  server.use(
    http.post(`${page.network.origin}/web-api/coupon/v1/price`, async ({ request }) => {
      const url = new URL(request.url);
      const answer = await page.sandbox.request(`${url.pathname}${url.search}`, {
        method: 'POST',
        headers: request.headers,
        body: await request.text(),
      });
      const priced = (await answer.json()) as PriceCouponAnswer;
      return Response.json({
        ...priced,
        bets: priced.bets.map((bet) => {
          const partner = partners.get(bet.id);
          return partner === undefined || priced.bets.length < 3
            ? bet
            : { ...bet, isDepend: true, dependsOn: [partner] };
        }),
      });
    }),
  );
  for (const bet of [first, second, third]) page.add(bet);
  await page.pass(1000);
  await renderTestCoupon(page, <CouponPanel />);
  await act(() => page.pass(100));
  const { placing, rows } = page.stores;
  expect(rows.all.map(({ block }) => block)).toEqual([
    undefined,
    undefined,
    { kind: 'dependent', onOutcomeId: second.id },
  ]);
  expect(placing.canPress).toBe(false);
  expect(
    await screen.findByText(
      new RegExp(
        `with ${escaped(pickOf({ outcomeName: second.name, marketName: second.marketName }, 'ltr'))}: the two are related`,
      ),
      { selector: 'p' },
    ),
  ).toBeDefined();
  page.selections.remove(second.id);
  await act(() => page.pass(1000));
  expect([rows.blocked, placing.canPress]).toEqual([[], true]);
});

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

test('CPN-580 CPN-581 selections that cannot be combined are not called unavailable, and the button names those it removes', async () => {
  const page = await createTestCoupon();
  await page.signIn();
  const [first, second, other] = await page.outcomes('line', 3);
  if (first === undefined || second === undefined || other === undefined)
    throw new Error('no outcomes');
  for (const bet of [first, second]) {
    const partner = page.sandbox.line.couponBet(bet.id + 1, 'en');
    if (partner === undefined) throw new Error('the market has one outcome');
    page.add(bet);
    page.add(partner);
  }
  page.add(other);
  await page.pass(1000);
  await renderTestCoupon(page, <CouponPanel />);
  await screen.findByText('These selections can’t be combined');
  expect(screen.queryByText(/unavailable/)).toBeNull();
  const block = (isBlocked: boolean): Promise<Response> =>
    page.sandbox.post('/sandbox/v1/prices', { outcomeId: other.id, coef: other.coef, isBlocked });
  await block(true);
  await act(() => page.pass(2000));
  expect(
    (await screen.findByText('1 selection is unavailable')).nextElementSibling?.textContent,
  ).toBe('2 more can’t be combined.');
  expect(screen.getByRole('button', { name: 'Remove these 3' })).toBeDefined();
  await block(false);
  await act(() => page.pass(2000));
  const remove = await screen.findByRole('button', {
    name: 'Remove the 2 that can’t be combined',
  });
  await userEvent.setup().click(remove);
  expect(page.selections.drafts.map(({ outcomeId }) => outcomeId)).toEqual([
    first.id,
    second.id,
    other.id,
  ]);
});
