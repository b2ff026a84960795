import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EventPage } from '../../event/EventPage.tsx';
import { MultiPage } from '../../multi/MultiPage.tsx';
import { exampleFull, exampleGame } from '../../testing/exampleWire.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { settled } from '../../testing/ScriptedLine.ts';
import { LinePage } from '../LinePage.tsx';
import { LivePage } from './LivePage.tsx';

const words = 'Broadcasts and scores may be delayed.';

async function show(page: 'event' | 'line' | 'live' | 'multi', isLive: boolean) {
  const { platform, services, render } = await createBettingStage();
  const game = exampleGame(1, isLive ? { isLive: true, statusId: 2 } : {});
  platform.games = [game];
  platform.full = exampleFull(1, [], { game });
  Object.assign(services.navigation, { params: page === 'event' ? { game: 'a-1' } : {} });
  const Page = { event: EventPage, line: LinePage, live: LivePage, multi: MultiPage }[page];
  const view = render(<Page />);
  await act(settled);
  await act(settled);
  return view;
}

test.each(['live', 'event', 'multi'] as const)(
  'BET-790 B23 a page with bets on live matches says that broadcasts may be delayed: %s',
  async (page) => {
    expect((await show(page, true)).queryAllByText(words)).toHaveLength(1);
  },
);

test.each(['line', 'event'] as const)(
  'BET-790 B23 a page without them does not mention it: %s',
  async (page) => {
    expect((await show(page, false)).queryByText(words)).toBeNull();
  },
);
