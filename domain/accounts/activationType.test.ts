import { expect, test } from 'vitest';
import {
  unconfirmedContact,
  withEmail,
  withoutEmail,
  withoutPhone,
  withPhone,
  type ActivationType,
} from './activationType.ts';

const types: readonly ActivationType[] = [0, 1, 2, 3];

test('AUT-90 adding a phone moves none to phone only and e-mail only to both; the rest follows', () => {
  expect(types.map(withPhone)).toEqual([3, 2, 2, 3]);
  expect(types.map(withEmail)).toEqual([1, 1, 2, 2]);
  expect(types.map(withoutPhone)).toEqual([0, 1, 1, 0]);
  expect(types.map(withoutEmail)).toEqual([0, 0, 3, 3]);
});

const known = [
  { hasEmail: false, hasPhone: false },
  { hasEmail: true, hasPhone: false },
  { hasEmail: false, hasPhone: true },
  { hasEmail: true, hasPhone: true },
];
/** The unconfirmed contact with neither, the e-mail address, the phone and both, by number. */
const expected: Readonly<Record<ActivationType, readonly (string | undefined)[]>> = {
  0: [undefined, 'email', 'phone', 'email'],
  1: [undefined, undefined, 'phone', 'phone'],
  2: [undefined, undefined, undefined, undefined],
  3: [undefined, 'email', undefined, 'email'],
};

test.each([0, 1, 2, 3] as const)(
  'AUT-430 RV04 the contact to confirm with activation type %i, for each known contact',
  (type) => {
    expect(known.map((contacts) => unconfirmedContact(type, contacts))).toEqual(expected[type]);
  },
);
