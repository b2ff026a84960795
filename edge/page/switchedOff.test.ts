import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderPage, renderPlainPage } from '../../core/runtime/boot/renderPage.tsx';
import type { Sandbox } from '../../sandbox/createSandbox.ts';
import { createTestSandbox } from '../../sandbox/testing/createTestSandbox.ts';
import { installedPlugins, rootFolder } from '../../tools/build/installedPlugins.ts';
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

/** The first page of northline without some plugins, as the edge of this moment serves it. */
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
    draw: renderPage,
    drawPlain: renderPlainPage,
  });
  const get = async (path: string): Promise<Response> => {
    const answer = await edge.fetch(new Request(`http://localhost${path}`));
    const to = answer.headers.get('location');
    return to === null ? answer : get(to);
  };
  return { site, get };
}

test.each(combinations.map((off) => [off.join(', '), off] as const))(
  'EDG-541 a site without %s is served and drawn, with links to open pages only',
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
    for (const path of ['/en', '/en/nowhere']) {
      const answer = await get(path);
      const html = await answer.text();
      expect([200, 404]).toContain(answer.status);
      expect(html).toContain('id="main"');
      if (off.includes('coupon')) expect(html).not.toMatch(/<button[^>]* data-odds/);
    }
    expect(logged.mock.calls.map(String)).toEqual([]);
  },
);
