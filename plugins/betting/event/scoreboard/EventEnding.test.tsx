import { eventOf } from '../eventOf.ts';
import { useOpen } from '#core/ui';
import { waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { expect, test } from 'vitest';
import type { RouteTarget } from '#core';
import type { GameWire } from '#wire';
import { eventFromWire } from '../../feed/eventFromWire.ts';
import type { EventStore } from '../EventStore.ts';
import { exampleFull, exampleGame, exampleScore } from '../../testing/exampleWire.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { useResultAddress } from '../../navigation/useResultAddress.ts';
import { EventEnding } from './EventEnding.tsx';

const over = (given: Partial<GameWire>): GameWire =>
  exampleGame(5, { statusId: 4, isLive: false, ending: 'regular', winner: 0, ...given });

test('BET-372 a finished match shows how it ended, the winner if the score does not, and that its result was corrected', async () => {
  const { render } = await createBettingStage();
  const textOf = (given: Partial<GameWire>): string => {
    const { container, unmount } = render(<EventEnding event={eventFromWire(over(given))} />);
    const text = container.textContent;
    unmount();
    return text;
  };
  const tie = exampleScore({ home: 1, away: 1, shootout: [4, 3] });
  expect(textOf({ ending: 'shootout', winner: 1, score: tie })).toContain(
    `Penalties 4 : 3 · Winner: ${exampleGame(5).team1.name}`,
  );
  expect(
    textOf({ ending: 'retired', winner: 2, score: exampleScore({ home: 1, away: 0 }) }),
  ).toContain(`retired · Winner: ${exampleGame(5).team2.name}`);
  expect(textOf({ ending: 'cancelled' })).toContain('cancelled');
  expect(textOf({ isCorrected: true })).toContain('corrected; bets have been resettled');
  expect(textOf({})).not.toMatch(/corrected|after/);
  const { getByRole } = render(<EventEnding event={eventFromWire(over({}))} />);
  expect(getByRole('link').getAttribute('href')).toContain('results.event/5');
});

const Address = observer(function Address({ store }: { readonly store: EventStore }) {
  useOpen(store);
  useResultAddress(store);
  return null;
});

test('BET-370 the page of a finished match leads to its result; a person who sees it end stays', async () => {
  for (const wasOver of [true, false]) {
    const { render, betting, platform, services } = await createBettingStage();
    const gone: (RouteTarget | string)[] = [];
    Object.assign(services.navigation, {
      go: (target: RouteTarget | string) => void gone.push(target),
    });
    platform.full = exampleFull(5, [], { game: wasOver ? over({}) : exampleGame(5) });
    const store = eventOf(betting, 5);
    render(<Address store={store} />);
    await waitFor(() => expect(store.event).toBeDefined());
    await platform.snapshot({ full: { ...platform.full, game: over({}) } });
    await waitFor(() => expect(store.isOver).toBe(true));
    expect(gone.map((target) => (typeof target === 'string' ? target : target.name))).toEqual(
      wasOver ? ['results.event'] : [],
    );
  }
});
