import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { limits } from '../index.ts';
import { SessionTime } from './SessionTime.tsx';
import { SessionTimeKeeper } from './SessionTimeKeeper.tsx';

/** Names of the values that the plugin has stored in the browser. */
function keptNames(): readonly string[] {
  return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    .filter((each) => each.includes('limits/'))
    .map((each) => each.split('limits/')[1] ?? '');
}

test.each([
  ['strict', 'Logged in for:', 'session'],
  ['standard', 'Time on this site since you logged in:', 'visible-time'],
  ['light', 'Time on this site since you logged in:', 'visible-time'],
])(
  'LIM-10 the profile %s shows one time, and keeps that one only',
  async (rgProfile, label, key) => {
    const { runtime } = await renderPlugin(<SessionTime />, {
      manifests: [limits],
      configuration: { rgProfile },
    });
    act(() => runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 }));
    expect(screen.getByText(label)).toBeTruthy();
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 1200)));
    expect(keptNames()).toEqual([key]);
  },
);

test('LIM-4 M24 no digits are shown before the sign-in is known', async () => {
  const { container, runtime } = await renderPlugin(<SessionTime />, { manifests: [limits] });
  expect(container.textContent).not.toMatch(/\d/);
  act(() => runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 }));
  expect(container.textContent).toContain('0:00:00');
});

test('LIM-6 M24 the bar of the desktop layout and the menu of the mobile one have it', () => {
  const clocks = limits.slots?.filter(({ id }) => id.startsWith('limits.session-time'));
  expect(clocks?.map(({ slot }) => slot.name)).toEqual(['section-bar.end', 'menu.end', 'overlay']);
});

test('LIM-7 on a phone the session is counted before its clock is first seen', async () => {
  expect(limits.slots).toContainEqual(
    expect.objectContaining({ id: 'limits.session-time-keeper', layout: 'mobile' }),
  );
  const { container, runtime } = await renderPlugin(<SessionTimeKeeper />, {
    manifests: [limits],
    configuration: { rgProfile: 'strict' },
  });
  act(() => runtime.session.begin(7, { token: 't', expiresAtS: 4_000_000_000 }));
  await waitFor(() => expect(keptNames()).toEqual(['session']));
  expect(container.textContent).toBe('');
});
