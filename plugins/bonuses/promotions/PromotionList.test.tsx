import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBonuses } from '../testing/openBonuses.tsx';
import { PromotionPage } from './PromotionPage.tsx';
import { RewardsPage } from './RewardsPage.tsx';

test('BNS-55 OF12 terms stand before the press, the part taken after it; an ended promotion stays without a press', async () => {
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

test('BNS-55 OF12 a reward is taken by a press and shows its code; without points there is none', async () => {
  const { user } = await openBonuses(RewardsPage, 'demo');
  await user.click(await screen.findByRole('button', { name: 'Take the free bet' }));
  expect(await screen.findByText(/^[A-Z2-9]{12}$/)).toBeDefined();
});

test('BNS-33 OF12 who has no points sees no reward', async () => {
  await openBonuses(RewardsPage, 'newbie');
  expect(await screen.findByText('No rewards at the moment')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
