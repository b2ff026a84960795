import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ServerGuardFacts, ServerGuardVerdict, SiteConfiguration } from '#core';
import type { BlockAnswer } from '#wire';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';
import { supportedBrowsers } from '../old-browser/supportedBrowsers.ts';
import { serverGuard } from './serverGuard.ts';

const noMaintenance = {
  started_at: 0,
  ended_at: 0,
  notify_started_at: 0,
  notify_ended_at: 0,
  isActive: false,
  web_state: 1,
};

function evaluate(
  change: Partial<ServerGuardFacts<BlockAnswer | undefined>> & {
    maintenance?: Partial<typeof noMaintenance>;
    vip?: Partial<SiteConfiguration['site']>;
  },
): ServerGuardVerdict {
  const { maintenance, vip, ...facts } = change;
  return serverGuard.evaluate({
    answer: { displayTypeId: 0, templateTypeId: 0 },
    site: {
      maintenance: { ...noMaintenance, ...maintenance },
      ...vip,
    } as SiteConfiguration['site'],
    cookies: new Map(),
    nowS: 1000,
    language: 'en',
    routeName: 'betting.live',
    access: 'any',
    rules: undefined,
    mayBeSignedIn: false,
    features: {},
    addressOf: (name) => (name === 'auth.login' ? '/en/user/login' : undefined),
    path: '/en/live',
    query: new URLSearchParams(),
    agent: '',
    isBot: false,
    ...facts,
  });
}

test('ACC-80 ACC-66 the server guard sends the visitor’s facts to the light check, and inlines the response', async () => {
  const sandbox = createTestSandbox();
  const asked: (readonly [string, Readonly<Record<string, string>>])[] = [];
  const ask = async (
    query: URLSearchParams,
    known: Partial<SiteConfiguration['site']> = {},
    current = known,
  ): Promise<BlockAnswer | undefined> =>
    serverGuard.ask({
      stage: 'test',
      mayBeSignedIn: true,
      query,
      site: {
        isMainVipDomain: false,
        mainVipDomainAuthGeoIds: [],
        geoCountryId: 0,
        ...known,
      } as SiteConfiguration['site'],
      currentSite: async () => current as SiteConfiguration['site'],
      pause: async () => undefined,
      call: async (endpoint, parameters) => {
        asked.push([endpoint, parameters]);
        return sandbox.json(
          `/blocks-api/api/v1/block/light?${new URLSearchParams(parameters).toString()}`,
        );
      },
    });
  expect(
    await ask(new URLSearchParams('tag=d_1'), {
      isMainVipDomain: true,
      mainVipDomainAuthGeoIds: [7],
      geoCountryId: 7,
    }),
  ).toEqual({ displayTypeId: 0, templateTypeId: 0 });
  expect(asked).toEqual([
    [
      'access.blockLight',
      { stage: 'test', auth: 'true', referral: 'true', mainVipDomainAuthNeed: 'true' },
    ],
  ]);
  await sandbox.post('/sandbox/v1/site', { block: { templateTypeId: 13 } });
  expect(await ask(new URLSearchParams())).toMatchObject({ displayTypeId: 1, templateTypeId: 13 });
  expect(asked[1]?.[1]).toMatchObject({ referral: 'false', mainVipDomainAuthNeed: 'false' });
  // The configuration has the domain, the platform has the visitor's country.
  const files = { isMainVipDomain: true, mainVipDomainAuthGeoIds: [7] };
  await ask(new URLSearchParams(), files, { ...files, geoCountryId: 7 });
  await ask(new URLSearchParams(), files, { ...files, geoCountryId: 8 });
  expect(asked.slice(2).map(([, parameters]) => parameters['mainVipDomainAuthNeed'])).toEqual([
    'true',
    'false',
  ]);
  sandbox.dispose();
});

const vip = { isMainVipDomain: true, mainVipDomainAuthGeoIds: [7], geoCountryId: 7 };
const open = {
  kind: 'open',
  firstData: [{ endpoint: 'access.blockLight', answer: { displayTypeId: 0, templateTypeId: 0 } }],
};
const toSignIn = (query: string) => ({ kind: 'leave', to: `/en/user/login?${query}` });

test.each<[string, Parameters<typeof evaluate>[0], unknown]>([
  [
    'a visitor from a country of the VIP domain must sign in',
    { vip },
    toSignIn('return-url=%2Fen%2Flive'),
  ],
  ['a bot must sign in, too', { vip, isBot: true }, toSignIn('return-url=%2Fen%2Flive')],
  [
    'a request for a new password keeps its query',
    {
      vip,
      query: new URLSearchParams('showForgotPasswordModal=1'),
      path: '/en?showForgotPasswordModal=1',
    },
    toSignIn('showForgotPasswordModal=1&return-url=%2Fen%3FshowForgotPasswordModal%3D1'),
  ],
  ['a visitor from elsewhere gets it', { vip: { ...vip, geoCountryId: 8 } }, open],
  ['so does a possibly signed-in visitor: the page checks', { vip, mayBeSignedIn: true }, open],
  ['the sign-in page is open', { vip, routeName: 'auth.login', access: 'anonymous' }, open],
  [
    'pages that are always reachable are open',
    { vip, routeName: 'access.appeals', rules: { isTermsExempt: true } },
    open,
  ],
  ['an address that leads nowhere stays a true 404', { vip, routeName: undefined }, open],
  [
    'with an account application: there',
    {
      vip,
      features: { accountMiddleware: true },
      addressOf: (name) => (name === 'auth.app' ? '/en/app' : '/en/user/login'),
    },
    { kind: 'leave', to: '/en/app?return-url=%2Fen%2Flive' },
  ],
  [
    'without a page to sign in the rest is left to the page',
    { vip, addressOf: () => undefined },
    open,
  ],
])('ACC-66 on a VIP domain %s', (_title, change, expected) => {
  expect(evaluate(change)).toEqual(expected);
});

test('ACC-5 ACC-66 M29 a page that is always open is served in a block, in maintenance and on a VIP domain', () => {
  const page = {
    routeName: 'notices.cookie-policy',
    rules: { isTermsExempt: true, isAlwaysOpen: true },
    path: '/en/information/cookies',
  };
  const blocked = { displayTypeId: 1, templateTypeId: 1 };
  expect([
    evaluate({ ...page, answer: blocked }),
    evaluate({ ...page, answer: undefined }).kind,
    evaluate({ ...page, maintenance: { isActive: true } }).kind,
    evaluate({ ...page, vip }).kind,
  ]).toEqual([
    { kind: 'open', firstData: [{ endpoint: 'access.blockLight', answer: blocked }] },
    'open',
    'open',
    'open',
  ]);
});

test('ACC-8 at the edge, too: three tries 100 ms apart, and rubbish is no answer', async () => {
  const pauses: number[] = [];
  const replies: unknown[] = [
    new Error('500'),
    { displayTypeId: 'no' },
    { displayTypeId: 0, templateTypeId: 0 },
    new Error('1'),
    null,
    [],
  ];
  const ask = async (): Promise<BlockAnswer | undefined> =>
    serverGuard.ask({
      stage: 'test',
      mayBeSignedIn: false,
      query: new URLSearchParams(),
      site: { isMainVipDomain: false } as SiteConfiguration['site'],
      currentSite: async () => Promise.reject(new Error('not asked')),
      pause: async (delayMs) => void pauses.push(delayMs),
      call: async (_endpoint, _query, check) => {
        const reply = replies.shift();
        if (!check(reply)) throw new Error('no answer');
        return reply;
      },
    });
  expect(await ask()).toEqual({ displayTypeId: 0, templateTypeId: 0 });
  expect(await ask()).toBeUndefined();
  expect(pauses).toEqual([100, 100, 100, 100]);
});

test.each([
  [1, 'access.block', 451],
  [13, 'access.block-ua', 451],
  [17, 'access.block-ie', 451],
  [16, 'access.suspension', 451],
  [8, 'access.coming-soon', 403],
  [4, 'access.site-updates', 503],
])('EDG-375 reason %i is served as %s with %i', (templateTypeId, routeName, status) => {
  const answer = { displayTypeId: 1, templateTypeId };
  const verdict = evaluate({ answer });
  expect(verdict).toMatchObject({
    kind: 'page',
    routeName,
    status,
    firstData: [{ endpoint: 'access.blockLight', answer }],
  });
  expect('retryAfterS' in verdict).toBe(status === 503);
});

test('EDG-375 maintenance is 503 with the time to its end, or a minute', () => {
  expect(evaluate({ maintenance: { isActive: true, ended_at: 1090 } })).toMatchObject({
    kind: 'page',
    routeName: 'access.maintenance',
    status: 503,
    retryAfterS: 90,
  });
  expect(evaluate({ maintenance: { isActive: true } })).toMatchObject({
    status: 503,
    retryAfterS: 60,
  });
  expect(evaluate({ answer: undefined })).toEqual({
    kind: 'page',
    routeName: 'access.maintenance',
    status: 503,
    retryAfterS: 60,
    firstData: [],
  });
});

test('EDG-376 an open site passes with the answer, the page of an error says 500', () => {
  expect(evaluate({})).toEqual({
    kind: 'open',
    firstData: [{ endpoint: 'access.blockLight', answer: { displayTypeId: 0, templateTypeId: 0 } }],
  });
  expect(evaluate({ routeName: 'access.server-error' })).toMatchObject({
    kind: 'page',
    routeName: 'access.server-error',
    status: 500,
  });
  expect(
    evaluate({ routeName: 'access.appeals', answer: { displayTypeId: 1, templateTypeId: 3 } }),
  ).toMatchObject({ kind: 'open' });
});

test('EDG-379 the page of a closed site that is open leads back, or home', () => {
  expect(
    evaluate({
      routeName: 'access.maintenance',
      query: new URLSearchParams('return-url=/en/live'),
    }),
  ).toEqual({ kind: 'leave', to: '/en/live' });
  expect(
    evaluate({ routeName: 'access.block', query: new URLSearchParams('return-url=//evil.test') }),
  ).toEqual({ kind: 'leave', to: '/en' });
});

test('ACC-3 cookies change nothing but the block of geography', () => {
  const cookies = new Map([
    ['geo_off', '1'],
    ['maintenance', '1-2000'],
  ]);
  expect(evaluate({ cookies, answer: { displayTypeId: 1, templateTypeId: 1 } })).toMatchObject({
    kind: 'open',
  });
  expect(evaluate({ cookies, answer: { displayTypeId: 1, templateTypeId: 3 } })).toMatchObject({
    kind: 'page',
  });
  expect(evaluate({ cookies })).toMatchObject({ kind: 'open' });
});

const chrome = (version: number, more = ''): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36${more}`;

test.each([
  ['Chrome 122', chrome(122), true],
  ['Chrome 123', chrome(123), false],
  ['the old Edge', chrome(64, ' Edge/17.17134'), true],
  ['Edge 130', chrome(130, ' Edg/130.0.0.0'), false],
  ['Opera on Chromium 109', chrome(109, ' OPR/95.0.0.0'), true],
  [
    'Firefox 115',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0',
    true,
  ],
  ['Firefox 128', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', false],
  [
    'Safari 17.4',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    true,
  ],
  [
    'Safari 17.10',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.10 Safari/605.1.15',
    false,
  ],
  [
    'Safari 17.5',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    false,
  ],
  [
    'Chrome on iOS 16',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0.0.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  [
    'Safari on iOS 18',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko', true],
  ['an agent that says nothing', 'curl/8.0', false],
  ['none', '', false],
])('EDG-377 %s: too old %j', (_name, agent, isOld) => {
  expect(evaluate({ agent }).kind === 'plain').toBe(isOld);
});

test('EDG-378 robots are let in whatever they look like, and the address shows the page to everybody', () => {
  expect(evaluate({ agent: chrome(41), isBot: true }).kind).toBe('open');
  expect(evaluate({ routeName: 'access.old-browser' })).toMatchObject({
    kind: 'plain',
    titleKey: 'access:oldBrowser.title',
  });
});

test('EDG-377 the browsers that are named are those for which the build is made', () => {
  const target = /target: \[([^\]]+)\]/.exec(readFileSync('vite.config.ts', 'utf8'))?.[1] ?? '';
  expect(
    [...target.matchAll(/'([a-z]+)([\d.]+)'/g)].map(([, name, value]) => [name, value]),
  ).toEqual(supportedBrowsers.map(({ name, value }) => [name.toLowerCase(), value]));
});
