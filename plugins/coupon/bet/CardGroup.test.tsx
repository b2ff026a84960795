import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestCoupon } from '../testing/createTestCoupon.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';
import { MyBets } from '../my-bets/MyBets.tsx';

test('CPN-248 a system shows its size and its bankers, a chain numbers its steps', async () => {
  const page = await createTestCoupon();
  const bets = await page.outcomes('line', 4);
  const person = await page.signIn();
  const place = (key: string, more: object, ids: readonly object[]) =>
    person.call(
      'POST',
      '/web-api/coupon/v1/placements',
      {
        accountId: person.accountId,
        amount: { minor: 1000, currency: 'EUR' },
        bets: ids,
        changeCoefAction: 1,
        coefViewId: 0,
        ...more,
      },
      { 'X-Idempotency-Key': key },
    );
  const selections = bets.map(({ id, coef }) => ({ id, coef }));
  await place(
    'kind-system',
    { typeId: 2, systemValue: 2 },
    selections.map((selection, index) => ({
      ...selection,
      ...(index === 0 ? { isBanker: true } : {}),
    })),
  );
  await place('kind-chain', { typeId: 3 }, selections.slice(0, 3));
  await page.pass(2500);
  await renderTestCoupon(page, <MyBets />);
  const open = await screen.findByRole('list', { name: 'Open bets' });
  const [chain, system] = open.children;
  expect(system?.textContent).toMatch(/· System 2\/3Open.*Bankers.*In combinations/);
  expect(chain?.textContent).toContain('· Chain');
  expect(chain?.querySelectorAll('ol > li')).toHaveLength(3);
});

test("CPN-389 blocks of the person's own bet show their own stake", async () => {
  const page = await createTestCoupon();
  const bets = await page.outcomes('line', 3);
  await page.signIn();
  for (const bet of bets) page.add(bet);
  await page.pass(1000);
  page.stores.composition.choose('conditional');
  page.stores.composition.typeBlockStake(page.stores.composition.blockOf(bets[0]?.id ?? 0), '12');
  page.stores.composition.typeBlockStake(page.stores.composition.blockOf(bets[1]?.id ?? 0), '7');
  page.stores.composition.setBlockMax(page.stores.composition.blockOf(bets[2]?.id ?? 0), true);
  await page.pass(1000);
  page.press();
  await page.pass(2500);
  expect(page.stores.placement.state.kind).toBe('accepted');
  await renderTestCoupon(page, <MyBets />);
  const list = await screen.findByRole('list', { name: 'Open bets' });
  expect([...list.querySelectorAll('p')].map((name) => name.textContent)).toEqual([
    'Block 1 · Stake €\u00A012.00',
    'Block 2 · Up to €\u00A07.00',
    'Block 3 · Everything left',
  ]);
});
