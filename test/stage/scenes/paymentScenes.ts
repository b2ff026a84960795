import { expect } from '@playwright/test';
import { go, say, type Scene, type Visit } from '../Visit.ts';

/** Chooses the first payment method and enters an amount that is too small for it. */
async function typeTooLittle(visit: Visit): Promise<void> {
  const { page } = visit;
  await go(visit, 'office/recharge');
  await page.locator('main').getByRole('radio').first().check({ force: true });
  const amount = page.locator('main input[name="amount"]');
  await amount.fill('1');
  await amount.blur();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
}

/** Deposit and withdrawal. */
export const paymentScenes: readonly Scene[] = [
  { name: 'deposit of too little', isSignedIn: true, show: typeTooLittle },
  {
    name: 'withdrawal that is looked over',
    isSignedIn: true,
    show: async (visit) => {
      const { page } = visit;
      await go(visit, 'office/deduce');
      const main = page.locator('main');
      await main.getByRole('radio').first().check({ force: true });
      await main.locator('input[name="amount"]').fill('20');
      await main
        .getByRole('button', { name: say(visit, 'payments.later:withdraw.review'), exact: true })
        .click();
      await expect(
        main.getByRole('heading', { name: say(visit, 'payments.later:withdraw.check') }),
      ).toBeVisible();
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
