import { expect, test } from 'vitest';
import { openRegistrationForm } from '../testing/openRegistrationForm.tsx';
import { createRegistrationStore } from './createRegistrationStore.ts';

test.each([
  ['?promo=NORTH-77Q', 'NORTH-77Q'],
  ['?promo=%3Cb%3E', ''],
  ['', ''],
])(
  'REG-65 RF04 OF11 the code of the link %s stands in its field; no bonus is chosen by it',
  async (search, code) => {
    const { services } = (await openRegistrationForm()).runtime;
    const navigation = Object.create(services.navigation, {
      query: { value: new URLSearchParams(search) },
    }) as typeof services.navigation;
    const store = createRegistrationStore({ ...services, navigation });
    expect([store.texts.promo, store.bonus]).toEqual([code, undefined]);
  },
);
