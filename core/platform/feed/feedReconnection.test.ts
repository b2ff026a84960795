import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settle } from '../../../test/services/FakeTimeHost.ts';
import { reconnectDelayMs } from './reconnectDelayMs.ts';
import { FeedStage } from './testing/FeedStage.ts';

let stage: FeedStage;

beforeEach(() => {
  stage = new FeedStage();
});
afterEach(() => stage.end());

describe('reconnection', () => {
  test('A10 SHL-44 every wait lies under a ceiling that doubles from 1 s to 30 s, late ones over its half', () => {
    fc.assert(
      fc.property(
        fc.nat(40),
        fc.double({ min: 0, max: 0.999_999, noNaN: true }),
        (attempt, random) => {
          const ceilingMs = Math.min(30_000, 1000 * 2 ** attempt);
          const delayMs = reconnectDelayMs(attempt, random);
          expect(delayMs).toBeLessThan(ceilingMs);
          expect(delayMs).toBeGreaterThanOrEqual(attempt < 2 ? 0 : ceilingMs / 2);
        },
      ),
    );
  });

  test('A10 SHL-44 twenty forced closes in a minute make at most 8 connections', async () => {
    stage.follow();
    await settle();
    for (let second = 0; second < 60; second += 3) {
      const socket = stage.server.last;
      if (!socket.isClosed) {
        await stage.server.welcome();
        await stage.server.drop();
      }
      await stage.host.advance(3000);
    }
    expect(stage.server.connections.length).toBeLessThanOrEqual(8);
    expect(stage.server.connections.length).toBeGreaterThanOrEqual(5);
  });

  test('SHL-44 the back-off restarts after a minute of a stable connection', async () => {
    stage.follow();
    await settle();
    for (let count = 0; count < 4; count += 1) {
      await stage.server.drop();
      await stage.host.advance(30_000);
    }
    while (stage.server.last.isClosed) await stage.host.advance(1000);
    await stage.server.welcome();
    await stage.beatFor(60_000);
    const before = stage.server.connections.length;
    await stage.server.drop();
    await stage.host.advance(1000);
    expect(stage.server.connections).toHaveLength(before + 1);
  });

  test('SHL-44 a browser that refuses to open a socket is asked again later', async () => {
    // The network of the tests cannot make the constructor of a socket throw.
    vi.stubGlobal('WebSocket', () => {
      throw new DOMException('blocked', 'SecurityError');
    });
    stage.follow();
    vi.unstubAllGlobals();
    await stage.host.advance(1000);
    expect(stage.server.connections).toHaveLength(1);
    expect(stage.reported).toHaveLength(1);
  });

  test('SHL-44 return to the page ends a long wait', async () => {
    stage.follow();
    await settle();
    for (let count = 0; count < 6; count += 1) {
      await stage.server.drop();
      await stage.host.advance(30_000);
    }
    await stage.server.drop();
    const before = stage.server.connections.length;
    await stage.host.setVisible(false);
    await stage.host.setVisible(true);
    expect(stage.server.connections).toHaveLength(before + 1);
  });
});
