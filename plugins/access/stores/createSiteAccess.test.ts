import { expect, test, vi } from 'vitest';
import type { CoreServices } from '#core';
import { createSiteAccess } from './createSiteAccess.ts';

test('ACC-9 a sign-in or sign-out is a reason to ask; all that was begun ends with the service', async () => {
  const none = { started_at: 0, ended_at: 0, notify_started_at: 0, notify_ended_at: 0, isActive: false, web_state: 1 };
  let tellSession = (): void => undefined;
  const ends = { session: vi.fn(), feed: vi.fn(), resume: vi.fn() };
  const call = vi.fn(async () => ({ displayTypeId: 1, templateTypeId: 16 }));
  const services = {
    clock: { nowMs: () => 1000, monotonicMs: () => 0 },
    config: { site: { maintenance: none }, version: '0' },
    cookies: { read: () => undefined, write: () => undefined, remove: () => undefined },
    critical: { isBusy: false },
    environment: { language: 'en' },
    feed: { status: 'live', subscribe: () => ends.feed },
    http: { call },
    i18n: {},
    navigation: { path: '/en/live', query: new URLSearchParams(), routeName: 'access.suspension', go: () => undefined },
    notices: {},
    preferences: {},
    scheduler: { onResume: () => ends.resume, poll: () => () => undefined, after: () => () => undefined, atPlatformMs: () => () => undefined },
    session: {
      isAuthed: true,
      onChange: (run: () => void) => {
        tellSession = run;
        return ends.session;
      },
    },
    storage: { value: () => ({ read: () => '', write: () => undefined }) },
  } as unknown as CoreServices;
  const access = createSiteAccess(services);
  expect(call).not.toHaveBeenCalled();
  tellSession();
  await vi.waitFor(() => expect(access.block?.page).toBe('suspension'));
  expect(call).toHaveBeenCalledExactlyOnceWith('access.block', { body: { auth: true, url: '/en/live' } });
  access.dispose();
  expect([ends.session.mock.calls.length, ends.resume.mock.calls.length, ends.feed.mock.calls.length]).toEqual([1, 1, 2]);
});
