import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import { configurationDefaults } from '../../../schemas/generated/configurationDefaults.ts';
import { SiteConfigStore } from '../configuration/SiteConfigStore.ts';
import type { SiteConfiguration } from '../../contract/CoreServices.ts';
import { definePlugin } from '../../contract/definePlugin.ts';
import { resolvePlan } from '../plan/resolvePlan.ts';
import { syncSite } from './syncSite.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';

const game = definePlugin({
  id: 'game',
  routes: [
    {
      id: 1999,
      name: 'game.page',
      path: 'game',
      titleKey: 'title',
      load: async () => () => null,
    },
  ],
});
const base = fakeOf<SiteConfiguration>({
  ...configurationDefaults,
  plugins: { game: {} },
  features: { promo: true },
});

const planOf = (configuration: SiteConfiguration) => resolvePlan([game], configuration);

// Loaded in advance, because the fake time of these tests does not wait for the disk.
await import('../../../schemas/generated/validators/overrides.js');

let page: PlatformPage;
let site: SiteConfigStore;
let stop: () => void;
let isFeedOff = false;
const reported: unknown[] = [];

const servicesOf = ({ environment, feed, http, scheduler }: PlatformPage) => ({
  feed,
  http,
  scheduler,
  reports: { report: (error: unknown) => void reported.push(error), entries: [] },
  environment,
});

beforeEach(() => {
  isFeedOff = false;
  reported.length = 0;
  site = new SiteConfigStore(base, planOf(base));
  page = createPlatformPage({ onVersion: site.announce });
  const feed: PlatformPage['feed'] = {
    get status() {
      return isFeedOff ? 'stale' : page.feed.status;
    },
    staleSinceMs: undefined,
    subscribe: (channel, listener) =>
      isFeedOff ? () => undefined : page.feed.subscribe(channel, listener),
  };
  const services = { ...servicesOf(page), feed };
  isFeedOff = isFeedOff || expect.getState().currentTestName?.includes('without a socket') === true;
  stop = syncSite(
    { services, site },
    base,
    async () => planOf,
    () => 0.5,
  );
});

afterEach(() => {
  stop();
});

const isOpen = (): boolean =>
  site.plan.routes.some((route) => route.name === 'game.page' && route.offReason === undefined);
const change = (body: object): Promise<Response> => page.sandbox.post('/sandbox/v1/site', body);

test('CFG-40 a switch acts at once, other changes follow, and both are reverted', async () => {
  await page.until(() => page.feed.status === 'current');
  expect(isOpen()).toBe(true);
  await change({ features: { 'plugin.game': false }, site: { minAge: 21 } });
  await page.until(() => !isOpen());
  expect(site.plan.plugins[0]?.offReason).toBe('features.plugin.game is false');
  expect(site.configuration.features['promo']).toBe(true);
  await page.until(() => site.configuration.site.minAge === 21);
  expect(isOpen()).toBe(false);
  await change({ features: { 'plugin.game': null }, site: { minAge: null } });
  await page.until(() => isOpen() && site.configuration.site.minAge === base.site.minAge);
  expect(reported).toEqual([]);
});

test('CFG-40 CFG-142 invalid overrides are reported and change nothing', async () => {
  await page.until(() => page.feed.status === 'current');
  await change({ site: { minAge: 'much' } });
  await page.until(() => reported.length > 0);
  expect(String(reported[0])).toContain('/site/minAge');
  expect(site.configuration.site.minAge).toBe(base.site.minAge);
  await change({ site: { minAge: 25 } });
  await page.until(() => site.configuration.site.minAge === 25);
});

test('CFG-141 switches of the feed that the schema does not allow are reported and change nothing', async () => {
  const tell: ((data: object) => void)[] = [];
  stop();
  stop = syncSite(
    {
      services: {
        ...servicesOf(page),
        feed: {
          status: 'current',
          staleSinceMs: undefined,
          subscribe: (_channel, { onDelta }) => {
            tell.push(onDelta as (data: object) => void);
            return () => undefined;
          },
        },
      },
      site,
    },
    base,
    async () => planOf,
  );
  for (const features of ['off', { 'plugin.game': 'no' }, { 'Bad name': false }, null])
    tell[0]?.({ features });
  tell[0]?.({ version: 7 });
  await page.until(() => reported.length === 4);
  expect(reported.every((error) => String(error).startsWith('UnusableOverridesError'))).toBe(true);
  expect([site.configuration.features, isOpen(), site.announced]).toEqual([
    base.features,
    true,
    undefined,
  ]);
  tell[0]?.({ features: { 'plugin.game': false } });
  await page.until(() => !isOpen());
});

test('CFG-40 CFG-143 a version that is announced but not served is requested again', async () => {
  await page.until(() => page.feed.status === 'current');
  await page.sandbox.post('/sandbox/v1/faults', [
    { method: 'GET', path: '/bff-api/config/all.json', times: 2, status: 404 },
  ]);
  await change({ site: { minAge: 30 } });
  await page.until(() => reported.length > 0);
  await page.until(() => site.configuration.site.minAge === 30);
  expect(reported).toHaveLength(2);
});

test('CFG-41 without a socket any response of the platform announces the version', async () => {
  await change({ features: { 'route.game.page': false } });
  await page.http.call('betting.sports');
  await page.until(() => !isOpen());
});

test('CFG-41 A40 without a socket and without calls the page polls within a minute', async () => {
  await change({ features: { 'route.game.page': false } });
  const startedMs = page.clock.monotonicMs();
  await page.until(() => page.clock.monotonicMs() - startedMs > 29_000);
  expect(isOpen()).toBe(true);
  await page.until(() => !isOpen());
  expect(page.clock.monotonicMs() - startedMs).toBeLessThan(60_000);
});
