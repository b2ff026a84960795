import { autorun } from 'mobx';
import { beforeEach, expect, test } from 'vitest';
import { BrowserScheduler } from '../../platform/time/BrowserScheduler.ts';
import { FakeTimeHost } from '../../../test/services/FakeTimeHost.ts';
import { PlatformClock } from '../../platform/time/PlatformClock.ts';
import type { Announcements } from './Announcer.ts';
import { LiveAnnouncer } from './LiveAnnouncer.ts';

let host: FakeTimeHost;
let announcer: LiveAnnouncer;
let spoken: string[];
let wanted: Announcements;

beforeEach(() => {
  host = new FakeTimeHost();
  const clock = new PlatformClock(host);
  wanted = 'own';
  announcer = new LiveAnnouncer({
    clock,
    wanted: () => wanted,
    scheduler: new BrowserScheduler({ host, clock, reports: { report: () => {} } }),
  });
  spoken = [];
  autorun(() => {
    if (announcer.politeText !== '') spoken.push(announcer.politeText);
  });
});

test('C04 SHL-52 the first is announced at once, the rest of 3 s together', async () => {
  announcer.polite('Odds changed');
  expect(spoken).toEqual(['Odds changed']);
  announcer.polite('Goal');
  announcer.polite('Market closed');
  announcer.polite('Goal');
  announcer.polite('');
  await host.advance(2999);
  expect(spoken).toHaveLength(1);
  await host.advance(1);
  expect(spoken.slice(1)).toEqual(['Market closed. Goal']);
});

test('C04 SHL-52 in a flood at most one in 3 s, including the newest', async () => {
  for (let second = 0; second < 30; second += 1) {
    for (let count = 0; count < 50; count += 1) announcer.polite(`Price ${second} ${count}`);
    await host.advance(1000);
  }
  expect(spoken.length).toBeLessThanOrEqual(11);
  expect(spoken.every((text) => text.length <= 310)).toBe(true);
  await host.advance(3000);
  expect(spoken.at(-1)).toContain('Price 29 49');
});

test('SHL-52 SHL-931 a repeated text is a new text for the region', async () => {
  announcer.polite('Bet accepted');
  await host.advance(3000);
  announcer.polite('Bet accepted');
  expect(spoken.map((text) => text.trim())).toEqual(['Bet accepted', 'Bet accepted']);
  announcer.alert('Odds are old');
  const before = announcer.alertText;
  announcer.alert('Odds are old');
  expect(announcer.alertText).not.toBe(before);
  announcer.alert('');
  expect(announcer.alertText.trim()).toBe('Odds are old');
});

test('C04 CPN-309 off announces nothing unrequested, own announces own bets, all everything; answers and alerts are always announced', async () => {
  const heard: Record<string, readonly string[]> = {};
  for (const choice of ['off', 'own', 'all'] as const) {
    wanted = choice;
    spoken = [];
    for (const [text, about] of [
      ['answer', undefined],
      ['odds changed', 'own'],
      ['a goal', 'all'],
    ] as const) {
      announcer.polite(text, about);
      await host.advance(3000);
    }
    heard[choice] = spoken.map((text) => text.trim());
  }
  expect(heard).toEqual({
    off: ['answer'],
    own: ['answer', 'odds changed'],
    all: ['answer', 'odds changed', 'a goal'],
  });
  wanted = 'off';
  announcer.alert('Bet refused');
  expect(announcer.alertText).toBe('Bet refused');
});
