import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { Guard, NavigationRequest } from '../../contract/Guard.ts';
import { shell } from '../index.ts';
import type { Environment } from '../../runtime/boot/Environment.ts';
import type { RedirectAnswer } from '../../../schemas/generated/wire.ts';
import { ssrRecheck } from './ssrRecheck.ts';
import { tablet } from './tablet.ts';
import { urlLanguage } from './urlLanguage.ts';
import { answer, refusal } from '../../../test/network/answer.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

function request(path: string, change: Partial<NavigationRequest> = {}): NavigationRequest {
  return {
    url: new URL(path, 'https://site.example'),
    language: 'en',
    routeName: undefined,
    routeId: undefined,
    access: 'any',
    params: {},
    fromRouteName: 'betting.home',
    signal: new AbortController().signal,
    ...change,
  };
}

function stage(
  given: RedirectAnswer | Response = {
    redirect: false,
    code: 200,
    url: '',
    reasons: [],
    breadcrumbs: [],
  },
  environment: Partial<Environment> = {},
) {
  const asked = answer('site.redirect', given);
  const reported: string[] = [];
  const services = createTestServices({
    environment: { status: 404, ...environment },
    navigation: { path: '/en' },
    config: { brand: { hosts: ['www.site.example'] }, redirectHosts: ['partner.example'] },
    reports: {
      report: (error: unknown) =>
        void reported.push(error instanceof Error ? error.message : String(error)),
    },
  });
  return { services, asked, reported };
}

/** A page that no edge has answered. */
const unserved: Environment = {
  brand: 'testbrand',
  language: 'en',
  languages: ['en'],
  direction: 'ltr',
  stage: 'test',
  isMobile: false,
  isBot: false,
};

const moved = (url: string): RedirectAnswer => ({
  redirect: true,
  code: 301,
  url,
  reasons: [],
  breadcrumbs: [],
});

test.each([
  ['/live?a=1#x', '/en/live?a=1#x'],
  ['/xx/live', '/en/live'],
  ['/', '/en'],
  ['/xx', '/en'],
  ['/xx/', '/en'],
  ['/english', '/en/english'],
  ['/EN/live', '/en/EN/live'],
])('SHL-223 %s gets the language of the page', (path, to) => {
  expect(urlLanguage(request(path), stage().services)).toEqual({ kind: 'redirect', to });
});

test('SHL-224 a request of the edge is not repeated', async () => {
  const { services, asked } = stage();
  expect(await ssrRecheck(request('/en/nowhere', { fromRouteName: undefined }), services)).toEqual({
    kind: 'next',
  });
  expect(asked).toEqual([]);
});

test('SHL-224 a page that no edge served, and a link inside the page, ask the redirect service', async () => {
  for (const change of [{ fromRouteName: 'betting.home' }, { fromRouteName: undefined }]) {
    const { services, asked } = stage(moved('/en/live'));
    const environment = change.fromRouteName === undefined ? unserved : services.environment;
    expect(await ssrRecheck(request('/en/old?a=1', change), { ...services, environment })).toEqual({
      kind: 'redirect',
      to: 'https://site.example/en/live',
    });
    expect(asked.map(({ body }) => body)).toEqual([{ url: '/en/old?a=1' }]);
  }
});

test.each([
  ['https://partner.example/x', { kind: 'redirect', to: 'https://partner.example/x' }],
  ['https://www.site.example/x', { kind: 'redirect', to: 'https://www.site.example/x' }],
  [
    'https://foreign.example/x',
    { kind: 'modal', id: 'shell.leave-site', props: { url: 'https://foreign.example/x' } },
  ],
  ['http://partner.example/x', { kind: 'next' }],
  ['javascript:alert(1)', { kind: 'next' }],
  ['https://a:b@partner.example/', { kind: 'next' }],
])('SHL-613 a move to %s', async (to, verdict) => {
  const { services } = stage(moved(to));
  expect(await ssrRecheck(request('/en/old'), services)).toEqual(verdict);
});

test('SHL-224 nothing is asked about a page that was closed while it was open', async () => {
  const { services, asked } = stage(moved('/en/live'));
  expect(await ssrRecheck(request('/en'), services)).toEqual({ kind: 'next' });
  expect(asked).toEqual([]);
});

test('SHL-613 a redirect that the edge left to the person opens the dialog', async () => {
  const { services } = stage(undefined, { leaveTo: 'https://foreign.example/x' });
  expect(await ssrRecheck(request('/en/old', { fromRouteName: undefined }), services)).toEqual({
    kind: 'modal',
    id: 'shell.leave-site',
    props: { url: 'https://foreign.example/x' },
  });
});

test('SHL-614 nothing is asked about a malformed path; an invalid or missing response is reported and not followed', async () => {
  const malformed = stage();
  expect(await ssrRecheck(request('/en//x'), malformed.services)).toEqual({ kind: 'next' });
  expect(malformed.asked).toEqual([]);
  const wrong = stage(HttpResponse.json({ url: '/en' }));
  expect(await ssrRecheck(request('/en/old'), wrong.services)).toEqual({ kind: 'next' });
  expect(wrong.reported).toEqual(['Incorrect response format of the Redirect service']);
  const silent = stage(refusal(404, 'not_found'));
  expect(await ssrRecheck(request('/en/old'), silent.services)).toEqual({ kind: 'next' });
  expect(silent.reported).toEqual(['detail of not_found']);
});

test('SHL-615 an unmatched address with platform_type redirects to home without it', async () => {
  expect(await ssrRecheck(request('/en/old?platform_type=mobile&a=1'), stage().services)).toEqual({
    kind: 'redirect',
    to: '/en?a=1',
  });
  expect(await ssrRecheck(request('/en/old?platform_type=mobile'), stage().services)).toEqual({
    kind: 'redirect',
    to: '/en',
  });
});

test('SHL-225 a crawler gets the page, and no later guard runs', async () => {
  const robot = shell.guards.find(({ station }) => station === 'search-bot');
  const guard = (await robot?.load()) as Guard | undefined;
  expect([robot?.trigger, guard?.(request('/en'), stage().services)]).toEqual([
    'bot',
    { kind: 'show' },
  ]);
});

test('SHL-226 a tablet is redirected to the mobile platform at the same address, unless the address names one', () => {
  expect(tablet(request('/en/live?a=1#x'), stage().services)).toEqual({
    kind: 'redirect',
    to: '/en/live?a=1&platform_type=mobile#x',
  });
  expect(tablet(request('/en'), stage().services)).toEqual({
    kind: 'redirect',
    to: '/en?platform_type=mobile',
  });
  expect(tablet(request('/en?platform_type=desktop'), stage().services)).toEqual({ kind: 'next' });
});
