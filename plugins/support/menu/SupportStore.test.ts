import { expect, test } from 'vitest';
import type { Notice } from '#core';
import { checkedSettings } from '../../../test/services/checkedSettings.ts';
import { createPlatformPage } from '../../../test/services/createPlatformPage.ts';
import { readSettings } from './SupportSettings.ts';
import { SupportStore } from './SupportStore.ts';

test('SUP-14 an answer is announced in a notice once, however often the page is loaded, and counted until it is read; a visitor gets no notice', async () => {
  const shown: Notice[] = [];
  const page = createPlatformPage({
    config: { plugins: { support: {} } },
    notices: { add: (notice) => (shown.push(notice), () => undefined) },
  });
  const store = new SupportStore(page);
  expect(store.unreadAnswers).toBe(0);
  await page.signIn();
  const { request } = await page.http.call('support.ask', {
    idempotencyKey: 'key-of-one',
    body: { topic: 'bets', text: 'Why was my bet void?' },
  });
  await page.until(() => page.feed.status === 'current');
  await page.sandbox.post(`/sandbox/v1/support/requests/${request.thread.id}`, {
    answer: 'It was called off.',
  });
  await page.until(() => store.unreadAnswers === 1);
  await page.until(() => shown.length === 1);
  expect(shown.map((notice) => [notice.group, notice.kind, notice.title])).toEqual([
    ['support', 'default-with-controls', 'support:answered.title'],
  ]);
  // The next load of the page in the same tab.
  const next = new SupportStore(page);
  await page.until(() => next.unreadAnswers === 1);
  next.dispose();
  expect(shown).toHaveLength(1);
  shown[0]?.actions?.[0]?.run();
  expect(page.modals.stack).toMatchObject([{ id: 'support.requests', props: {} }]);
  await page.http.call('support.markRead', { params: { id: request.thread.id } });
  await page.until(() => store.unreadAnswers === 0);
  expect(shown).toHaveLength(1);
  await page.session.end();
  expect(store.unreadAnswers).toBe(0);
  store.dispose();
});

test('SUP-3 settings that cannot be right count as not set', () => {
  expect(
    [undefined, null, 'x', { consultantId: 7 }, { consultantId: 'a b' }, { consultantId: '' }].map(
      (each) => readSettings(checkedSettings('support', each)).consultantId,
    ),
  ).toEqual(Array(6).fill(undefined));
  expect(readSettings({ consultantId: 'desk-1', hasCallback: false })).toEqual({
    consultantId: 'desk-1',
    hasCallback: false,
  });
});
