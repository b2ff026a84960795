import { expect, test, vi } from 'vitest';
import { FakeTimeHost } from '../../../test/services/FakeTimeHost.ts';
import { holdableTime } from './holdableTime.ts';

test('SHL-562 timers due while time is held run on release, unless cancelled', async () => {
  const host = new FakeTimeHost();
  const time = holdableTime(host);
  const [due, cancelled, later] = [vi.fn(), vi.fn(), vi.fn()];
  const release = time.hold();
  time.setTimer(due, 100);
  const cancel = time.setTimer(cancelled, 100);
  time.setTimer(later, 1000);
  await host.advance(200);
  expect(due).not.toHaveBeenCalled();
  cancel();
  release();
  expect([due, cancelled, later].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  await host.advance(1000);
  expect(later).toHaveBeenCalledTimes(1);
});

test('SHL-562 a timer that another one cancels on release does not run', async () => {
  const host = new FakeTimeHost();
  const time = holdableTime(host);
  const ran: string[] = [];
  const release = time.hold();
  // As the scheduler requests a frame: the first of both cancels the other.
  const cancelFrame = time.requestFrame(() => {
    cancelTimer();
    ran.push('frame');
  });
  const cancelTimer = time.setTimer(() => {
    cancelFrame();
    ran.push('timer');
  }, 100);
  await host.frame();
  await host.advance(200);
  release();
  expect(ran).toEqual(['frame']);
});
