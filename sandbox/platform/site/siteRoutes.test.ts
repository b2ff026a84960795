import { expect, test } from 'vitest';
import type { DictionariesAnswer, SiteOverrides } from '#wire';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

test('SBX-290 the configuration has the reader’s country and currency by the header', async () => {
  const sandbox = createTestSandbox();
  const from = async (country?: string): Promise<SiteOverrides> =>
    sandbox.json('/bff-api/config/all.json?lang=en', {
      headers: country === undefined ? {} : { 'X-Geo-Country': country },
    });
  const { dictionaries } = await sandbox.json<DictionariesAnswer>(
    '/bff-api/dictionary/get?ids=countries,currencies',
  );
  const nameOf = (list: string, id: unknown): string | undefined =>
    dictionaries[list]?.find((item) => item.id === id)?.code;
  for (const [country, currency] of [
    ['MT', 'EUR'],
    ['RU', 'RUB'],
    ['JP', 'JPY'],
    ['GB', 'GBP'],
    ['UA', 'UAH'],
    ['EC', 'USD'],
  ] as const) {
    const { site } = await from(country);
    expect([
      nameOf('countries', site?.['geoCountryId']),
      nameOf('currencies', site?.['geoCurrency']),
    ]).toEqual([country, currency]);
  }
  expect((await from('AQ')).site).toEqual({ geoCountryId: 9 });
  for (const nobody of [undefined, 'ZZ', '<x>', 'MTT']) expect(await from(nobody)).toEqual({});
  sandbox.dispose();
});

test('SBX-821 a country set by the operator applies to everybody', async () => {
  const sandbox = createTestSandbox();
  await sandbox.post('/sandbox/v1/site', { site: { geoCountryId: 7, minAge: 21 } });
  const { site } = await sandbox.json<SiteOverrides>('/bff-api/config/all.json', {
    headers: { 'X-Geo-Country': 'MT' },
  });
  expect(site).toEqual({ geoCountryId: 7, geoCurrency: 1, minAge: 21 });
  sandbox.dispose();
});
