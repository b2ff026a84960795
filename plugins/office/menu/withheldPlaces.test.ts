import { expect, test } from 'vitest';
import { FixedServices } from '../../../test/services/FixedServices.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { createWithheldPlaces } from './createWithheldPlaces.ts';

const places = ['recharge', 'bonuses/deposit', 'history', 'deduce', 'auth_qr'].map(
  (name) => `office/${name}`,
);

test.each([
  { person: 'any other person', isDepositClosed: false, user: {}, withheld: [] },
  {
    person: 'a person on a break from deposits',
    isDepositClosed: true,
    user: {},
    withheld: ['office/recharge'],
  },
  {
    person: 'a self-excluded person',
    isDepositClosed: true,
    user: { excludedUntilS: 4_000_000_000 },
    withheld: ['office/recharge', 'office/bonuses/deposit'],
  },
])('LIM-84 OFC-174 $person: $withheld', async ({ isDepositClosed, user, withheld }) => {
  const services = createTestServices({
    services: new FixedServices(() => ({ isDepositClosed, user })),
  });
  const { has } = await createWithheldPlaces(services);
  expect(places.filter(has)).toEqual(withheld);
});

test('SEC-56 a phone has no link to the code that another device scans', async () => {
  const services = createTestServices({
    environment: { isMobile: true },
    services: new FixedServices(() => ({ isDepositClosed: false, user: {} })),
  });
  const { has } = await createWithheldPlaces(services);
  expect(places.filter(has)).toEqual(['office/auth_qr']);
});
