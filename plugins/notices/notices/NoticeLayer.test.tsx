import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readStripHeight, stripCookie, type Notice } from '#core';
import { renderPlugin } from '../../../test/services/renderPlugin.tsx';
import { notices } from '../index.ts';
import { NoticeLayer } from './NoticeLayer.tsx';

const example = (given: Partial<Notice>): Notice => ({
  group: 'default',
  kind: 'default',
  tone: 'info',
  title: 'A title',
  ...given,
});

const pass = (ms: number): Promise<void> =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

async function open() {
  const { runtime, unmount } = await renderPlugin(<NoticeLayer />, { manifests: [notices] });
  const store = runtime.services.notices;
  return {
    runtime,
    unmount,
    store,
    add: (given: Partial<Notice>): void => act(() => void store.add(example(given))),
    titles: () => store.shown.map((notice) => notice.title),
  };
}

test('NTC-1 the newest notice of the stack is on top', async () => {
  const { add } = await open();
  for (const title of ['first', 'second', 'third']) add({ title });
  expect(screen.getAllByText(/first|second|third/).map((title) => title.textContent)).toEqual([
    'third',
    'second',
    'first',
  ]);
});

test('NTC-3 a button closes its own notice and the focus goes to the next one', async () => {
  const { add, titles } = await open();
  add({ title: 'stays' });
  add({ title: 'goes' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Close: goes' }));
  expect(titles()).toEqual(['stays']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close: stays' }));
});

test('NTC-3 Esc closes the notice with the focus, and no other', async () => {
  const { add, titles } = await open();
  add({ title: 'one' });
  add({ title: 'two' });
  screen.getByRole('button', { name: 'Close: one' }).focus();
  await userEvent.setup().keyboard('{Escape}');
  expect(titles()).toEqual(['two']);
});

test('NTC-4 an action runs once and closes its notice', async () => {
  const { add, titles } = await open();
  const run = vi.fn();
  add({ kind: 'default-with-controls', actions: [{ id: 'reload', label: 'Reload', run }] });
  add({
    kind: 'snackbar',
    group: 'coupon',
    title: 'Bet slip cleared',
    actions: [{ id: 'undo', label: 'Undo', run }],
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(2);
  expect(titles()).toEqual([]);
});

test('C05 NTC-5 only notices that may interrupt are alerts; all others wait in permanent polite regions', async () => {
  const { add } = await open();
  const polite = document.querySelectorAll('[aria-live="polite"]');
  expect(polite).toHaveLength(2);
  add({ group: 'promotion', title: 'An offer' });
  const interrupting = ['bet', 'connection', 'responsible-gambling', 'session'];
  for (const group of interrupting) add({ group, title: group });
  expect(
    screen
      .getAllByRole('alert')
      .map((alert) => within(alert).getByText(/./, { selector: 'b' }).textContent)
      .sort(),
  ).toEqual(interrupting);
  expect(polite[0]?.contains(screen.getByText('An offer'))).toBe(true);
});

test('NTC-2 the timer pauses while a pointer or the focus is inside, and resumes when both have left', async () => {
  const { add, titles } = await open();
  add({ title: 'held', durationMs: 400 });
  fireEvent.pointerEnter(screen.getByText('held'));
  act(() => screen.getByRole('button').focus());
  await pass(500);
  act(() => screen.getByRole('button').blur());
  await pass(500);
  expect(titles()).toEqual(['held']);
  fireEvent.pointerLeave(screen.getByText('held'));
  await waitFor(() => expect(titles()).toEqual([]));
});

test('NTC-2 a notice that was closed under the pointer holds none that comes later', async () => {
  const { add, titles } = await open();
  add({ title: 'first' });
  fireEvent.pointerEnter(screen.getByText('first'));
  await userEvent.setup().click(screen.getByRole('button'));
  add({ title: 'second', durationMs: 100 });
  await waitFor(() => expect(titles()).toEqual([]));
});

test('NTC-2 a dialog over the page holds the time, too', async () => {
  const { add, runtime, titles } = await open();
  act(() => void runtime.services.modals.open({ id: 'test.modal' }, {}));
  add({ title: 'behind', durationMs: 100 });
  await pass(250);
  expect(titles()).toEqual(['behind']);
  act(() => runtime.services.modals.closeAll());
  await waitFor(() => expect(titles()).toEqual([]));
});

test('NTC-1 a strip moves the page down by its height and leaves no trace', async () => {
  const { store } = await open();
  let closeNotice = (): void => undefined;
  act(() => {
    closeNotice = store.add(
      example({ kind: 'permanent', group: 'connection', title: 'You’re offline.' }),
    );
  });
  expect(screen.getByRole('alert').textContent).toContain('You’re offline.');
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.documentElement.style.getPropertyValue('--strip-h')).toMatch(/px$/);
  act(() => closeNotice());
  expect(document.documentElement.style.getPropertyValue('--strip-h')).toBe('');
});

test('NTC-501 a strip comes first in the document, and goes with the layer', async () => {
  const { store, unmount } = await open();
  act(() => {
    store.add(example({ kind: 'permanent', group: 'connection', title: 'You’re offline.' }));
  });
  expect(document.body.firstElementChild?.contains(screen.getByRole('alert'))).toBe(true);
  unmount();
  expect(screen.queryByText('You’re offline.')).toBeNull();
});

test('NTC-500 the height of a strip is kept for the next page, but not that of one about live data', async () => {
  const { runtime, store } = await open();
  const kept = (): number | undefined =>
    readStripHeight(runtime.services.cookies.read(stripCookie));
  let closeNotice = (): void => undefined;
  const show = (group: string): void =>
    act(() => {
      closeNotice = store.add(example({ kind: 'permanent', group }));
    });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
  onTestFinished(() => void vi.restoreAllMocks());
  show('connection');
  expect(kept()).toBeUndefined();
  act(() => closeNotice());
  show('contacts');
  expect(kept()).toBe(44);
  act(() => closeNotice());
  expect(kept()).toBeUndefined();
});

test('NTC-552 a place that was kept for nothing goes with the next navigation', async () => {
  const { runtime, rerender } = await renderPlugin(<span />, { manifests: [notices] });
  const { cookies, navigation } = runtime.services;
  cookies.write(stripCookie, '44');
  rerender(<NoticeLayer />);
  const height = (): string => document.documentElement.style.getPropertyValue('--strip-h');
  expect(height()).toBe('');
  await act(async () => navigation.go({ name: 'notices.cookie-policy' }));
  await waitFor(() => expect(height()).toBe('0px'));
  expect(readStripHeight(cookies.read(stripCookie))).toBeUndefined();
  document.documentElement.style.removeProperty('--strip-h');
});

/** Renders a price at 400, 300 in a window of 1024 × 768. */
function showPrice(): HTMLElement {
  const price = document.body.appendChild(document.createElement('button'));
  const box = { left: 400, top: 300, width: 60, height: 32, right: 460, bottom: 332 };
  vi.spyOn(price, 'getBoundingClientRect').mockReturnValue({
    ...box,
    x: box.left,
    y: box.top,
    toJSON: () => box,
  });
  vi.stubGlobal('innerHeight', 768);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
  document.elementFromPoint = () => price;
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    price.remove();
  });
  return price;
}

test('NTC-125 the response to a press is beside the pressed element', async () => {
  const { add } = await open();
  const price = showPrice();
  add({ title: 'Bet accepted', anchor: () => price });
  const notice = screen.getByText('Bet accepted').closest<HTMLElement>('[data-notice]');
  expect([
    notice?.dataset['side'],
    notice?.style.getPropertyValue('--popover-block'),
    notice?.style.getPropertyValue('--popover-inline'),
  ]).toEqual(['below', '338px', '400px']);
});

test.each<[string, (price: HTMLElement) => void]>([
  ['scrolled away', () => (document.elementFromPoint = () => document.createElement('header'))],
  ['taken off the page', (price) => vi.mocked(price.getBoundingClientRect).mockRestore()],
  ['left for another press', () => void fireEvent.pointerDown(document.body)],
])('NTC-126 beside odds that are %s it goes to the stack as the same element', async (_, leave) => {
  const { add } = await open();
  const price = showPrice();
  add({ title: 'Bet accepted', anchor: () => price });
  const notice = screen.getByText('Bet accepted').closest<HTMLElement>('[data-notice]');
  fireEvent.pointerDown(screen.getByText('Bet accepted'));
  expect(notice?.dataset['side']).toBe('below');
  leave(price);
  fireEvent.scroll(document);
  expect([notice?.dataset['side'], notice?.dataset['edge']]).toEqual([undefined, undefined]);
  expect(screen.getByText('Bet accepted').closest('[data-notice]')).toBe(notice);
  fireEvent.scroll(document);
  expect(notice?.dataset['side']).toBeUndefined();
});

test('NTC-126 after four seconds it goes to the stack, where it can be closed', async () => {
  const { add, runtime } = await open();
  const price = showPrice();
  const waits = vi.spyOn(runtime.services.scheduler, 'after');
  add({ title: 'Bet accepted', anchor: () => price });
  const notice = screen.getByText('Bet accepted').closest<HTMLElement>('[data-notice]');
  const wait = waits.mock.calls.find(([delayMs]) => delayMs === 4000);
  expect([notice?.dataset['side'], wait === undefined]).toEqual(['below', false]);
  wait?.[1]();
  expect(notice?.dataset['side']).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Close: Bet accepted' })).toBeDefined();
});

test('NTC-126 if the pressed element is out of sight, the response is in the stack at once', async () => {
  const { add } = await open();
  add({ title: 'Bet accepted', anchor: () => null });
  const notice = screen.getByText('Bet accepted').closest<HTMLElement>('[data-notice]');
  expect(notice?.dataset['side']).toBeUndefined();
});
