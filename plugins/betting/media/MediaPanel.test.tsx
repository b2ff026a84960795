import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FixedServices } from '../../../test/services/FixedServices.ts';
import { videoTokenToken } from '../../auth/contract.ts';
import { eventFromWire } from '../feed/eventFromWire.ts';
import { bettingToken, mediaToken } from '../contract.ts';
import { MediaStore } from './MediaStore.ts';
import { exampleGame } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { wideScoreboardOf } from '../event/scoreboard/wideScoreboardOf.ts';
import { MatchMedia } from './MatchMedia.tsx';
import { MediaPanel } from './MediaPanel.tsx';

let see: (ratio: number) => void;
/** Places that are watched for scrolling. */
let watched = 0;

beforeEach(() => {
  watched = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(run: (entries: readonly { readonly intersectionRatio: number }[]) => void) {
        see = (intersectionRatio) => act(() => run([{ intersectionRatio }]));
      }

      observe = (): void => void (watched += 1);
      disconnect = (): void => void (watched -= 1);
    },
  );
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'play').mockResolvedValue();
  vi.spyOn(media, 'load').mockImplementation(() => undefined);
  vi.spyOn(media, 'canPlayType').mockReturnValue('maybe');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openPanel(isSignedIn = true) {
  const stage = await createBettingStage();
  stage.platform.answers = {
    'betting.stream': { url: '/web-api/media/v1/games/1/live.m3u8', delay_s: 2 },
  };
  const known = new Map<string, unknown>([
    [bettingToken.name, stage.betting],
    [videoTokenToken.name, { token: 'signed' }],
  ]);
  Object.assign(stage.services, { services: new FixedServices((name) => known.get(name)) });
  if (isSignedIn) stage.services.session.signIn(1);
  stage.services.navigation.visit({ path: '/en/live/1-football/2-cup/1-a' });
  const store = new MediaStore(stage.services);
  known.set(mediaToken.name, store);
  const event = eventFromWire(
    exampleGame(1, { isLive: true, statusId: 2, hasZone: true, hasVideo: true }),
  );
  const view = stage.render(<MediaPanel event={event} />);
  const watch = async (): Promise<void> => {
    fireEvent.click(view.getByRole('tab', { name: 'Video' }));
    await waitFor(() =>
      expect(store.video?.element.getAttribute('src')).toEqual(expect.any(String)),
    );
    act(() => void store.video?.element.dispatchEvent(new Event('playing')));
  };
  return { ...stage, ...view, store, watch };
}

test('BET-1016 the zone is shown without a request, tabs choose, and dismissed media stays away', async () => {
  const { store, getByRole, queryByRole } = await openPanel();
  expect(getByRole('tab', { selected: true }).textContent).toBe('Match tracker');
  expect(store.of(1)).toMatchObject({
    kind: 'zone',
    isRecommended: true,
    eventPath: 'live/1-football/2-cup/1-a',
  });
  fireEvent.click(getByRole('button', { name: 'Hide player' }));
  expect(queryByRole('tabpanel')).toBeNull();
  fireEvent.click(getByRole('button', { name: 'Show player' }));
  fireEvent.click(getByRole('button', { name: 'Pop out the player' }));
  expect(store.floating?.id).toBe('zone-1');
  fireEvent.click(getByRole('button', { name: 'Back to the page' }));
  expect(getByRole('figure')).toBeDefined();
});

test('BET-306 a visitor is offered to sign in and nothing is asked for', async () => {
  const { getByRole, findByText, platform } = await openPanel(false);
  fireEvent.click(getByRole('tab', { name: 'Video' }));
  await findByText('Log in to watch this stream');
  expect(platform.calls.filter(({ id }) => id === 'betting.stream')).toEqual([]);
});

test('BET-309 a broadcast that runs is moved when its place is scrolled away, and comes back with it', async () => {
  const { store, watch, findByText } = await openPanel();
  await watch();
  see(0.1);
  expect(store.floating?.id).toBe('video-1');
  await findByText('Playing in the pop-out player');
  see(0.9);
  expect(store.floating).toBeUndefined();
  expect(store.of(1)).toMatchObject({ isFloating: false, isAutoClearable: true });
});

test('BET-309 media that does not play stays in place, and so does all media when the person has switched floating off', async () => {
  const { store, watch, betting } = await openPanel();
  await watch();
  act(() => void store.video?.element.dispatchEvent(new Event('pause')));
  act(() => store.video?.stop());
  see(0);
  expect(store.floating).toBeUndefined();
  expect(watched).toBe(1);
  const options = await betting.loadOptions();
  act(() => options.set('isVideoMoved', false));
  expect(watched).toBe(0);
});

test('BET-308 another broadcast takes the place of the one that runs', async () => {
  const { store, watch } = await openPanel();
  await watch();
  const first = store.video;
  act(() =>
    store.select({
      kind: 'video',
      eventId: 2,
      sportId: 1,
      title: 'Another',
      eventPath: 'live/1-football/2-cup/2-b',
    }),
  );
  expect([store.items.map(({ id }) => id), store.video]).toEqual([['video-2'], undefined]);
  expect(first?.element.isConnected).toBe(false);
});

test('BET-944 with the scoreboard in one line the picture is put away, and showing it brings all back', async () => {
  const { betting, container, getByRole, services } = await openPanel();
  const wide = wideScoreboardOf(betting, services);
  act(() => wide.set(false));
  const panel = container.querySelector('[data-media]');
  expect(panel?.getAttribute('data-media')).toBe('folded');
  fireEvent.click(getByRole('button', { name: 'Show player' }));
  expect([wide.value, panel?.getAttribute('data-media')]).toEqual([true, '']);
});

test('BET-765 M51 while the picture is on its way its place is a skeleton, not a dark screen', async () => {
  const { render } = await createBettingStage();
  const event = eventFromWire(exampleGame(1, { isLive: true, statusId: 2, hasZone: true }));
  const { container } = render(<MatchMedia event={event} isOver={false} />);
  const waiting = container.querySelector('[aria-hidden][data-media]');
  expect(waiting?.querySelector('.waiting > .line')).not.toBeNull();
  expect(waiting?.querySelector('.screen')).toBeNull();
});
