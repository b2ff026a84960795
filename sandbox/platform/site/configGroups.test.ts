import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';

test('SBX-261 groups are read by name and cacheable; the control API changes them until the next reset', async () => {
  const sandbox = createTestSandbox();
  // A brand has its own settings until the platform overrides them.
  expect(await sandbox.json('/bff-api/config/group/get?groups=social')).toEqual({ groups: {} });
  await sandbox.post('/sandbox/v1/groups', { social: { links: [] } });
  const answer = await sandbox.request('/bff-api/config/group/get?groups=social,none&lang=en');
  expect(answer.headers.get('Cache-Control')).toBe(
    'public, max-age=600, stale-while-revalidate=300',
  );
  expect(Object.keys(((await answer.json()) as { groups: object }).groups)).toEqual(['social']);
  for (const query of [
    '',
    '?groups=',
    '?groups=A',
    `?groups=${Array.from({ length: 21 }, (_, index) => `g${index}`).join(',')}`,
    '?groups=../x',
  ]) {
    expect((await sandbox.request(`/bff-api/config/group/get${query}`)).status, query).toBe(400);
  }
  expect(
    (await sandbox.post('/sandbox/v1/groups', { social: null, news: { top: 1 } })).status,
  ).toBe(200);
  expect(await sandbox.json('/bff-api/config/group/get?groups=social,news')).toEqual({
    groups: { news: { top: 1 } },
  });
  expect((await sandbox.post('/sandbox/v1/groups', { news: 7 })).status).toBe(400);
  expect((await sandbox.post('/sandbox/v1/groups', [])).status).toBe(400);
  await sandbox.post('/sandbox/v1/reset', {});
  expect(await sandbox.json('/bff-api/config/group/get?groups=news')).toEqual({ groups: {} });
  sandbox.dispose();
});
