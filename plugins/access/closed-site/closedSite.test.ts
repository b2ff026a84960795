import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toMaintenance, toSiteBlock } from './accessFromWire.ts';
import { closedPage, isClosedRoute, standsWhile } from './closedPage.ts';
import { isAnnounced, isUnderMaintenance, nextChangeS } from '../maintenance/Maintenance.ts';
import { readMaintenanceCookie, writeMaintenanceCookie } from '../maintenance/maintenanceCookie.ts';
import { readOperatorsUrl } from '../blocked/readOperatorsUrl.ts';
import { readReturnPath } from './readReturnPath.ts';
import { furtherLanguages } from '../maintenance/furtherLanguages.ts';
import { clockText, splitDuration } from '../maintenance/splitDuration.ts';
import { zoneText } from '../maintenance/zoneText.ts';

const open = toMaintenance({});
const during = toMaintenance({ isActive: true, started_at: 1000, ended_at: 2000 });

test.each([
  [4, 'site-updates'],
  [16, 'suspension'],
  [3, 'block'],
  [1, 'block'],
  [5, 'block'],
  [2, 'block'],
  [14, 'block'],
  [13, 'block-ua'],
  [17, 'block-ie'],
  [8, 'coming-soon'],
  [999, 'block'],
])('ACC-1 reason %i is the page %s', (templateTypeId, page) => {
  expect(toSiteBlock({ displayTypeId: 1, templateTypeId }, undefined)?.page).toBe(page);
});

test.each([0, 2, 1000])('ACC-150 displayTypeId %i is no block', (displayTypeId) => {
  expect(toSiteBlock({ displayTypeId, templateTypeId: 3 }, undefined)).toBeUndefined();
});

test('ACC-2 maintenance holds from begin to end, for the web and while it is active', () => {
  expect([999, 1000, 1999, 2000].map((nowS) => isUnderMaintenance(during, nowS))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isUnderMaintenance(toMaintenance({ isActive: true }), 5)).toBe(true);
  expect(isUnderMaintenance(toMaintenance({ isActive: true, web_state: 0 }), 5)).toBe(false);
  expect(isUnderMaintenance(toMaintenance({ isActive: false, started_at: 1 }), 5)).toBe(false);
  expect([nextChangeS(during, 5), nextChangeS(during, 1500), nextChangeS(during, 2000)]).toEqual([
    1000,
    2000,
    undefined,
  ]);
});

test.each([
  [1, '1', true],
  [1, 'true', false],
  [1, '', false],
  [1, undefined, false],
  [3, '1', false],
  [13, '1', false],
])('ACC-3 template %i with the cookie %j: lifted %j', (templateTypeId, cookie, isLifted) => {
  expect(toSiteBlock({ displayTypeId: 1, templateTypeId }, cookie) === undefined).toBe(isLifted);
});

test('ACC-4 a block goes before maintenance, and no answer is maintenance', () => {
  const block = toSiteBlock({ displayTypeId: 1, templateTypeId: 16 }, undefined);
  expect(closedPage({ block, maintenance: during, isUnreachable: true }, 1500)).toBe(
    'access.suspension',
  );
  expect(closedPage({ block: undefined, maintenance: during, isUnreachable: false }, 1500)).toBe(
    'access.maintenance',
  );
  expect(closedPage({ block: undefined, maintenance: open, isUnreachable: true }, 1500)).toBe(
    'access.maintenance',
  );
  expect(
    closedPage({ block: undefined, maintenance: during, isUnreachable: false }, 2500),
  ).toBeUndefined();
});

test('ACC-5 which pages are available while the site is closed', () => {
  const stands = (closed: 'access.block' | 'access.maintenance'): string[] =>
    ['access.block', 'access.maintenance', 'access.appeals', 'auth.login', 'betting.home'].filter(
      (name) => standsWhile(closed, name, { isTermsExempt: true }),
    );
  expect(stands('access.block')).toEqual(['access.block', 'access.appeals']);
  expect(stands('access.maintenance')).toEqual(['access.maintenance']);
  for (const closed of ['access.block', 'access.maintenance'] as const)
    expect(standsWhile(closed, 'notices.cookie-policy', { isAlwaysOpen: true })).toBe(true);
  expect(standsWhile('access.block', undefined, undefined)).toBe(false);
  expect([
    isClosedRoute('access.block'),
    isClosedRoute('access.appeals'),
    isClosedRoute(undefined),
  ]).toEqual([true, false, false]);
});

describe('ACC-6 the return address', () => {
  test.each(['/en/live', '/en/line/1-football?x=1&y=%2F#top', '/', '/en/search?q=a\u00e9'])(
    'ACC-6 %s is taken',
    (path) => {
      expect(readReturnPath(path)).toBeDefined();
    },
  );
  test.each([
    null,
    '',
    'en/live',
    '//evil.test',
    '/\\evil.test',
    '/a\\b',
    'https://evil.test/',
    'javascript:alert(1)',
    '/en\n/x',
    '/\u0000',
    '/\u2028',
    `/${'x'.repeat(2048)}`,
    '/.//evil.test',
    '/en/..//evil.test',
  ])('ACC-6 %j is refused', (path) => {
    expect(readReturnPath(path)).toBeUndefined();
  });
  test('ACC-6 every accepted return path stays on the site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.string(),
          fc.string().map((text) => `/${text}`),
        ),
        (value) => {
          const path = readReturnPath(value);
          if (path !== undefined)
            expect(new URL(path, 'https://northline.example').origin).toBe(
              'https://northline.example',
            );
        },
      ),
      { numRuns: 500 },
    );
  });
});

test('ACC-12 the cookie brings back begin and end, and nothing that cannot be', () => {
  const window = { startsAtS: 1000, endsAtS: 2000 };
  expect(readMaintenanceCookie(writeMaintenanceCookie(window), 1500)).toEqual(window);
  expect(readMaintenanceCookie('0-2000', 1500)).toEqual({ startsAtS: undefined, endsAtS: 2000 });
  const nothing = { startsAtS: undefined, endsAtS: undefined };
  for (const value of [
    undefined,
    '',
    '1',
    '0-0',
    '1600-2000',
    '1000-1400',
    '1000-',
    '-1-5',
    '<b>',
    '99999999999-1',
    '1400-1300',
  ])
    expect([value, readMaintenanceCookie(value, 1500)]).toEqual([value, nothing]);
});

test('ACC-14 M26 the further languages are Russian, where it is read, and English, and never the first', () => {
  const both = ['ru', 'en'];
  expect(
    ['AZ', 'KZ', 'UA', 'RU', 'DE', undefined].map((country) => furtherLanguages('tr', country)),
  ).toEqual([both, both, both, both, ['en'], ['en']]);
  expect([
    furtherLanguages('ru', 'KZ'),
    furtherLanguages('en', 'FR'),
    furtherLanguages('en', 'UA'),
    furtherLanguages('ru', undefined),
  ]).toEqual([['en'], [], ['ru'], ['en']]);
});

test('ACC-20 work is announced in its days of notice, until it begins', () => {
  const planned = toMaintenance({
    started_at: 1000,
    ended_at: 2000,
    notify_started_at: 500,
    notify_ended_at: 900,
  });
  expect([499, 500, 899, 900].map((nowS) => isAnnounced(planned, nowS))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(
    [999, 1000].map((nowS) => isAnnounced({ ...planned, announcedUntilS: undefined }, nowS)),
  ).toEqual([true, false]);
  expect(isAnnounced({ ...planned, isForWeb: false }, 600)).toBe(false);
  expect(isAnnounced(during, 600)).toBe(false);
});

test('ACC-13 the remaining time is written as a clock, and the zone as its offset from UTC', () => {
  expect([clockText(3723), clockText(0), clockText(-5), clockText(90_000)]).toEqual([
    '1:02:03',
    '0:00:00',
    '0:00:00',
    '1:00:00',
  ]);
  expect(splitDuration(6 * 86_400 + 14 * 3600 + 27 * 60 + 5)).toEqual({
    days: 6,
    hours: 14,
    minutes: 27,
    seconds: 5,
  });
  expect([zoneText(0), zoneText(180), zoneText(-210), zoneText(345)]).toEqual([
    'UTC',
    'UTC+3',
    'UTC−3:30',
    'UTC+5:45',
  ]);
});

test('ACC-151 the list of operators is an https address or nothing', () => {
  expect(readOperatorsUrl({ operatorsUrl: 'https://regulator.example/list' })).toBe(
    'https://regulator.example/list',
  );
  for (const settings of [
    undefined,
    false,
    {},
    { operatorsUrl: 'javascript:alert(1)' },
    { operatorsUrl: 'http://x.example' },
    { operatorsUrl: 7 },
    { operatorsUrl: 'https://' },
  ])
    expect(readOperatorsUrl(settings)).toBeUndefined();
});
