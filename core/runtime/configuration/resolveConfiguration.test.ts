import fc from 'fast-check';
import { expect, test } from 'vitest';
import { configurationDefaults } from '../../../schemas/generated/configurationDefaults.ts';
import { isSiteConfiguration } from '../../../schemas/generated/validators/config.js';
import { checkConfiguration, NoSiteConfigurationError } from './checkConfiguration.ts';
import { ConfigurationLimitError, mergeLayers } from './mergeLayers.ts';
import { ConfigurationTextError, parseConfiguration } from './parseConfiguration.ts';
import { overridesLayer, resolveConfiguration } from './resolveConfiguration.ts';

const brand = {
  name: 'brand',
  value: {
    brand: { id: 'test', name: 'Test', company: 'Test Ltd' },
    languages: { default: 'en', available: ['en'] },
  },
};
const defaults = { name: 'defaults', value: configurationDefaults };

test('CFG-1 objects merge, arrays replace, later layers win', () => {
  const { value } = mergeLayers([
    { name: 'a', value: { site: { minAge: 18, lng: 'ru' }, list: [1, 2, 3], kind: { deep: 1 } } },
    { name: 'b', value: { site: { minAge: 21 }, list: [4], kind: 'plain' } },
  ]);
  expect(value).toEqual({ site: { minAge: 21, lng: 'ru' }, list: [4], kind: 'plain' });
});

test('CFG-2 the origin of every leaf is kept, also when a value changes its kind', () => {
  const { origins } = mergeLayers([
    {
      name: 'a',
      value: { site: { minAge: 18, lng: 'ru' }, list: [1], kind: { deep: 1 }, empty: {} },
    },
    { name: 'b', value: { site: { minAge: 21 }, list: [2], kind: 'plain' } },
  ]);
  expect(Object.fromEntries(origins)).toEqual({
    'site.minAge': 'b',
    'site.lng': 'a',
    list: 'b',
    kind: 'b',
    empty: 'a',
  });
});

test('CFG-3 keys that reach a prototype are dropped and nothing is polluted', () => {
  const hostile = JSON.parse(
    '{"__proto__":{"polluted":1},"site":{"constructor":{"prototype":{"polluted":1}}},"list":[{"__proto__":{"polluted":1}}]}',
  ) as Record<string, unknown>;
  const { value } = mergeLayers([{ name: 'hostile', value: hostile }]);
  expect(JSON.stringify(value)).toBe('{"site":{},"list":[{}]}');
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(Object.isFrozen(value) && Object.isFrozen(value['list'])).toBe(true);
});

test('CFG-3 A49 no JSON input adds a property to an object', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { maxLength: 4 }), (values) => {
      const layers = values.map((value, index) => ({
        name: `layer${index}`,
        value: {
          value,
          ...(typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}),
        } as Record<string, unknown>,
      }));
      mergeLayers(layers);
      for (const key in {}) throw new Error(`polluted with ${key}`);
    }),
    { numRuns: 2000 },
  );
});

test('CFG-4 A51 too deep, too long and too many are refused with layer and path', () => {
  const deep = (levels: number): Record<string, unknown> =>
    levels === 0 ? { end: 1 } : { inner: deep(levels - 1) };
  expect(() => mergeLayers([{ name: 'deep', value: deep(31) }])).not.toThrow();
  expect(() => mergeLayers([{ name: 'deep', value: deep(32) }])).toThrow(ConfigurationLimitError);
  expect(() =>
    mergeLayers([{ name: 'long', value: { site: { lng: 'x'.repeat(10_001) } } }]),
  ).toThrow(/long has a text of 10001 characters at site\.lng/);
  expect(() =>
    mergeLayers([{ name: 'many', value: { list: Array.from({ length: 5001 }, () => 1) } }]),
  ).toThrow(/many has a list of 5001 at list/);
  expect(() => parseConfiguration(' '.repeat(1024 * 1024 + 1), 'brand.json')).toThrow(
    ConfigurationTextError,
  );
  expect(() => parseConfiguration('[1]', 'brand.json')).toThrow(/brand\.json is not a JSON object/);
  expect(() => parseConfiguration('{', 'brand.json')).toThrow(/brand\.json is not JSON/);
});

test('CFG-5 the platform overrides site and features only', () => {
  const answer = {
    site: { minAge: 21 },
    features: { 'new-header': true },
    version: '7',
    plugins: { betting: false },
    brand: { id: 'evil' },
  };
  const { value, origins } = resolveConfiguration([defaults, brand, overridesLayer(answer)]);
  const { configuration } = checkConfiguration(value, isSiteConfiguration);
  expect(configuration.site.minAge).toBe(21);
  expect(configuration.features).toEqual({ 'new-header': true });
  expect(configuration.version).toBe('7');
  expect(configuration.plugins).toEqual({});
  expect(configuration.brand.id).toBe('test');
  expect(origins.get('site.minAge')).toBe('platform');
});

test('CFG-6 defaults are those of the specification', () => {
  const { value } = resolveConfiguration([
    defaults,
    { name: 'brand', value: { brand: { id: 'test', name: 'Test' } } },
  ]);
  const { configuration } = checkConfiguration(value, isSiteConfiguration);
  expect(configuration.languages.default).toBe('ru');
  expect(configuration.site.lng).toBe('ru');
  expect(configuration.timeZone).toBe(3);
  expect(configuration.currency).toBe('RUB');
  expect(configuration.site.minAge).toBe(18);
  expect(configuration.rgProfile).toBe('strict');
});

test('CFG-7 fields of the specification follow the brand until a layer names them', () => {
  const followed = resolveConfiguration([defaults, brand]);
  expect(followed.value['site']).toMatchObject({ lng: 'en', companyName: 'Test Ltd' });
  expect(followed.origins.get('site.lng')).toBe('brand');
  expect(followed.origins.get('site.minAge')).toBe('defaults');
  const named = resolveConfiguration([
    defaults,
    brand,
    { name: 'stage', value: { site: { lng: 'de', companyName: 'Other' } } },
  ]);
  expect(named.value['site']).toMatchObject({ lng: 'de', companyName: 'Other' });
});

test('CFG-8 a bad entry of an open section is left out and reported', () => {
  const { value } = resolveConfiguration([
    defaults,
    brand,
    {
      name: 'stage',
      value: {
        plugins: { betting: {}, coupon: 'yes' },
        menus: { main: [{ id: 'x' }], footer: ['a'] },
        guards: { 'auth.access': true },
        routes: { 'betting.home': { off: true } },
        slots: { 'home.top': 'all' },
        features: { ok: true, bad: 'x' },
      },
    },
  ]);
  const { configuration, problems } = checkConfiguration(value, isSiteConfiguration);
  expect(configuration.plugins).toEqual({ betting: {} });
  expect(configuration.menus.main).toEqual(['*']);
  expect(configuration.menus.footer).toEqual(['a']);
  expect(configuration.guards).toEqual({});
  expect(configuration.routes).toEqual({});
  expect(configuration.slots).toEqual({});
  expect(configuration.features).toEqual({ ok: true });
  expect(problems.map((problem) => problem.path)).toEqual(
    expect.arrayContaining([
      'plugins.coupon',
      'guards.auth.access',
      'slots.home.top',
      'features.bad',
    ]),
  );
  expect(problems.find((problem) => problem.path === 'plugins.coupon')?.remedy).toBe(
    'the plugin is off',
  );
});

test('CFG-92 a wrong setting of a plugin is left out and reported, whatever it is, and the others stay', () => {
  const check = (auth: unknown, registration: unknown = {}) =>
    checkConfiguration(
      resolveConfiguration([
        defaults,
        brand,
        { name: 'brand', value: { plugins: { auth, registration } } },
      ]).value,
      isSiteConfiguration,
    );
  for (const wrong of [
    { ways: 'sms' },
    { ways: [] },
    { ways: ['telepathy'] },
    { ways: ['sms', 7] },
    { providers: { length: 1 } },
    { providers: ['google', 'google'] },
    { providerOrigins: ['http://elsewhere.example'] },
    { phoneCountry: 'malta' },
    { oneTap: {} },
    { oneTap: { scriptUrl: '//evil.example/a.js' } },
    { oneTap: { scriptUrl: '/a.js', redirectOrigins: 'all' } },
    { unknown: true },
  ]) {
    const { configuration, problems } = check({ ...wrong, ways: wrong.ways ?? ['sms'] });
    const { ways, ...others } = configuration.plugins['auth'] || {};
    expect([ways, others], JSON.stringify(wrong)).toEqual([wrong.ways ? undefined : ['sms'], {}]);
    expect(problems.map(({ remedy }) => remedy)).toContain('the setting has its default');
  }
  const { configuration, problems } = check({}, { bank: 'yes', opensAs: 'page' });
  expect(configuration.plugins['registration']).toEqual({ opensAs: 'page' });
  expect(problems).toEqual([
    {
      path: 'plugins.registration.bank',
      message: 'must be boolean',
      remedy: 'the setting has its default',
    },
  ]);
  expect(check(false).problems).toEqual([]);
});

test('CFG-9 a fault in a core section is fatal', () => {
  const broken = resolveConfiguration([
    defaults,
    brand,
    { name: 'stage', value: { site: { minAge: 'eighteen' } } },
  ]);
  expect(() => checkConfiguration(broken.value, isSiteConfiguration)).toThrow(
    NoSiteConfigurationError,
  );
  expect(() => checkConfiguration(broken.value, isSiteConfiguration)).toThrow(
    /no site config: site\.minAge must be integer/,
  );
  const nameless = resolveConfiguration([defaults]);
  expect(() => checkConfiguration(nameless.value, isSiteConfiguration)).toThrow(/no site config/);
});

test('CFG-10 A51 a configuration of 256 KiB is merged and checked within 50 ms', () => {
  const features = Object.fromEntries(
    Array.from({ length: 4000 }, (_item, index) => [
      `feature${index}OfALargeConfigurationWithLongNamesInside`,
      true,
    ]),
  );
  const large = { name: 'large', value: { features } };
  expect(JSON.stringify(large.value).length).toBeGreaterThan(200_000);
  const timesMs = Array.from({ length: 5 }, () => {
    // Processor time of this thread alone, since other tests and the garbage collection run beside
    // it; only twice the limit is a failure.
    const before = process.threadCpuUsage();
    checkConfiguration(resolveConfiguration([defaults, brand, large]).value, isSiteConfiguration);
    return process.threadCpuUsage(before).user / 1000;
  });
  expect(Math.min(...timesMs)).toBeLessThan(100);
});

test('SHL-508 settings of a stage do not switch on a plugin that the brand has off; an empty section does', () => {
  const stage = {
    name: 'env/demo.json',
    value: { plugins: { auth: { oneTap: { scriptUrl: '/one-tap.js' } }, inspector: {} } },
  };
  const pluginsOf = (brand: Readonly<Record<string, unknown>>): unknown =>
    resolveConfiguration([
      { name: 'base.json', value: { plugins: { auth: {} } } },
      { name: 'brand.json', value: { plugins: brand } },
      stage,
    ]).value['plugins'];
  expect(pluginsOf({ auth: false, inspector: false })).toEqual({ auth: false, inspector: {} });
  expect(pluginsOf({})).toEqual({ auth: { oneTap: { scriptUrl: '/one-tap.js' } }, inspector: {} });
});
