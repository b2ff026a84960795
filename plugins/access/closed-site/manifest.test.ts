import { expect, test } from 'vitest';
import { access } from '../index.ts';

test('ACC-7 the check of the site can be switched off by the configuration, and stops the navigation when it fails', () => {
  const guard:
    | { readonly isLocked?: boolean; readonly onError: string; readonly station: string }
    | undefined = access.guards.find(({ id }) => id === 'access.site');
  expect([guard?.isLocked, guard?.onError, guard?.station]).toEqual([
    undefined,
    'closed',
    'blocked',
  ]);
});

test('ACC-5 the pages of a closed site have their own layouts, are for no search engine and for the banned, too', () => {
  const closed = access.routes.flatMap((route) =>
    route.id >= 1900 && 'layout' in route ? [route] : [],
  );
  expect(closed.map(({ path }) => path)).toEqual([
    'block',
    'block-ua',
    'block-ie',
    'suspension',
    'site-updates',
    'coming-soon',
    'maintenance',
    'oldbrowser',
    '500',
    'block-appeal-history',
  ]);
  for (const route of closed)
    expect([route.name, route.isPrivate, route.rules]).toEqual([
      route.name,
      true,
      {
        banned: 'allowed',
        isTermsExempt: true,
        ...(['oldbrowser', '500'].includes(route.path) ? { isAlwaysOpen: true } : {}),
      },
    ]);
  expect(closed.filter(({ layout }) => layout === 'maintenance').map(({ path }) => path)).toEqual([
    'maintenance',
  ]);
});
