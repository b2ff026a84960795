import { expect, test } from 'vitest';
import type { CoreServices, NavigationRequest } from '#core';
import { BrowserStorage } from '../../../core/platform/storage/BrowserStorage.ts';
import { MemoryArea } from '../../../core/platform/storage/MemoryArea.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import type { Accounts, UserFacts } from '../../auth/contract.ts';
import { identificationBonusRoute } from '../contract.ts';
import { guardIdentificationBonus } from './guardIdentificationBonus.ts';

interface Stage {
  readonly user?: Partial<UserFacts> | undefined;
  readonly isMobile?: boolean;
  readonly isAuthed?: boolean;
  readonly routeName?: string;
}

const proved = {
  userId: 7,
  hasIdentificationBonus: true,
  excludedUntilS: undefined,
  closedRights: {},
} as const;

/** Returns a function that runs the guard for one navigation, with the storage of one browser. */
function openBrowser() {
  const area = new MemoryArea();
  const storage = new BrowserStorage({ brand: 'stage', area: () => area });
  return async ({
    user = proved,
    isMobile = true,
    isAuthed = true,
    routeName = 'betting.line',
  }: Stage = {}): Promise<string> => {
    const verdict = await guardIdentificationBonus(
      fakeOf<NavigationRequest>({
        routeName,
        url: new URL('https://site.example/en/line?day=today'),
      }),
      fakeOf<CoreServices>({
        storage,
        environment: fakeOf<CoreServices['environment']>({ isMobile }),
        session: fakeOf<CoreServices['session']>({ isAuthed }),
        services: fakeOf<CoreServices['services']>({
          get: (async () =>
            fakeOf<Accounts>({ user: fakeOf<UserFacts>(user) })) as CoreServices['services']['get'],
        }),
        navigation: fakeOf<CoreServices['navigation']>({
          href: ((target: { name: string; query: Record<string, string> }) =>
            `${target.name} ${target.query['return-url'] ?? ''}`) as CoreServices['navigation']['href'],
        }),
      }),
    );
    return verdict.kind === 'redirect' ? verdict.to : verdict.kind;
  };
}

test('OFC-170 ID08 on a phone the page about an identification bonus is shown once, before the next page', async () => {
  const go = openBrowser();
  expect([await go(), await go()]).toEqual([
    `${identificationBonusRoute} /en/line?day=today`,
    'next',
  ]);
  // The page is shown again for another account in the same browser.
  expect(await go({ user: { ...proved, userId: 8 } })).toContain(identificationBonusRoute);
});

test.each([
  ['without such a bonus', { user: { ...proved, hasIdentificationBonus: false } }],
  ['on a desktop', { isMobile: false }],
  ['for visitors', { isAuthed: false }],
  ['on the page itself', { routeName: identificationBonusRoute }],
  ['in self-exclusion', { user: { ...proved, excludedUntilS: 4_000_000_000 } }],
  ['with bonuses closed', { user: { ...proved, closedRights: { bonus: 'law' } } }],
] satisfies readonly (readonly [string, Stage])[])(
  'OFC-170 ID08 %s the navigation continues, and the page does not count as shown',
  async (_name, stage) => {
    const go = openBrowser();
    expect(await go(stage)).toBe('next');
    expect(await go()).toContain(identificationBonusRoute);
  },
);
