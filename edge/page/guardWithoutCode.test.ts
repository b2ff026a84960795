import { expect, test, vi } from 'vitest';
import { definePlugin } from '#core';
import { createSite, readLayers } from '../sites/loadSites.ts';
import type { BuiltSite } from '../start/BuiltSite.ts';
import {
  betting,
  build,
  buildWithGuards,
  configFolder,
  edgeWith,
  siteOf,
} from '../testing/edgeStage.ts';

test('EDG-562 M26 a guard that the configuration names and no plugin has makes every page an error, and redirects stay', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { get } = edgeWith({
    sites: new Map([
      ['alder', siteOf('alder', { guards: { 'auth.redirct': false } })],
      ['birch', siteOf('birch')],
    ]),
    render: async (_boot, { decision }) => ({
      html: `<main>${JSON.stringify(decision)}</main>`,
      css: '',
      cookies: {},
      errors: [],
    }),
  });
  const page = await get('/en/live');
  expect(page.status).toBe(500);
  expect(await page.text()).toContain(
    '<main>{"kind":"failed","guard":"auth.redirct","params":{}}</main>',
  );
  expect((await get('/en')).status).toBe(500);
  expect((await get('/en/nowhere')).status).toBe(500);
  expect((await get('/live')).status).toBe(302);
  expect((await get('/en/live', {}, 'birch.localhost')).status).toBe(200);
  expect(log.mock.calls.filter(([line]) => String(line).includes('auth.redirct'))).toHaveLength(1);
  log.mockRestore();
});

test('EDG-562 M26 a guard of the edge that the built page has no code for makes every page an error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const guarded = definePlugin({
    id: 'guarded',
    guards: [
      {
        id: 'guarded.media',
        station: 'media',
        kind: 'load',
        timeoutMs: 500,
        onError: 'open',
        load: async () => () => ({ kind: 'next' }),
      },
    ],
  });
  const layers = [
    ...readLayers(configFolder, 'alder', 'test'),
    { name: 'extra', value: { plugins: { guarded: {} } } },
  ];
  const statusWith = async (page: BuiltSite): Promise<number> => {
    const sites = new Map([['alder', createSite(layers, [betting, guarded])]]);
    return (await edgeWith({ sites, build: page }).get('/en/live')).status;
  };
  expect(await statusWith(build)).toBe(500);
  expect(await statusWith(buildWithGuards([guarded]))).toBe(200);
  log.mockRestore();
});
