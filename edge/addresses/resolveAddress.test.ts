import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { definePlugin, parameters } from '#core';
import type { ServiceRedirect } from '../../core/runtime/routes/parseServiceRedirect.ts';
import { createSite, readLayers } from '../sites/loadSites.ts';
import { resolveAddress } from './resolveAddress.ts';

const betting = definePlugin({
  id: 'betting',
  routes: [
    {
      id: 1000,
      name: 'betting.home',
      path: '',
      titleKey: 'home',
      load: async () => () => null,
    },
    {
      id: 1002,
      name: 'betting.live',
      path: 'live',
      titleKey: 'live',
      load: async () => () => null,
    },
    {
      id: 1003,
      name: 'betting.token',
      path: ':token',
      parameters: { token: parameters.token },
      titleKey: 'token',
      load: async () => () => null,
    },
  ],
});
const folder = join(import.meta.dirname, '..', '..', 'test', 'fixtures', 'config');

function stage(
  extra: Record<string, unknown> = {},
  moves: Readonly<Record<string, ServiceRedirect>> = {},
) {
  const site = createSite(
    [...readLayers(folder, 'alder', 'test'), { name: 'extra', value: extra }],
    [betting],
  );
  const asked: string[] = [];
  const logged: string[] = [];
  const resolve = (path: string, cookie = 'en') =>
    resolveAddress({
      url: new URL(path, 'https://site.example'),
      plan: site.plan,
      configuration: site.configuration,
      languageOf: (fromPath) => (fromPath === 'en' || fromPath === 'ru' ? fromPath : cookie),
      findMove: async (address) => {
        asked.push(address);
        return moves[new URL(address, 'https://site.example').pathname];
      },
      log: (text) => void logged.push(text),
    });
  return { resolve, asked, logged };
}

test('EDG-226 EDG-227 moves of the configuration and of the service end in one redirect, permanent ones with their own code', async () => {
  const { resolve } = stage(
    {
      redirects: [
        { from: 'a/:id', to: 'b' },
        { from: 'b', to: 'live', code: 302 },
        { from: 'c', to: 'a/1', code: 308 },
      ],
    },
    { '/en/old': { to: 'https://site.example/en/c', code: 301 } },
  );
  expect(await resolve('/en/a/1?x=1')).toMatchObject({
    kind: 'redirect',
    location: '/en/live?x=1',
    code: 301,
    dependsOnVisitor: false,
  });
  expect(await resolve('/en/b')).toMatchObject({ code: 302 });
  expect(await resolve('/en/c')).toMatchObject({ location: '/en/live', code: 308 });
  expect(await resolve('/en/old')).toMatchObject({ location: '/en/live', code: 301 });
  // A redirect to a negotiated language is never permanent.
  expect(await resolve('/c', 'ru')).toMatchObject({
    location: '/ru/live',
    code: 302,
    dependsOnVisitor: true,
  });
});

test.each([
  '/en',
  '/en/live',
  '/live',
  '/en//x',
  '/en/%2f',
  '/en/%E0%A4%A',
  `/en/${'a/'.repeat(1000)}x`,
  '/en/secret-page',
])('EDG-229 the redirect service gets no call for %s', async (path) => {
  const { resolve, asked } = stage({ site: { notFoundFragments: ['secret-page'] } });
  await resolve(path);
  expect(asked).toEqual([]);
});

test('EDG-228 M31 the redirect service gets calls for well-formed paths without a page', async () => {
  const { resolve, asked } = stage();
  expect(await resolve('/en/nowhere?a=1')).toEqual({ kind: 'page', match: undefined });
  expect(asked).toEqual(['/en/nowhere?a=1']);
});

test('EDG-540 M20 a path that only a token matches follows the redirect service, else is taken as the token', async () => {
  const token = 'q7Hd0-xK2mWz_9TbL4vRs';
  const moved = stage({}, { [`/en/${token}`]: { to: '/en/live', code: 301 } });
  expect(await moved.resolve(`/en/${token}`)).toMatchObject({
    kind: 'redirect',
    location: '/en/live',
  });
  const { resolve, asked } = stage();
  expect(await resolve(`/en/${token}`)).toMatchObject({
    kind: 'page',
    match: { route: { name: 'betting.token' } },
  });
  expect(await resolve('/en/welcome-bonus-for-new-players')).toEqual({
    kind: 'page',
    match: undefined,
  });
  expect(asked).toEqual([`/en/${token}`, '/en/welcome-bonus-for-new-players']);
});

test('EDG-230 A53 only moves to own and listed hosts are followed; any other is left to the visitor', async () => {
  const { resolve } = stage(
    { redirectHosts: ['partner.example'] },
    {
      '/en/partner': { to: 'https://partner.example/x?y=1', code: 301 },
      '/en/foreign': { to: 'https://foreign.example/x', code: 301 },
      '/en/plain': { to: 'http://partner.example/x', code: 301 },
      '/en/user': { to: 'https://partner.example@evil.example/', code: 301 },
      '/en/secret': { to: 'https://a:b@partner.example/', code: 301 },
      '/en/script': { to: 'javascript:alert(1)', code: 301 },
      '/en/slashes': { to: 'https://site.example//evil.example/x', code: 301 },
      '/en/back': { to: '\\\\evil.example', code: 301 },
    },
  );
  expect(await resolve('/en/partner')).toMatchObject({
    kind: 'redirect',
    location: 'https://partner.example/x?y=1',
  });
  expect(await resolve('/en/foreign')).toEqual({
    kind: 'page',
    match: undefined,
    leaveTo: 'https://foreign.example/x',
  });
  expect(await resolve('/en/user')).toEqual({ kind: 'page', match: undefined });
  for (const path of ['/en/plain', '/en/secret', '/en/script'])
    expect(await resolve(path)).toEqual({ kind: 'page', match: undefined });
  expect(await resolve('/en/slashes')).toEqual({ kind: 'page', match: undefined });
  expect(await resolve('/en/back')).toMatchObject({
    kind: 'page',
    leaveTo: 'https://evil.example/',
  });
});

test('EDG-561 a move to an address of the site without a page is not followed, one to a file is', async () => {
  const { resolve, logged } = stage(
    { redirects: [{ from: 'elsewhere', to: 'live' }] },
    {
      '/en/line/football': { to: '/en/line/1-football', code: 301 },
      '/en/app': { to: '/downloads/app.apk', code: 302 },
      '/en/further': { to: '/en/elsewhere', code: 301 },
    },
  );
  expect(await resolve('/en/line/football')).toEqual({ kind: 'page', match: undefined });
  expect(await resolve('/en/app')).toMatchObject({ location: '/downloads/app.apk', code: 302 });
  expect(await resolve('/en/further')).toMatchObject({ location: '/en/live', code: 301 });
  expect(logged).toEqual([]);
});

test('EDG-236 A52 with any redirects among 50 addresses, the response comes after at most 11 lookups, and a circle is logged', async () => {
  const node = fc.integer({ min: 0, max: 49 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(node), { minLength: 50, maxLength: 50 }),
      node,
      fc.boolean(),
      async (targets, from, isOfService) => {
        const edges = targets.flatMap((to, index) =>
          to === null ? [] : [{ from: `n${index}`, to: `n${to}` }],
        );
        const moves = Object.fromEntries(
          edges.map((edge) => [`/en/${edge.from}`, { to: `/en/${edge.to}`, code: 301 } as const]),
        );
        const { resolve, asked, logged } = stage(
          isOfService ? {} : { redirects: edges },
          isOfService ? moves : {},
        );
        const outcome = await resolve(`/en/n${from}`);
        expect(asked.length).toBeLessThanOrEqual(11);
        if (logged.length > 0) expect(outcome).toMatchObject({ kind: 'page' });
        else if (outcome.kind === 'redirect')
          expect(targets[Number(outcome.location.slice(5))] === null || !isOfService).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test('EDG-237 a platform that nothing answers to goes home without its parameter, after the redirect service', async () => {
  const { resolve } = stage({}, { '/en/old': { to: '/en/live?platform_type=mobile', code: 301 } });
  expect(await resolve('/en/nowhere?platform_type=mobile&a=1')).toMatchObject({
    location: '/en?a=1',
    code: 302,
  });
  expect(await resolve('/en/old?platform_type=mobile')).toMatchObject({
    location: '/en/live?platform_type=mobile',
    code: 301,
  });
  expect(await resolve('/en//x?platform_type=mobile')).toEqual({ kind: 'page', match: undefined });
  expect(await resolve('/en/live?platform_type=mobile')).toMatchObject({
    kind: 'page',
    match: { route: { id: 1002 } },
  });
});
