import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEndS } from '#domain/limits/openEnd.ts';
import { openBonuses } from '../testing/openBonuses.tsx';
import { payIn } from '../testing/payIn.ts';
import { BonusesPage } from './BonusesPage.tsx';
import { WagerPage } from './WagerPage.tsx';

const choose = (person: { call: (...given: [string, string, unknown]) => unknown }, id: number) =>
  person.call('PUT', '/web-api/office/v1/bonuses/first-deposit', {
    firstDepositBonusSetting: id,
  });

test('BNS-50 OF08 RN03 AUT-364 all terms are on cards of equal weight, none preselected, and none for slots without a casino', async () => {
  const { user } = await openBonuses(BonusesPage, 'newbie');
  const sport = within(await screen.findByRole('region', { name: 'Sports bonus' }));
  expect(sport.getByText('100% of your first deposit, up to € 100.00')).toBeDefined();
  expect(sport.getByText('5 times the bonus amount')).toBeDefined();
  expect(sport.getByText(/accumulators with 3 selections or more, total odds 1\.40/)).toBeDefined();
  expect(sport.getByText('30 days from your deposit')).toBeDefined();
  expect(sport.getByText('Bets from the bonus account can’t be cashed out.')).toBeDefined();
  expect(screen.queryByText('Your choice')).toBeNull();
  const buttons = screen.getAllByRole('button', { name: /^Choose/ });
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Choose the sports bonus',
    'Choose no bonus',
  ]);
  await user.click(sport.getByRole('button'));
  expect(await sport.findByText('Your choice')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Choose/ })).toHaveLength(1);
});

test('BNS-50 OF08 a choice refused by the platform gives the reason, and the valid choice is shown', async () => {
  const { sandbox, person, user } = await openBonuses(BonusesPage, 'newbie');
  const sport = await screen.findByRole('button', { name: 'Choose the sports bonus' });
  payIn(sandbox, person, 1000);
  await user.click(sport);
  expect(await screen.findByText(/already made your first deposit/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
});

test('BNS-51 OF08 an active bonus shows its wagering, what counts and its deadline; giving it up takes one confirmation', async () => {
  const { sandbox, person, user } = await openBonuses(
    BonusesPage,
    'newbie',
    async (sandbox, person) => {
      await choose(person, 1);
      payIn(sandbox, person, 4000);
    },
  );
  const active = within(await screen.findByRole('region', { name: 'Active bonuses' }));
  expect(active.getByText('Wagered € 0.00 of € 200.00')).toBeDefined();
  const bar = active.getByRole('progressbar', { name: 'Wagering progress' });
  // The bar is empty while nothing is wagered.
  expect([bar.tagName, (bar.firstElementChild as HTMLElement).style.inlineSize]).toEqual([
    'DIV',
    '0%',
  ]);
  expect(active.getByText('Bets from the bonus account can’t be cashed out.')).toBeDefined();
  await user.click(active.getByRole('button', { name: 'Give up this bonus' }));
  expect(document.activeElement?.textContent).toBe('Keep the bonus');
  await user.click(active.getByRole('button', { name: 'Keep the bonus' }));
  expect(sandbox.ledger.accountsOf(person.userId)).toHaveLength(2);
  await user.click(active.getByRole('button', { name: 'Give up this bonus' }));
  await user.click(active.getByRole('button', { name: /^Give up €.40\.00$/ }));
  const refused = within(await screen.findByRole('region', { name: 'Given up' }));
  expect(refused.queryByRole('button')).toBeNull();
  expect(sandbox.ledger.accountsOf(person.userId)).toHaveLength(1);
  expect(sandbox.ledger.account(person.accountId)?.balanceMinor).toBe(4000);
});

test('BNS-51 OF08 a lost answer to giving up leaves the bonus with a message; the same button tries again', async () => {
  const { sandbox, person, user, breakOff } = await openBonuses(
    WagerPage,
    'newbie',
    async (sandbox, person) => {
      await choose(person, 1);
      payIn(sandbox, person, 1000);
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Give up this bonus' }));
  breakOff(['/bonuses']);
  await user.click(screen.getByRole('button', { name: /^Give up €.10\.00$/ }));
  expect(await screen.findByText('That didn’t work. Try again.')).toBeDefined();
  breakOff(false);
  await user.click(screen.getByRole('button', { name: /^Give up €.10\.00$/ }));
  expect(await screen.findByText('You have no active bonus')).toBeDefined();
  expect(sandbox.ledger.account(person.accountId)?.balanceMinor).toBe(1000);
});

test('BNS-51 OF08 an expired bonus is listed as ended, without a button', async () => {
  await openBonuses(BonusesPage, 'newbie', async (sandbox, person) => {
    await choose(person, 1);
    payIn(sandbox, person, 1000);
    sandbox.advance(31 * 86_400_000);
  });
  const past = within(await screen.findByRole('region', { name: 'Past bonuses' }));
  expect(past.getByText('Expired')).toBeDefined();
  expect(past.queryByRole('button')).toBeNull();
});

test('BNS-41 B32 OF12 during an exclusion the page says so and shows nothing else', async () => {
  await openBonuses(BonusesPage, 'newbie', (sandbox, person) => {
    sandbox.store.run(
      'INSERT INTO person_breaks (user_id, type, started_at_ms, ends_at_ms) VALUES (?, 30, 1, ?)',
      ...[person.userId, sandbox.nowMs() + 86_400_000],
    );
  });
  expect(await screen.findByText(/during self-exclusion/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

test('BNS-41 B32 an exclusion without an end names no date', async () => {
  await openBonuses(BonusesPage, 'newbie', (sandbox, person) => {
    sandbox.store.run(
      'INSERT INTO person_breaks (user_id, type, started_at_ms, ends_at_ms) VALUES (?, 30, 1, ?)',
      ...[person.userId, openEndS * 1000],
    );
  });
  expect(await screen.findByText(/It has no end date\.$/)).toBeDefined();
});
