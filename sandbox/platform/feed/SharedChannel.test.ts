import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import { ChannelPool } from './ChannelPool.ts';
import type { UserSource } from './UserReader.ts';
import { shareChannel } from './SharedChannel.ts';

test('M71 a snapshot is serialised once for all subscriptions of a list, until the list changes', () => {
  let made = 0;
  let now = { version: 1 };
  const channel = shareChannel('site', {
    read: () => now,
    snapshot: ({ version }: { version: number }) => {
      made += 1;
      return { version };
    },
    delta: () => undefined,
  });
  channel.refresh();
  const texts = Array.from({ length: 4000 }, () => channel.snapshot());
  expect([new Set(texts), made]).toEqual([new Set(['{"version":1}']), 1]);
  now = { version: 2 };
  channel.refresh();
  expect([channel.snapshot(), channel.snapshot(), made]).toEqual([
    '{"version":2}',
    '{"version":2}',
    2,
  ]);
});

test('M71 subscriptions to the same list in the same language share a channel', () => {
  const sandbox = createTestSandbox();
  const pool = new ChannelPool({
    line: sandbox.line,
    nowMs: sandbox.nowMs,
    user: fakeOf<UserSource>({}),
    site: () => ({ version: '1' }),
  });
  const ask = (limit: number, language = 'en'): object =>
    pool.acquire({ kind: 'list', section: 'line', limit }, language, undefined);
  const first = ask(10);
  expect([ask(10) === first, ask(11) === first, ask(10, 'de') === first]).toEqual([
    true,
    false,
    false,
  ]);
  sandbox.dispose();
});
