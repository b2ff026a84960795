import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { NavigationRequest } from '#core';
import { LayoutKindContext } from '../../../core/ui/react/LayoutKind.ts';
import { nextPlace, placeAfterDrag } from './floatingPlace.ts';
import type { MediaChoice } from './Media.ts';
import { clearMedia } from './clearMedia.ts';
import { MediaStore } from './MediaStore.ts';
import { exampleGame } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { FloatingPlayer } from './FloatingPlayer.tsx';
import { createTestServices } from '../../../test/services/createTestServices.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';

const choice: MediaChoice = {
  kind: 'zone',
  eventId: 1,
  sportId: 1,
  title: 'Harbour City – Kingsport',
  eventPath: 'live/1-football/2-cup/1-a',
};

interface Opened {
  readonly isLive?: boolean;
  readonly kind?: 'desktop' | 'mobile';
}

async function openFloating({ isLive = true, kind = 'desktop' }: Opened = {}) {
  const stage = await createBettingStage();
  stage.platform.games = isLive
    ? [exampleGame(1, { isLive: true, statusId: 2, hasZone: true })]
    : [];
  const store = new MediaStore(stage.services);
  store.select(choice);
  store.detach(store.of(1)!);
  const view = stage.render(
    <LayoutKindContext value={kind}>
      <main>
        <h1 tabIndex={-1}>A page</h1>
      </main>
      <FloatingPlayer store={store} media={store.floating!} />
    </LayoutKindContext>,
  );
  return { ...stage, ...view, store };
}

test('BET-310 arrow keys send the player to the head or the foot of the column', async () => {
  const { store, getByRole } = await openFloating();
  const handle = getByRole('button', { name: /^Move the player/ });
  for (const [key, expected] of [
    ['ArrowUp', 'start'],
    ['ArrowLeft', 'start'],
    ['ArrowDown', 'end'],
  ] as const) {
    fireEvent.keyDown(handle, { key });
    expect(store.place).toBe(expected);
  }
  expect(nextPlace('Tab')).toBeUndefined();
  expect([placeAfterDrag(100, 800), placeAfterDrag(700, 800)]).toEqual(['start', 'end']);
});

test('BET-542 the page gets the room and the position of the player, until it is closed', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(205);
  const { store, unmount } = await openFloating();
  const { style, dataset } = document.documentElement;
  expect([style.getPropertyValue('--player-h'), dataset['columnEnd']]).toEqual(['205px', 'end']);
  act(() => store.moveTo('start'));
  expect(dataset['columnEnd']).toBe('start');
  unmount();
  expect([style.getPropertyValue('--player-h'), dataset['columnEnd']]).toEqual(['', undefined]);
  vi.restoreAllMocks();
});

test.each([
  ['desktop', ['103px', '0px']],
  ['mobile', ['0px', '226px']],
] as const)(
  'BET-893 in the layout %s a narrow player takes above and beside the page %j',
  async (kind, room) => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(103);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(226);
    const page = document.documentElement;
    Object.defineProperty(page, 'clientWidth', { value: 844, configurable: true });
    onTestFinished(() => {
      vi.restoreAllMocks();
      Reflect.deleteProperty(page, 'clientWidth');
    });
    const { unmount } = await openFloating({ kind });
    const told = () =>
      ['--player-h', '--player-w'].map((name) => page.style.getPropertyValue(name));
    expect(told()).toEqual(room);
    unmount();
    expect(told()).toEqual(['', '']);
  },
);

test('BET-543 the player is closed, or put back into its page', async () => {
  const { store, getByRole, services } = await openFloating();
  const go = vi.spyOn(services.navigation, 'go');
  fireEvent.click(getByRole('button', { name: 'Back to the page' }));
  expect([store.floating, store.of(1)?.isAutoClearable]).toEqual([undefined, true]);
  expect(go).toHaveBeenCalledWith('/en/live/1-football/2-cup/1-a');
  act(() => store.detach(store.of(1)!));
  fireEvent.click(getByRole('button', { name: 'Close player' }));
  expect(store.items).toEqual([]);
  expect(document.activeElement?.textContent).toBe('A page');
});

test('BET-311 leaving its page ends media that is watched there, and keeps detached media', async () => {
  const { store } = await openFloating();
  store.select({ ...choice, eventId: 2 });
  const run = (routeName: string, game: string, from: string) =>
    clearMedia(
      fakeOf<NavigationRequest>({ routeName, params: { game } }),
      createTestServices({
        navigation: { params: { game: from } },
        services: { peek: () => store },
      }),
    );
  for (const page of ['betting.event', 'cyber.event'])
    expect(run(page, '2-a', '2-a')).toEqual({ kind: 'next' });
  expect(store.items.map(({ id }) => id)).toEqual(['zone-1', 'zone-2']);
  expect(run('betting.line', '', '2-a')).toEqual({ kind: 'next' });
  expect(store.items.map(({ id }) => id)).toEqual(['zone-1']);
  expect(
    clearMedia(
      fakeOf<NavigationRequest>({ routeName: undefined, params: {} }),
      createTestServices({
        navigation: { params: {} },
        services: { peek: () => undefined },
      }),
    ),
  ).toEqual({
    kind: 'next',
  });
});

test('BET-310 the player is a region with the name of its match', async () => {
  await openFloating();
  expect(
    screen.getByRole('region', { name: 'Floating player: Harbour City – Kingsport' }),
  ).toBeDefined();
});

test('BET-311 a match that is over before its player comes back after a reload is not brought back', async () => {
  const { store } = await openFloating({ isLive: false });
  await waitFor(() => expect(store.items).toEqual([]));
});
