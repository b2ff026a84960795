import { afterEach, expect, test, vi } from 'vitest';
import { createQuietPage } from '../testing/createQuietPage.ts';
import { notifyStorage } from '../connection/notifyStorage.ts';
import { watchAdBlock } from './watchAdBlock.ts';

afterEach(() => {
  vi.restoreAllMocks();
  for (const bait of document.querySelectorAll('.adsbox')) bait.remove();
});

/** The test's window has no layout, so that the height is set here. */
function layOut(heightPx: number): void {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(heightPx);
}

test('NTC-34 a bait that was hidden or removed is reported, with instructions; a closed notice does not return in the session', async () => {
  for (const block of [() => layOut(0), () => document.querySelector('.adsbox')?.remove()]) {
    layOut(10);
    const page = createQuietPage();
    watchAdBlock(page.services);
    block();
    await page.host.advance(1500);
    await page.settle();
    expect(page.notices).toMatchObject([
      {
        group: 'ad-block',
        kind: 'without-timeout',
        title: 'notices.later:adBlock.title',
        text: 'notices.later:adBlock.text',
      },
    ]);
    page.notices[0]?.actions?.[0]?.run();
    expect(page.reload).toHaveBeenCalledOnce();
    page.notices[0]?.onClose?.();
    const next = createQuietPage({ areas: page.areas });
    watchAdBlock(next.services);
    await next.host.advance(1500);
    await next.settle();
    expect(next.notices).toEqual([]);
  }
});

test('NTC-34 a bait that is not blocked causes no notice, and is removed', async () => {
  layOut(10);
  const page = createQuietPage();
  const stop = watchAdBlock(page.services);
  await page.host.advance(1500);
  await page.settle();
  expect([page.notices, document.querySelector('.adsbox')]).toEqual([[], null]);
  watchAdBlock(createQuietPage({ isBot: true }).services);
  stop();
  expect(document.querySelector('.adsbox')).toBeNull();
});

test('NTC-35 A66 a browser without working storage is reported once, one with it is not', async () => {
  const kept = createQuietPage();
  await notifyStorage(kept.services);
  expect(kept.notices).toEqual([]);
  const page = createQuietPage();
  vi.spyOn(page.areas.local, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await notifyStorage(page.services);
  expect(page.notices).toMatchObject([
    {
      group: 'storage',
      kind: 'without-timeout',
      tone: 'warning',
      title: 'notices.later:storage.title',
    },
  ]);
});
