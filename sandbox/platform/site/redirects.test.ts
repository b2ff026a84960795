import type { DictionariesAnswer, RedirectAnswer } from '#wire';
import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

test('SBX-160 the redirect service resolves its table and old names of sports, and reports unknown ones', async () => {
  const sandbox = createTestSandbox();
  const ask = async (url: string): Promise<RedirectAnswer> =>
    (await (
      await sandbox.post('/redirects-api/api/v1/redirect-light', { url })
    ).json()) as RedirectAnswer;
  expect(await ask('https://site.example/en/nowhere')).toEqual({
    redirect: false,
    code: 200,
    url: 'https://site.example/en/nowhere',
    reasons: [],
    breadcrumbs: [],
  });
  expect(await ask('/ru/sports/football')).toMatchObject({
    redirect: true,
    code: 301,
    url: '/ru/line/1-football',
    reasons: ['old_sport'],
  });
  expect(await ask('/en/sports/football/live')).toMatchObject({ url: '/en/live/1-football' });
  await sandbox.post('/sandbox/v1/redirects', [
    { path: '/promo', url: '/live', code: 302 },
    { path: '/en/partner', url: 'https://partner.example/x' },
  ]);
  expect(await ask('/en/promo')).toMatchObject({ redirect: true, code: 302, url: '/en/live' });
  expect(await ask('https://site.example/en/partner?a=1')).toMatchObject({
    redirect: true,
    code: 301,
    url: 'https://partner.example/x',
  });
  expect((await sandbox.post('/sandbox/v1/redirects', [{ path: 'promo', url: '/x' }])).status).toBe(
    400,
  );
  expect(
    (await sandbox.post('/sandbox/v1/redirects', [{ path: '/promo', url: '/x', code: 200 }]))
      .status,
  ).toBe(400);
  expect((await sandbox.post('/redirects-api/api/v1/redirect-light', {})).status).toBe(400);
  expect((await ask('//[')).redirect).toBe(false);
  sandbox.dispose();
});

test('SBX-161 dictionaries are served by id in the requested language', async () => {
  const sandbox = createTestSandbox();
  const { dictionaries } = await sandbox.json<DictionariesAnswer>(
    '/bff-api/dictionary/get?ids=countries,currencies&lang=de',
  );
  expect(dictionaries['countries']).toHaveLength(249);
  expect(dictionaries['countries']?.find(({ code }) => code === 'GB')?.name).toBe(
    'Vereinigtes Königreich',
  );
  expect(dictionaries['currencies']?.find(({ code }) => code === 'JPY')?.name).toBe(
    'Japanischer Yen',
  );
  expect((await sandbox.request('/bff-api/dictionary/get?ids=countries,planets')).status).toBe(400);
  sandbox.dispose();
});
