import { expect, test } from 'vitest';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { needsOwnDocument } from './needsOwnDocument.ts';

const services = () =>
  createTestServices({
    plan: {
      routes: [{ name: 'payments.deposit', provider: 'order' }, { name: 'betting.home' }],
    },
  });

test.each([
  ['payments.deposit', 'betting.home', true, true],
  ['payments.deposit', 'betting.home', false, false],
  ['betting.home', 'payments.deposit', true, false],
  ['payments.deposit', undefined, true, false],
])(
  'PAY-140 TA24 to %s from %s, a script of others loaded %s: a new document %s',
  (routeName, fromRouteName, hasOthers, isNew) => {
    expect(needsOwnDocument({ routeName, fromRouteName }, services(), () => hasOthers)).toBe(isNew);
  },
);
