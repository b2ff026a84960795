import { expect, test } from 'vitest';
import { createQuietPage } from '../testing/createQuietPage.ts';
import { notifyNewSite } from './notifyNewSite.ts';

const features = { newSiteInformation: true };
const yearMs = 365 * 86_400_000;

test('NTC-33 a visitor is notified once, and again after about five years', async () => {
  const page = createQuietPage({ features });
  notifyNewSite(page.services);
  await page.settle();
  expect(page.openIds()).toEqual([]);
  page.become({ kind: 'anonymous' });
  await page.settle();
  expect(page.modals.stack[0]).toMatchObject({
    id: 'notices.information',
    props: { subject: 'newSite' },
  });
  page.modals.stack[0]?.close(true);
  await page.settle();
  const later = async (afterMs: number): Promise<readonly string[]> => {
    page.host.nowMs += afterMs;
    const next = createQuietPage({ features, areas: page.areas, host: page.host });
    next.become({ kind: 'anonymous' });
    notifyNewSite(next.services);
    await next.settle();
    return next.openIds();
  };
  expect(await later(0)).toEqual([]);
  expect(await later(4.9 * yearMs)).toEqual([]);
  expect(await later(0.2 * yearMs)).toEqual(['notices.information']);
});

test('NTC-33 not without the feature, not to signed-in people, not to search engines', async () => {
  const pages = [
    createQuietPage(),
    createQuietPage({ features }),
    createQuietPage({ features, isBot: true }),
  ];
  pages[0]?.become({ kind: 'anonymous' });
  pages[1]?.become({ kind: 'signed-in', userId: 7 });
  pages[2]?.become({ kind: 'anonymous' });
  for (const page of pages) {
    notifyNewSite(page.services);
    await page.settle();
    expect(page.openIds()).toEqual([]);
  }
});

test('NTC-33 it waits for the dialog that is open, and one that was taken away was not read', async () => {
  const page = createQuietPage({ features });
  page.become({ kind: 'anonymous' });
  void page.modals.open({ id: 'test.other' }, {});
  notifyNewSite(page.services);
  await page.settle();
  expect(page.openIds()).toEqual(['test.other']);
  page.modals.stack[0]?.close();
  await page.settle();
  expect(page.openIds()).toEqual(['notices.information']);
  page.modals.closeAll();
  await page.settle();
  expect(page.areas.local.values.size).toBe(0);
});
