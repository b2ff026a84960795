import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import { ChannelPool } from './ChannelPool.ts';
import type { UserSource } from './UserReader.ts';

test('SBX-828 if there is no time for all channels, the next refresh continues after the last one read', () => {
  const sandbox = createTestSandbox();
  const read: string[] = [];
  const pool = new ChannelPool({
    line: sandbox.line,
    nowMs: sandbox.nowMs,
    user: fakeOf<UserSource>({}),
    site: () => ({ version: String(read.length) }),
  });
  const channels = ['en', 'ru', 'de', 'fr', 'es'].map((language) => {
    const channel = pool.acquire({ kind: 'sports' }, language, undefined);
    const refresh = channel.refresh;
    return Object.assign(channel, {
      refresh: () => {
        read.push(language);
        refresh();
      },
    });
  });
  let left = 2;
  pool.refresh(() => (left -= 1) > 0);
  expect(read).toEqual(['en', 'ru']);
  pool.refresh(() => true);
  expect(read).toEqual(['en', 'ru', 'de', 'fr', 'es', 'en', 'ru']);
  pool.release(channels[2]!);
  read.length = 0;
  pool.refresh(() => true);
  expect(read.toSorted()).toEqual(['en', 'es', 'fr', 'ru']);
  sandbox.dispose();
});
