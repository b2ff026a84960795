import { expect, onTestFinished, test } from 'vitest';
import type { BetMessageList } from '#wire';
import { isBetMessageList } from '#wire/validators/messages.js';
import { createTestSandbox, type TestPerson } from '../../../sandbox/testing/createTestSandbox.ts';

const path = '/web-api/coupon/v1/messages';

async function listOf(person: TestPerson): Promise<BetMessageList['messages']> {
  const answer: unknown = await (await person.call('GET', path)).json();
  if (!isBetMessageList(answer)) throw new Error(JSON.stringify(answer).slice(0, 300));
  return answer.messages;
}

test('CPN-523 what was read is kept on the platform, and foreign or invented ids are not', async () => {
  const sandbox = createTestSandbox();
  onTestFinished(sandbox.dispose);
  const demo = await sandbox.signIn();
  const before = await listOf(demo);
  const times = before.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((first, second) => second - first));
  expect(before.every(({ coupon }) => coupon.statusId >= 0 && coupon.statusId <= 6)).toBe(true);
  const unread = before.filter(({ isRead }) => !isRead).map(({ id }) => id);
  expect(unread.length).toBeGreaterThan(0);
  const [first = ''] = unread;
  await demo.call('POST', `${path}/read`, { ids: [first, '999999999', 'x'] });
  const again = await sandbox.signIn();
  expect((await listOf(again)).filter(({ isRead }) => !isRead).map(({ id }) => id)).toEqual(
    unread.slice(1),
  );
  expect(
    sandbox.store.all<{ readonly message: string }>('SELECT message FROM read_messages'),
  ).toEqual([{ message: first }]);
  expect((await sandbox.request(path)).status).toBe(401);
});
