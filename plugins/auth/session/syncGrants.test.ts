import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import { syncGrants } from './syncGrants.ts';

let page: PlatformPage;
let jar: Map<string, { value: string; maxAgeS: number | undefined }>;
let reported: unknown[];
let stop: () => void;

beforeEach(async () => {
  page = createPlatformPage();
  jar = new Map([['ggru', { value: 'of an earlier page', maxAgeS: 1 }]]);
  reported = [];
  await page.session.start();
});

afterEach(() => {
  stop();
});

function sync(): void {
  stop = syncGrants({
    ...page,
    cookies: {
      read: (name) => jar.get(name)?.value,
      write: (name, value, maxAgeS) => void jar.set(name, { value, maxAgeS }),
      remove: (name) => void jar.delete(name),
    },
    reports: { report: (error) => void reported.push(error), entries: [] },
  });
}

const personOf = async (token: string | undefined): Promise<unknown> =>
  (
    await page.sandbox.json<{ data: unknown }>(
      `/sandbox/v1/signed-tokens?${new URLSearchParams({ purpose: 'grant', token: token ?? '' })}`,
    )
  ).data;

test('AUT-81 a visitor’s page removes leftover cookies; a session has both cookies for 1,800 s and removes them at its end', async () => {
  sync();
  expect(jar.size).toBe(0);
  await page.signIn();
  await page.until(() => jar.size === 2);
  expect([...jar].map(([name, { maxAgeS }]) => [name, maxAgeS])).toEqual([
    ['ggru', 1800],
    ['gg_grant', 1800],
  ]);
  expect(await personOf(jar.get('gg_grant')?.value)).toBe(page.session.userId);
  await page.session.end();
  expect(jar.size).toBe(0);
});

test('AUT-82 empty secure data are reported and leave no cookie', async () => {
  sync();
  await page.sandbox.post('/sandbox/v1/faults', [
    { path: '/web-api/user/v1/secure-data', status: 200, body: { ggru: 'x', grant: '' } },
  ]);
  await page.signIn();
  await page.until(() => reported.length > 0);
  expect(reported).toEqual([expect.objectContaining({ name: 'EmptySecureDataError' })]);
  expect(jar.size).toBe(0);
});
