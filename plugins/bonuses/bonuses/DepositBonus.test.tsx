import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { BonusesAnswer } from '#wire';
import type { TestPerson, TestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { openBonuses } from '../testing/openBonuses.tsx';
import { payIn } from '../testing/payIn.ts';
import { BonusOfDeposit } from './BroughtBonus.tsx';
import { DepositBonus } from './DepositBonus.tsx';

const choose = (
  person: { call: (...given: [string, string, unknown]) => unknown },
  firstDepositBonusSetting: number,
) => person.call('PUT', '/web-api/office/v1/bonuses/first-deposit', { firstDepositBonusSetting });

test('BNS-56 RN03 until the first deposit the bonus that it starts is shown beside the amount', async () => {
  const { sandbox, person, again } = await openBonuses(DepositBonus, 'newbie', (_sandbox, newbie) =>
    choose(newbie, 1),
  );
  expect(await screen.findByText('Sports bonus')).toBeDefined();
  expect(
    screen.getByText(/100% of it, up to €\s100\.00\. Bonus money can’t be with/),
  ).toBeDefined();
  expect(screen.getByText(/Bets from the bonus account can’t be cashed out\.$/)).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/office/bonuses/deposit');
  payIn(sandbox, person, 1000);
  again();
  await waitFor(() => expect(screen.queryByText('Sports bonus')).toBeNull());
});

test.each([
  ['no bonus', 0],
  ['a bonus for a casino that the site does not have', 2],
])('BNS-56 AUT-364 %s shows nothing', async (_name, choice) => {
  const { person } = await openBonuses(DepositBonus, 'newbie', (_sandbox, newbie) =>
    choose(newbie, choice),
  );
  await waitFor(async () => {
    const answer = await person.call('GET', '/web-api/office/v1/bonuses');
    expect(await answer.json()).toMatchObject({ firstDepositBonusSetting: choice });
  });
  expect(screen.queryByRole('link')).toBeNull();
});

const ofPayment = (paymentId: number) => (): ReactElement => (
  <BonusOfDeposit paymentId={paymentId} />
);

test('BNS-57 an arrived deposit names the bonus that it granted, another deposit none', async () => {
  const paid = async (sandbox: TestSandbox, newbie: TestPerson): Promise<void> => {
    await choose(newbie, 1);
    payIn(sandbox, newbie, 5000, 7);
    payIn(sandbox, newbie, 2000, 8);
  };
  await openBonuses(ofPayment(7), 'newbie', paid);
  expect(await screen.findByText('Sports bonus')).toBeDefined();
  expect(
    screen.getByText(
      /brought you €\s50\.00 of bonus money\. .* until €\s250\.00 is wagered; you have until \d+ \w+/,
    ),
  ).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/office/bonuses/wager');
  cleanup();
  const { person } = await openBonuses(ofPayment(8), 'newbie', paid);
  await waitFor(async () => {
    const answer = await person.call('GET', '/web-api/office/v1/bonuses');
    expect(await answer.json()).toMatchObject({ bonuses: [{ payment_id: 7 }] });
  });
  expect(screen.queryByRole('link')).toBeNull();
});

test('BNS-57 a bonus that was given up is not named', async () => {
  const { person } = await openBonuses(ofPayment(7), 'newbie', async (sandbox, newbie) => {
    await choose(newbie, 1);
    payIn(sandbox, newbie, 5000, 7);
    const answer = await newbie.call('GET', '/web-api/office/v1/bonuses');
    const { bonuses } = (await answer.json()) as BonusesAnswer;
    await newbie.call('DELETE', `/web-api/office/v1/bonuses/${bonuses[0]?.accountId}`, undefined, {
      'X-Idempotency-Key': 'give-up-once',
    });
  });
  await waitFor(async () => {
    const answer = await person.call('GET', '/web-api/office/v1/bonuses');
    expect(await answer.json()).toMatchObject({ bonuses: [{ state: 'given_up' }] });
  });
  expect(screen.queryByRole('link')).toBeNull();
});
