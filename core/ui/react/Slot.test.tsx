import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { definePlugin } from '../../contract/definePlugin.ts';
import { MenuDrawer } from '../../shell/mobile/MenuDrawer.tsx';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { Slot } from './Slot.tsx';
import { skeletons } from '../../shell/skeletons.ts';
import { slots } from '../../shell/slots.ts';

const late = vi.fn(async () => () => <p>Late</p>);

const plugin = definePlugin({
  id: 'helper',
  slots: [
    { id: 'helper.soon', slot: slots.overlay, load: async () => () => <p>Soon</p> },
    { id: 'helper.late', slot: slots.overlay, isDeferred: true, load: late },
    {
      id: 'helper.menu',
      slot: slots.menuEnd,
      load: async () => () => <button type="button">Help</button>,
    },
  ],
});

test('SHL-281 a deferred contribution is neither shown nor loaded for 3 s', async () => {
  late.mockClear();
  const { runtime } = await renderPlugin(<p>Empty</p>, { manifests: [plugin] });
  vi.useFakeTimers();
  try {
    const { rerender } = await renderPlugin(<Slot slot={slots.overlay} />, { manifests: [plugin] });
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect([
      screen.queryByText('Soon') !== null,
      screen.queryByText('Late'),
      late.mock.calls.length,
    ]).toEqual([true, null, 0]);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect([screen.queryByText('Late') !== null, late.mock.calls.length]).toEqual([true, 1]);
    rerender(<p>Gone</p>);
  } finally {
    vi.useRealTimers();
  }
  expect(runtime.services.plan.slots.map((slot) => [slot.id, slot.isDeferred])).toContainEqual([
    'helper.late',
    true,
  ]);
});

test('SHL-283 the place of a deferred contribution is reserved from the first render, until it is loaded', async () => {
  const bell = definePlugin({
    id: 'bell',
    slots: [
      {
        id: 'bell.header',
        slot: slots.headerEnd,
        skeleton: skeletons.control,
        isDeferred: true,
        load: async () => () => <button type="button">Messages</button>,
      },
    ],
  });
  vi.useFakeTimers();
  try {
    const { container } = await renderPlugin(<Slot slot={slots.headerEnd} />, {
      manifests: [bell],
    });
    const places = () =>
      [...container.children].map(
        (child) => child.getAttribute('aria-hidden') ?? child.textContent,
      );
    expect(places()).toEqual(['true']);
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect(places()).toEqual(['true']);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(places()).toEqual(['Messages']);
  } finally {
    vi.useRealTimers();
  }
});

test('SHL-282 plugins put entries at the end of the menu of the mobile layout', async () => {
  const close = vi.fn();
  await renderPlugin(<MenuDrawer onClose={close} />, { manifests: [plugin], isMobile: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Help' }));
  expect(close).not.toHaveBeenCalled();
});

test('SHL-762 contributions for some pages replace those for all pages in the start column', async () => {
  const tree = definePlugin({
    id: 'tree',
    slots: [{ id: 'tree.all', slot: slots.overlay, load: async () => () => <p>For all</p> }],
  });
  const menu = definePlugin({
    id: 'menu',
    slots: [
      {
        id: 'menu.some',
        slot: slots.overlay,
        when: { op: 'anonymous' },
        load: async () => () => <p>For some</p>,
      },
    ],
  });
  const one = await renderPlugin(<Slot slot={slots.overlay} isExclusive />, { manifests: [tree] });
  await screen.findByText('For all');
  one.unmount();
  await renderPlugin(<Slot slot={slots.overlay} isExclusive />, { manifests: [tree, menu] });
  await screen.findByText('For some');
  expect(screen.queryByText('For all')).toBeNull();
});
