import { eventOf } from '../eventOf.ts';
import { useOpen } from '#core/ui';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleFull, exampleGame, exampleScore } from '../../testing/exampleWire.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import type { EventStore } from '../EventStore.ts';
import { SpokenScore } from './SpokenScore.tsx';

function Page({ store }: { readonly store: EventStore }) {
  useOpen(store);
  return <SpokenScore store={store} />;
}

test('CPN-383 each new score of the event on the page is said to those who want to hear all, unless the coupon says it', async () => {
  const { render, betting, platform, selections, services } = await createBettingStage();
  const said: (readonly [string, string | undefined])[] = [];
  Object.assign(services.announcer, {
    polite: (text: string, about?: string) => void said.push([text, about]),
  });
  const at = (home: number) =>
    exampleGame(5, { statusId: 2, isLive: true, score: exampleScore({ home, away: 1 }) });
  platform.full = exampleFull(5, [], { game: at(0) });
  const store = eventOf(betting, 5);
  const { unmount } = render(<Page store={store} />);
  await waitFor(() => expect(store.event?.score?.home).toBe(0));
  said.length = 0;
  const score = (home: number): Promise<void> =>
    act(() => platform.snapshot({ full: exampleFull(5, [], { game: at(home) }) }));
  await score(1);
  await score(1);
  expect(said).toEqual([['Harbour City – Kingsport Rovers 1:1', 'all']]);
  act(
    () =>
      void selections.toggle({
        outcomeId: 1,
        eventId: 5,
        odds: 1850,
        isLive: true,
        outcomeName: '1',
        marketName: 'Result',
        eventName: 'Harbour City – Kingsport Rovers',
      }),
  );
  await score(2);
  expect(said).toHaveLength(1);
  act(() => selections.clear());
  unmount();
  await score(3);
  expect(said).toHaveLength(1);
});
