import { expect, test } from 'vitest';
import { createPlatformPage } from '../../../test/services/createPlatformPage.ts';
import { AnswerQueue } from './AnswerQueue.ts';

test('LIM-57 B37 an answer that cannot be sent is kept over a reload and sent once, by the same person alone', async () => {
  const page = createPlatformPage();
  await page.signIn('demo');
  const answer = { action: 'continue', isLast: false, shownAtS: 1_700_000_000 } as const;
  page.network.breakOff(['/reality-check']);
  await new AnswerQueue(page).add(1, answer);
  page.network.breakOff(false);
  const later = new AnswerQueue(page);
  const sent = (): number =>
    page.network.asked.filter((path) => path.includes('/reality-check')).length;
  await later.flush(2);
  expect(sent()).toBe(0);
  await later.flush(1);
  await later.flush(1);
  expect(sent()).toBe(1);
});
