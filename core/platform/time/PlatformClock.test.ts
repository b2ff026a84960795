import { expect, test } from 'vitest';
import { FakeTimeHost } from '../../../test/services/FakeTimeHost.ts';
import { PlatformClock } from './PlatformClock.ts';

const serverMs = 1_800_000_000_000;

test('SHL-12 A20 platform time continues from the server’s, whatever the machine’s clock', () => {
  const host = new FakeTimeHost();
  const clock = new PlatformClock(host);
  expect(clock.nowMs()).toBe(host.wallMs());
  clock.synchronise(serverMs);
  expect(clock.nowMs()).toBe(serverMs);
  host.wallOffsetMs += 86_400_000;
  host.nowMs += 1500;
  expect(clock.nowMs()).toBe(serverMs + 1500);
  host.wallOffsetMs -= 2 * 86_400_000;
  expect(clock.nowMs()).toBe(serverMs + 1500);
});

test('SHL-13 a slow answer does not set the clock back, a moved server clock does', () => {
  const host = new FakeTimeHost();
  const clock = new PlatformClock(host);
  clock.synchronise(serverMs);
  clock.synchronise(serverMs - 1999);
  expect(clock.nowMs()).toBe(serverMs);
  clock.synchronise(serverMs + 40);
  expect(clock.nowMs()).toBe(serverMs + 40);
  clock.synchronise(serverMs - 3_600_000);
  expect(clock.nowMs()).toBe(serverMs - 3_600_000);
  clock.synchronise(serverMs - 3_608_000, 9000);
  expect(clock.nowMs()).toBe(serverMs - 3_600_000);
  for (const nonsense of [Number.NaN, 0, -5, Number.POSITIVE_INFINITY]) clock.synchronise(nonsense);
  expect(clock.nowMs()).toBe(serverMs - 3_600_000);
});

test('SHL-13 listeners get a jump of more than a second, but no small correction', () => {
  const clock = new PlatformClock(new FakeTimeHost());
  clock.synchronise(serverMs);
  let jumps = 0;
  const end = clock.onJump(() => (jumps += 1));
  clock.synchronise(serverMs + 900);
  expect(jumps).toBe(0);
  clock.synchronise(serverMs + 7_200_000);
  expect(jumps).toBe(1);
  end();
  clock.synchronise(serverMs);
  expect(jumps).toBe(1);
});
