import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  bodyOf,
  placed,
  selectionsAt,
  settle,
} from '../../../sandbox/platform/bets/testing/createBets.ts';
import type { TestPerson, TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { openBonuses } from '../testing/openBonuses.tsx';
import { payIn } from '../testing/payIn.ts';
import { CashbackPage } from './CashbackPage.tsx';

const weekMs = 7 * 86_400_000;

async function lose(sandbox: TestSandbox, person: TestPerson): Promise<void> {
  payIn(sandbox, person, 10_000);
  const [selection] = await selectionsAt(sandbox, [2]);
  await placed(person, bodyOf(person, 0, [selection!], 4000), 'cashback-page-1');
  await settle(sandbox, [[selection!, 0]]);
}

test('BNS-52 OF09 a week shows the calculation of its cashback, and the button that names the amount pays it once', async () => {
  const { sandbox, person, user } = await openBonuses(
    CashbackPage,
    'newbie',
    async (sandbox, person) => {
      await lose(sandbox, person);
      sandbox.store.run('UPDATE coupons SET settled_at_ms = settled_at_ms - ?', weekMs);
    },
  );
  const press = await screen.findByRole('button', { name: /^Collect €.2\.00$/ });
  const weeks = within(screen.getByRole('region', { name: 'Cashback by week' }));
  expect(weeks.getByText(/^5% of your net loss/)).toBeDefined();
  expect(weeks.getByText('Stakes settled')).toBeDefined();
  await user.click(press);
  expect(await screen.findByText('Collected')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Collect/ })).toBeNull();
  expect(sandbox.ledger.account(person.accountId)?.balanceMinor).toBe(6200);
});

test('BNS-53 B38 OF09 points are shown with their value in money, and the rule', async () => {
  await openBonuses(CashbackPage, 'newbie', lose);
  const points = within(await screen.findByRole('region', { name: 'Club points' }));
  expect(points.getAllByText('4 · worth € 0.04')).toHaveLength(2);
  expect(points.getByText(/^1 point for every 10 euros/)).toBeDefined();
  expect(screen.getByText('This week')).toBeDefined();
});

test('BNS-12 OF09 the page links to a programme if the person has one', async () => {
  await openBonuses(CashbackPage, 'newbie', async (sandbox) => {
    await sandbox.post('/sandbox/v1/users/newbie/promotions', { programme: 'premium', level: 2 });
  });
  const link = await screen.findByRole('link', { name: 'Premium cashback' });
  expect(link.getAttribute('href')).toBe('/en/office/casino/premiumcashback');
  expect(screen.getByText(/^9% of your net loss/)).toBeDefined();
});
