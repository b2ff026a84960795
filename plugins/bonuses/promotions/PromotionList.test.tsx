import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBonuses } from '../testing/openBonuses.tsx';
import { PromotionPage } from './PromotionPage.tsx';
import { RewardsPage } from './RewardsPage.tsx';

test('BNS-55 OF12 terms are shown before the button, the participation after it; an ended promotion is listed without a button', async () => {
  const { user } = await openBonuses(PromotionPage, 'newbie');
  const cards = await screen.findAllByRole('region', { name: /^Free bet of €.5\.00$/ });
  expect(cards).toHaveLength(2);
  const [open, ended] = cards.map((card) => within(card));
  expect(
    open?.getByText(/^3 settled accumulators from your own money: stake €.5\.00/),
  ).toBeDefined();
  expect(ended?.getByText('Ended')).toBeDefined();
  expect(ended?.queryByRole('button')).toBeNull();
  await user.click(open!.getByRole('button', { name: 'Take part' }));
  expect(await open!.findByText('Taking part')).toBeDefined();
  expect(open!.getByText('Counted 0 of 3')).toBeDefined();
  expect(open!.queryByRole('button')).toBeNull();
});

test('BNS-55 OF12 the button of a reward redeems it and shows its code; without enough points there is none', async () => {
  const { user } = await openBonuses(RewardsPage, 'demo');
  await user.click(await screen.findByRole('button', { name: 'Take the free bet' }));
  expect(await screen.findByText(/^[A-Z2-9]{12}$/)).toBeDefined();
});

test('BNS-33 OF12 without points no reward is shown', async () => {
  await openBonuses(RewardsPage, 'newbie');
  expect(await screen.findByText('No rewards at the moment')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
