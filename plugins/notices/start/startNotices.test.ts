import { expect, test, vi } from 'vitest';
import { overlay } from '../../../test/services/overlay.ts';
import { createQuietPage } from '../testing/createQuietPage.ts';
import { startNotices } from './startNotices.ts';

test('NTC-30 the age is asked where the feature is on, and never of search engines', async () => {
  for (const [features, isBot, ids] of [
    [{ ageCheck: true }, false, ['notices.age']],
    [{ ageCheck: true }, true, []],
    [{}, false, []],
  ] as const) {
    const page = createQuietPage({ features, isBot });
    const consent = { get: () => new Promise<never>(() => undefined) };
    const stop = startNotices({
      ...page.services,
      services: overlay(page.services.services, consent),
    });
    await page.host.advance(0);
    await import('../age/confirmAge.ts');
    await (ids.length > 0 ? vi.waitFor(() => expect(page.openIds()).toEqual(ids)) : page.settle());
    expect(page.openIds()).toEqual(ids);
    stop();
  }
});
