import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderPage, renderPlainPage } from '../../core/runtime/boot/renderPage.tsx';
import type { Sandbox } from '../../sandbox/createSandbox.ts';
import { createTestSandbox } from '../../sandbox/testing/createTestSandbox.ts';
import { installedPlugins, rootFolder } from '../../tools/build/installedPlugins.ts';
import type { Plan } from '../../core/runtime/plan/Plan.ts';
import { redirectOf } from '../../core/runtime/routes/redirectOf.ts';
import { splitAddress } from '../../core/runtime/routes/splitAddress.ts';
import { pageAt } from '../addresses/pageAt.ts';
import { createEdge } from '../createEdge.ts';
import { StaticFiles } from '../files/StaticFiles.ts';
import { createSite, readLayers } from '../sites/loadSites.ts';
import { buildWithGuards } from '../testing/edgeStage.ts';
import { Dictionaries } from './Dictionaries.ts';

const installed = await installedPlugins();
const dictionaries = Dictionaries.ofPlugins(installed);
const manifests = installed.map(({ manifest }) => manifest);
const ids = manifests.map(({ id }) => id);
const combinations = [
  ...ids.map((id) => [id]),
  ...fc.sample(fc.subarray(ids, { minLength: 2 }), { numRuns: 20, seed: 20 }),
];

let sandbox: Sandbox;
beforeAll(() => void (sandbox = createTestSandbox()));
afterAll(() => sandbox.dispose());

/** The first page of northline without some plugins, served by the edge from its sources. */
function open(off: readonly string[]) {
  const site = createSite(
    [
      ...readLayers(join(rootFolder, 'config'), 'northline', 'demo'),
      { name: 'off', value: { plugins: Object.fromEntries(off.map((id) => [id, false])) } },
    ],
    manifests,
  );
  const edge = createEdge({
    sites: new Map([['northline', site]]),
    defaultBrand: 'northline',
    stage: 'test',
    platform: { fetch: sandbox.fetch },
    build: { ...buildWithGuards(manifests), files: new StaticFiles([]) },
    dictionaries,
    render: renderPage,
    renderPlain: renderPlainPage,
    // The first page loads every view from its source.
    renderLimitMs: 60_000,
  });
  const get = async (path: string, headers: HeadersInit = {}): Promise<Response> => {
    const answer = await edge.fetch(new Request(`http://localhost${path}`, { headers }));
    const to = answer.headers.get('location');
    return to === null ? answer : get(to, headers);
  };
  return { site, get };
}

/** Pages with many links; without a plugin some of them are 404. */
const furtherPages = ['/en/line', '/en/user/login', '/en/information/cookies'];

/** Personal pages, each of another plugin; without it some redirect or are 404. */
const ownPages = [
  '/en',
  '/en/office/settings',
  '/en/office/security',
  '/en/office/recharge',
  '/en/office/responsible',
];

/** Cookies of the demo person's session. */
async function signIn(): Promise<string> {
  const answer = await sandbox.fetch(
    new Request('http://localhost/web-api/auth/v1/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'http://localhost' },
      body: JSON.stringify({ uLogin: 'demo', uPassword: 'Demo-pass-1', save: false }),
    }),
  );
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Links of the site in a server-rendered page that lead to none of its pages. */
function deadLinks(html: string, plan: Plan): readonly string[] {
  const paths = new Set(
    [...html.matchAll(/ href="(\/en(?:[/?#][^"]*)?)"/g)].map(
      ([, href = '']) => splitAddress(new URL(href, 'http://localhost').pathname).path,
    ),
  );
  return [...paths].filter(
    (path) => pageAt(plan, path) === undefined && redirectOf(plan.redirects, path) === undefined,
  );
}

test.each(combinations.map((off) => [off.join(', '), off] as const))(
  'EDG-541 M30 a site without %s is served and rendered, with links to open pages only',
  async (_names, off) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { site, get } = open(off);
    const openRoutes = new Set(
      site.plan.routes.flatMap(({ name, offReason }) => (offReason === undefined ? [name] : [])),
    );
    const targets = Object.values(site.plan.menus)
      .flat()
      .flatMap(({ target, offReason }) =>
        target === undefined || offReason !== undefined ? [] : [target],
      );
    expect(
      targets.filter((target) => /^[a-z-]+\.[a-z-]+$/.test(target) && !openRoutes.has(target)),
    ).toEqual([]);
    // Without these plugins no public page is left.
    const isEmpty = ['auth', 'betting', 'coupon'].every((id) => off.includes(id));
    const pages = ['/en', '/en/nowhere', ...(off.length === 1 ? furtherPages : [])];
    for (const path of pages) {
      const answer = await get(path);
      const html = await answer.text();
      if (path === '/en') expect(answer.status).toBe(isEmpty ? 404 : 200);
      else expect([200, 404]).toContain(answer.status);
      expect(html).toContain('id="main"');
      expect([path, deadLinks(html, site.plan)]).toEqual([path, isEmpty ? [''] : []]);
      if (off.includes('coupon')) expect(html).not.toMatch(/<button[^>]* data-odds/);
    }
    expect(logged.mock.calls.map(String)).toEqual([]);
  },
);

test.each(ids)(
  'EDG-541 M30 signed in, too, pages of a site without %s lead to open pages only',
  async (off) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { site, get } = open([off]);
    const headers = { cookie: await signIn() };
    for (const path of ownPages) {
      const answer = await get(path, headers);
      const html = await answer.text();
      expect([200, 404], path).toContain(answer.status);
      expect([path, deadLinks(html, site.plan)]).toEqual([path, []]);
    }
    expect(logged.mock.calls.map(String)).toEqual([]);
  },
);
