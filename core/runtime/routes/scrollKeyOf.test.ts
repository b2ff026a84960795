import { expect, test } from 'vitest';
import { plannedRoute } from '../../../test/services/plannedRoute.ts';
import { parameters } from '../../shell/parameters.ts';
import { findPage } from './findPage.ts';
import { scrollKeyOf } from './scrollKeyOf.ts';

const token = 'aB3dE5fG7hI9kL1mN3pQ5rS7tU9vW1xY3zA5bC7dE9f';
const plan = {
  routes: [
    plannedRoute({ name: 'live', path: 'live' }),
    plannedRoute({ name: 'link', path: ':token', parameters: { token: parameters.token } }),
  ],
  prefixes: { pageTypes: {}, sections: [], menuSections: [] },
};
const keyOf = (pathname: string, key = 'default'): string =>
  scrollKeyOf((path) => findPage(plan, path), { key, pathname });

test('SHL-300 TA28 how far a page was scrolled is kept without the token in its path', () => {
  const found = keyOf(`/en/${token}`);
  expect(found).toBe('load link');
  expect(found).not.toContain(token);
});

test('the first pages of two documents have two keys, those after them their own', () => {
  expect(keyOf('/en/live')).not.toBe(keyOf('/en'));
  expect(keyOf('/en/live', 'k1')).toBe('k1');
});
