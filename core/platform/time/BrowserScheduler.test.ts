import fc from 'fast-check';
import { reaction } from 'mobx';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BrowserScheduler } from './BrowserScheduler.ts';
import { FakeTimeHost, settle } from '../../../test/services/FakeTimeHost.ts';
import { PlatformClock } from './PlatformClock.ts';

const dayMs = 86_400_000;
let host: FakeTimeHost;
let clock: PlatformClock;
let scheduler: BrowserScheduler;
let reported: string[];

beforeEach(() => {
  host = new FakeTimeHost();
  clock = new PlatformClock(host);
  reported = [];
  scheduler = new BrowserScheduler({
    host,
    clock,
    reports: {
      report: (error, { contribution }) => void reported.push(`${contribution}: ${String(error)}`),
    },
  });
});

afterEach(() => {
  scheduler.dispose();
  expect(host.timerCount).toBe(0);
});

/** A day of the sleep watch is 43,200 timers; a hidden page has none. */
async function hide(): Promise<void> {
  await host.setVisible(false);
}

describe('deadlines', () => {
  test.each([30, 365, 1825])('SHL-14 A22 a timer of %i days fires on its day', async (days) => {
    await hide();
    let ran = 0;
    scheduler.after(days * dayMs, () => (ran += 1));
    await host.advance(days * dayMs - 1);
    expect(ran).toBe(0);
    await host.advance(1);
    expect(ran).toBe(1);
    expect(Math.max(...host.delaysMs)).toBeLessThanOrEqual(2_147_483_647);
  });

  test('SHL-14 a deadline fires on time although the page is hidden, and never before', async () => {
    const ran: number[] = [];
    const atMs = clock.nowMs() + 3_600_000;
    scheduler.atPlatformMs(atMs, () => void ran.push(clock.nowMs()));
    await hide();
    await host.advance(3_599_999);
    expect(ran).toEqual([]);
    await host.advance(1);
    expect(ran).toEqual([atMs]);
  });

  test('SHL-14 A23 a deadline that passed while the machine slept fires on return', async () => {
    let ran = 0;
    scheduler.atPlatformMs(clock.nowMs() + 28_800_000, () => (ran += 1));
    await host.sleep(8 * 3_600_000 + 1);
    expect(ran).toBe(1);
  });

  test('SHL-13 a deadline is recalculated when the platform clock jumps', async () => {
    let ran = 0;
    scheduler.atPlatformMs(clock.nowMs() + 7_200_000, () => (ran += 1));
    clock.synchronise(clock.nowMs() + 7_200_001);
    expect(ran).toBe(1);
    await host.advance(60_000);
    expect(ran).toBe(1);
  });

  test('SHL-14 a cancelled timer never runs, and one that is due runs after the caller, not within', async () => {
    let ran = '';
    const cancel = scheduler.after(10, () => (ran += 'cancelled'));
    cancel();
    cancel();
    scheduler.after(-5, () => (ran += 'due'));
    expect(ran).toBe('');
    await host.advance(20);
    expect(ran).toBe('due');
  });

  test('SHL-14 one that throws is reported', async () => {
    scheduler.after(1, () => {
      throw new Error('broken');
    });
    await host.advance(1);
    expect(reported).toEqual(['scheduler.after: Error: broken']);
  });
});

describe('pollers', () => {
  test('SHL-15 a poller runs at its interval and never overlaps itself', async () => {
    let running = 0;
    let most = 0;
    let turns = 0;
    const open: (() => void)[] = [];
    scheduler.poll({ everyMs: 1000, jitter: 0 }, async () => {
      turns += 1;
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => open.push(resolve));
      running -= 1;
    });
    await host.advance(5000);
    expect(turns).toBe(1);
    open.pop()?.();
    await settle();
    await host.advance(1000);
    expect([turns, most]).toEqual([2, 1]);
    open.pop()?.();
    await settle();
  });

  test('SHL-15 each wait varies by the jitter and no more', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0, max: 0.999_999, noNaN: true }), async (random) => {
        const own = new FakeTimeHost();
        own.randomValue = random;
        const ownScheduler = new BrowserScheduler({
          host: own,
          clock: new PlatformClock(own),
          reports: { report: () => {} },
        });
        const before = own.delaysMs.length;
        ownScheduler.poll({ everyMs: 10_000 }, () => {});
        const [delayMs = 0] = own.delaysMs.slice(before);
        expect(delayMs).toBeGreaterThanOrEqual(9000);
        expect(delayMs).toBeLessThanOrEqual(11_000);
        ownScheduler.dispose();
      }),
      { numRuns: 50 },
    );
  });

  test('SHL-15 it pauses from 30 s after hiding and runs at once on return', async () => {
    let turns = 0;
    scheduler.poll({ everyMs: 10_000, jitter: 0, isImmediate: true }, () => void (turns += 1));
    await settle();
    expect(turns).toBe(1);
    await hide();
    await host.advance(29_000);
    expect(turns).toBe(3);
    await host.advance(8 * 3_600_000);
    expect(turns).toBe(3);
    await host.setVisible(true);
    expect(turns).toBe(4);
    await host.advance(10_000);
    expect(turns).toBe(5);
  });

  test('SHL-15 a short absence changes nothing, and a poller without pauses runs on', async () => {
    let turns = 0;
    let always = 0;
    scheduler.poll({ everyMs: 10_000, jitter: 0 }, () => void (turns += 1));
    scheduler.poll(
      { everyMs: 10_000, jitter: 0, pausesWhenHidden: false },
      () => void (always += 1),
    );
    await hide();
    await host.advance(5000);
    await host.setVisible(true);
    expect(turns).toBe(0);
    await host.advance(5000);
    expect(turns).toBe(1);
    await hide();
    await host.advance(100_000);
    expect([turns, always]).toEqual([3, 11]);
  });

  test('SHL-15 a poller that starts on a hidden page waits for the return', async () => {
    await hide();
    await host.advance(40_000);
    let turns = 0;
    scheduler.poll({ everyMs: 1000, jitter: 0 }, () => void (turns += 1));
    await host.advance(10_000);
    expect(turns).toBe(0);
    await host.setVisible(true);
    expect(turns).toBe(1);
  });

  test('SHL-15 a failed run is reported and the next one follows; an ended poller stops', async () => {
    let turns = 0;
    const end = scheduler.poll({ everyMs: 1000, jitter: 0 }, async () => {
      turns += 1;
      throw new Error('offline');
    });
    await host.advance(2000);
    expect(turns).toBe(2);
    expect(reported).toEqual(['scheduler.poll: Error: offline', 'scheduler.poll: Error: offline']);
    end();
    await host.advance(5000);
    expect(turns).toBe(2);
  });
});

describe('frames and idle time', () => {
  test('SHL-16 many requests are served by one frame, in order, each once', async () => {
    const ran: string[] = [];
    const timersBefore = host.timerCount;
    scheduler.nextFrame(() => void ran.push('a'));
    const cancel = scheduler.nextFrame(() => void ran.push('cancelled'));
    scheduler.nextFrame(() => void ran.push('b'));
    expect(host.timerCount).toBe(timersBefore + 1);
    cancel();
    await host.frame();
    await host.advance(3000);
    expect(ran).toEqual(['a', 'b']);
  });

  test('SHL-16 a page that paints nothing is served within a second', async () => {
    let ran = 0;
    scheduler.nextFrame(() => (ran += 1));
    await host.advance(1000);
    await host.frame();
    expect(ran).toBe(1);
  });

  test('SHL-16 requests during a frame are served by the next one', async () => {
    const ran: number[] = [];
    scheduler.nextFrame(() => {
      ran.push(1);
      scheduler.nextFrame(() => void ran.push(2));
    });
    await host.frame();
    expect(ran).toEqual([1]);
    await host.frame();
    expect(ran).toEqual([1, 2]);
  });

  test('SHL-16 idle work runs once, unless it was cancelled', async () => {
    let ran = '';
    scheduler.whenIdle(() => (ran += 'a'));
    scheduler.whenIdle(() => (ran += 'b'))();
    await host.idle();
    await host.idle();
    expect(ran).toBe('a');
  });
});

describe('return', () => {
  test('SHL-17 listeners get the time away, and visibility is observable', async () => {
    const away: number[] = [];
    const seen: boolean[] = [];
    scheduler.onResume((awayMs) => void away.push(awayMs));
    const end = reaction(
      () => scheduler.isVisible,
      (isVisible) => void seen.push(isVisible),
    );
    await hide();
    await host.advance(12_000);
    await host.setVisible(true);
    expect(away).toEqual([12_000]);
    expect(seen).toEqual([false, true]);
    end();
  });

  test('SHL-17 sleep is detected by a late check, also with a stopped monotonic clock', async () => {
    const away: number[] = [];
    scheduler.onResume((awayMs) => void away.push(awayMs));
    await host.advance(10_000);
    expect(away).toEqual([]);
    await host.sleep(8000);
    expect(away).toHaveLength(1);
    host.wallOffsetMs += 3_600_000;
    await host.advance(2000);
    expect(away).toHaveLength(2);
    expect(away[1]).toBeGreaterThanOrEqual(3_600_000);
    await host.advance(60_000);
    expect(away).toHaveLength(2);
  });

  test('SHL-17 coming back from the page cache is a return', async () => {
    const away: number[] = [];
    scheduler.onResume((awayMs) => void away.push(awayMs));
    await host.restore();
    expect(away).toEqual([0]);
  });

  test('SHL-17 a listener that throws is reported and the others run', async () => {
    let heard = 0;
    scheduler.onResume(() => {
      throw new Error('broken');
    });
    const end = scheduler.onResume(() => (heard += 1));
    await host.restore();
    end();
    await host.restore();
    expect(heard).toBe(1);
    expect(reported).toHaveLength(2);
  });
});
