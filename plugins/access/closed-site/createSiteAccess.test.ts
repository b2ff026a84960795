import { expect, test, vi } from 'vitest';
import { createSiteAccess } from './createSiteAccess.ts';
import { answer } from '../../../test/network/answer.ts';
import { createTestServices } from '../../../test/services/createTestServices.ts';

test('ACC-86 a sign-in or sign-out is a reason to ask; all that was begun ends with the service', async () => {
  const ends = { feed: vi.fn(), resume: vi.fn() };
  const calls = answer('access.block', { displayTypeId: 1, templateTypeId: 16 });
  const services = createTestServices({
    feed: { status: 'current', subscribe: () => ends.feed },
    navigation: { path: '/en/live', routeName: 'access.suspension' },
    scheduler: { onResume: () => ends.resume },
  });
  const access = createSiteAccess(services);
  expect(calls).toEqual([]);
  services.session.signIn(7);
  await vi.waitFor(() => expect(access.block?.page).toBe('suspension'));
  expect(calls.map(({ body }) => body)).toEqual([{ auth: true, url: '/en/live' }]);
  access.dispose();
  services.session.signIn(8);
  expect([calls.length, ends.resume.mock.calls.length, ends.feed.mock.calls.length]).toEqual([
    1, 1, 2,
  ]);
});
