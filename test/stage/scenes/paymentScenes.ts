import { expect } from '@playwright/test';
import { go, say, type Scene, type Visit } from '../Visit.ts';

/** Chooses the first way to pay and types an amount that is too small for it. */
async function typeTooLittle(visit: Visit): Promise<void> {
  const { page } = visit;
  await go(visit, 'office/recharge');
  await page.locator('main').getByRole('radio').first().check({ force: true });
  const amount = page.locator('main input[name="amount"]');
  await amount.fill('1');
  await amount.blur();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
}

/** Paying in and taking out. */
export const paymentScenes: readonly Scene[] = [
  { name: 'deposit of too little', isSignedIn: true, show: typeTooLittle },
  {
    name: 'withdrawal without a way to pay out',
    isSignedIn: true,
    show: async (visit) => {
      await go(visit, 'office/deduce');
      await expect(visit.page.getByText(say(visit, 'payments:withdraw.none.title'))).toBeVisible();
    },
  },
  {
    name: 'way back of an unknown payment',
    show: async (visit) => {
      await go(visit, 'onpay/success?ref=unknownunknownunknown1');
      await expect(visit.page.getByText(say(visit, 'payments:result.unknown'))).toBeVisible();
    },
  },
];
