import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createPlatformPage,
  type PlatformPage,
} from '../../../test/services/createPlatformPage.ts';
import { VideoTokenStore } from './VideoTokenStore.ts';

let page: PlatformPage;
let store: VideoTokenStore;

beforeEach(() => {
  page = createPlatformPage();
  store = new VideoTokenStore(page);
});

afterEach(() => {
  store.dispose();
});

const personOf = async (token: string | undefined): Promise<unknown> =>
  (
    await page.sandbox.json<{ data: unknown }>(
      `/sandbox/v1/signed-tokens?${new URLSearchParams({ purpose: 'video', token: token ?? '' })}`,
    )
  ).data;
const calls = async (): Promise<number> =>
  (await page.sandbox.json<unknown[]>('/sandbox/v1/requests?path=/web-api/user/updatetoken'))
    .length;

async function pass(forMs: number): Promise<void> {
  const endsAtMs = page.clock.monotonicMs() + forMs;
  // `until` gives up after 30 s of the page's time.
  while (page.clock.monotonicMs() < endsAtMs) {
    const stopAtMs = Math.min(endsAtMs, page.clock.monotonicMs() + 20_000);
    await page.until(() => page.clock.monotonicMs() >= stopAtMs);
  }
}

test('AUT-80 a visitor has none; a sign-in loads one at once, another every 10 minutes, none after sign-out', async () => {
  expect([store.token, await calls()]).toEqual([undefined, 0]);
  await page.signIn();
  await page.until(() => store.token !== undefined);
  const first = store.token;
  expect(await personOf(first)).toBe(page.session.userId);
  await pass(680_000);
  expect(store.token).not.toBe(first);
  expect(await personOf(store.token)).toBe(page.session.userId);
  expect(await calls()).toBe(2);
  await page.session.end();
  expect(store.token).toBeUndefined();
});

test('AUT-80 another person gets another token', async () => {
  await page.signIn();
  await page.until(() => store.token !== undefined);
  await page.session.end();
  await page.signIn('newbie');
  await page.until(() => store.token !== undefined);
  expect(await personOf(store.token)).toBe(page.session.userId);
});
