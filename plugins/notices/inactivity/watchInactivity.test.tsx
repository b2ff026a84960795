import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../../test/network/answer.ts';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { storedSignOff } from './inactivity.ts';
import type { InactivityStore } from './InactivityStore.ts';
import { notices } from '../index.ts';
import { NoticeLayer } from '../notices/NoticeLayer.tsx';
import { signOff } from './signOff.ts';
import { notifySignOff, watchInactivity } from './watchInactivity.ts';

const site = { isAutoLogoffEnable: true, autoLogoffInactiveMinutes: 2 };

async function open(isSignedIn = false) {
  const { runtime } = await renderPlugin(<NoticeLayer />, {
    manifests: [notices],
    configuration: { site },
  });
  const { services, session } = runtime;
  await session.start();
  if (isSignedIn) act(() => session.begin(7, { token: 'x', expiresAtS: 4_000_000_000 }));
  return services;
}

test('NTC-560 the notice tells of the minutes once', async () => {
  const services = await open();
  const left = services.storage.value(storedSignOff);
  left.write(30);
  await act(() => notifySignOff(services));
  await act(() => notifySignOff(services));
  expect(services.notices.shown.map((notice) => [notice.kind, notice.group, notice.tone])).toEqual([
    ['without-timeout', 'session', 'info'],
  ]);
  expect(
    screen.getByText('You were inactive for 30 minutes. Log in again to continue.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
});

test('NTC-560 the notice goes with the next sign-in', async () => {
  const services = await open();
  services.storage.value(storedSignOff).write(30);
  await act(() => notifySignOff(services));
  expect(services.notices.shown).toHaveLength(1);
  act(() => services.session.begin(7, { token: 'x', expiresAtS: 4_000_000_000 }));
  expect(services.notices.shown).toEqual([]);
});

test('NTC-560 a person who is signed in again gets no notice', async () => {
  const services = await open(true);
  services.storage.value(storedSignOff).write(30);
  await act(() => notifySignOff(services));
  expect([services.notices.shown.length, services.storage.value(storedSignOff).read()]).toEqual([
    0, 0,
  ]);
});

test('NTC-60 M23 every sign of a person counts, ten times a second at most; NTC-64 the sign-off clears, tells and loads again', async () => {
  const services = await open(true);
  vi.useFakeTimers();
  const reload = vi.spyOn(services.navigation, 'reload').mockReturnValue();
  const ends = answer('session.end', { success: true, message: '' });
  const post = vi.spyOn(services.tabs, 'post');
  try {
    const stop = watchInactivity(services);
    const signs = [
      'pointermove',
      'mousedown',
      'keydown',
      'touchstart',
      'touchmove',
      'wheel',
      'resize',
    ];
    for (const sign of signs) {
      await act(() => vi.advanceTimersByTimeAsync(50_000));
      post.mockClear();
      for (let repeat = 0; repeat < 20; repeat += 1) window.dispatchEvent(new Event('resize'));
      (sign === 'resize' ? window : document).dispatchEvent(new Event(sign));
      expect(post, sign).toHaveBeenCalledTimes(1);
    }
    expect([services.session.isAuthed, services.modals.isAnyOpen]).toEqual([true, false]);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(services.modals.isAnyOpen).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(services.session.isAuthed).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect([
      services.session.isAuthed,
      ends.length,
      reload.mock.calls.length,
      services.storage.value(storedSignOff).read(),
    ]).toEqual([false, 1, 1, 2]);
    stop();
    document.dispatchEvent(new Event('keydown'));
  } finally {
    vi.useRealTimers();
  }
});

test('NTC-556 M23 every sign of a person answers the open question; a press does when it ends', async () => {
  const services = await open(true);
  vi.useFakeTimers();
  try {
    const stop = watchInactivity(services);
    const open = vi.spyOn(services.modals, 'open');
    const isAsked = (): boolean => {
      const { store } = open.mock.lastCall?.[1] as { readonly store: InactivityStore };
      return store.leftS !== undefined;
    };
    const ask = async (): Promise<void> => {
      await act(() => vi.advanceTimersByTimeAsync(61_000));
      expect(isAsked()).toBe(true);
    };
    const send = (event: Event): void => act(() => void document.dispatchEvent(event));
    for (const event of [
      new PointerEvent('pointermove', { pointerType: 'mouse' }),
      new Event('wheel'),
      new Event('resize'),
    ]) {
      await ask();
      send(event);
      expect(isAsked(), event.type).toBe(false);
    }
    for (const [start, end] of [
      ['mousedown', 'click'],
      ['keydown', 'keyup'],
    ] as const) {
      await ask();
      send(new Event(start));
      expect(isAsked(), start).toBe(true);
      send(new Event(end));
      expect(isAsked(), end).toBe(false);
    }
    await ask();
    send(new Event('touchstart'));
    send(new PointerEvent('pointermove', { pointerType: 'touch' }));
    send(new Event('touchend'));
    expect(isAsked(), 'until the click of the finger has come').toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(isAsked()).toBe(false);
    expect(services.session.isAuthed).toBe(true);
    stop();
  } finally {
    vi.useRealTimers();
  }
});

test('NTC-559 the sign-out for inactivity waits for a pending bet or payment', async () => {
  const services = await open(true);
  answer('session.end', { success: true, message: '' });
  const finish = services.pendingWork.begin('bet');
  const signedOut = signOff(services);
  expect(services.session.isAuthed).toBe(true);
  finish();
  await act(() => signedOut);
  expect(services.session.isAuthed).toBe(false);
});
