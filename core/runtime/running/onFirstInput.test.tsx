import { expect, test } from 'vitest';
import { BrowserScheduler } from '../../platform/time/BrowserScheduler.ts';
import { FakeTimeHost } from '../../../test/services/FakeTimeHost.ts';
import { PlatformClock } from '../../platform/time/PlatformClock.ts';
import { onFirstInput } from './onFirstInput.ts';

function stage() {
  const host = new FakeTimeHost();
  const scheduler = new BrowserScheduler({
    host,
    clock: new PlatformClock(host),
    reports: { report: () => undefined },
  });
  let runs = 0;
  const end = onFirstInput(window, scheduler, 1500, () => (runs += 1));
  return { host, end, runs: () => runs };
}

test('SHL-390 setups of plugins run with the first press or key of a visitor, else after 1.5 s, and once', async () => {
  const pressed = stage();
  await pressed.host.advance(1000);
  expect(pressed.runs()).toBe(0);
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('keydown'));
  await pressed.host.advance(5000);
  expect(pressed.runs()).toBe(1);
  const quiet = stage();
  await quiet.host.advance(1600);
  expect(quiet.runs()).toBe(1);
  const ended = stage();
  ended.end();
  window.dispatchEvent(new Event('keydown'));
  await ended.host.advance(5000);
  expect(ended.runs()).toBe(0);
});
