import { expect, test } from 'vitest';
import { ManualTimers } from '../../testing/ManualTimers.ts';
import { ownTimers } from './Timers.ts';

test('all timers end with their owner, and none starts after it', () => {
  const manual = new ManualTimers(0);
  const timers = ownTimers(manual);
  const ran: string[] = [];
  timers.every(1000, () => void ran.push('every'));
  timers.after(1500, () => void ran.push('after'));
  timers.after(9000, () => void ran.push('too late'));
  const stop = timers.every(500, () => void ran.push('stopped'));
  stop();
  manual.advance(2000);
  timers.end();
  timers.after(1, () => void ran.push('begun too late'));
  manual.advance(20_000);
  expect(ran).toEqual(['every', 'after', 'every']);
});
