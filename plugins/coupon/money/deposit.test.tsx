import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createTestCoupon, type TestCoupon } from '../testing/createTestCoupon.ts';
import { renderTestCoupon } from '../testing/renderTestCoupon.tsx';
import { MoneyRemedies } from './MoneyRemedies.tsx';

/** Renders a stake above the balance, on a site with these pages and dialogs. */
async function above(site: {
  readonly routes?: readonly object[];
  readonly modals?: readonly object[];
}): Promise<TestCoupon> {
  const page = await createTestCoupon();
  Object.assign(page.services.plan, { routes: [], modals: [], ...site });
  await page.signIn();
  for (const bet of await page.outcomes('line', 1)) page.add(bet);
  await page.pass(1000);
  page.stores.stake.type('1000.01');
  await renderTestCoupon(page, <MoneyRemedies />);
  return page;
}

const none = 'Deposits aren’t available on this site. Lower the stake or bet from another account.';

test('CPN-310 a site with a deposit page of any plugin has a link to it', async () => {
  await above({ routes: [{ name: 'cashier.pay-in', path: 'office/recharge' }] });
  expect([
    screen.getByRole('link', { name: 'Deposit' }).getAttribute('href'),
    screen.queryByText(none),
  ]).toEqual(['/en/cashier.pay-in', null]);
});

test('CPN-426 a site without one says so, with a link to support if there is one', async () => {
  const page = await above({ modals: [{ id: 'support.question' }] });
  expect([screen.getByText(none) !== null, screen.queryByRole('link')]).toEqual([true, null]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Ask support about deposits' }));
  expect(page.openedModals).toEqual(['support.question']);
});

test('CPN-427 with neither page nor support there is no button', async () => {
  await above({});
  expect([
    screen.getByText(none) !== null,
    screen.queryByRole('link'),
    screen.queryByRole('button'),
  ]).toEqual([true, null, null]);
});

test.each([
  ['an exclusion', 30, 7],
  ['a break from deposits alone', 33, 7],
])(
  'LIM-85 B27 PY18 %s removes the deposit link from the coupon within a second',
  async (_name, limitType, limitValue) => {
    const page = await above({ routes: [{ name: 'cashier.pay-in', path: 'office/recharge' }] });
    expect(screen.getByRole('link', { name: 'Deposit' })).toBeDefined();
    const answer = await page.person?.call(
      'POST',
      '/limit-service-api/api/external/web/v3/limits',
      { limits: [{ limitType, limitValue, measure: 'days' }] },
    );
    expect(answer?.status).toBe(200);
    await act(() => page.pass(1000));
    expect([screen.queryByRole('link'), screen.queryByText(none)]).toEqual([null, null]);
  },
);
