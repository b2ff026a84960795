import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { eventFromWire } from '../feed/eventFromWire.ts';
import { MobileEventCard } from '../lists/phone/MobileEventCard.tsx';
import { exampleGame, exampleScore } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { EventRow, type EventRowProps } from '../lists/table/EventRow.tsx';
import { MatchCard } from '../home/MatchCard.tsx';

test.each<readonly [string, ComponentType<EventRowProps>]>([
  ['row', EventRow],
  ['card of a phone', MobileEventCard],
  ['card of home', MatchCard],
])(
  'BET-461 M44 a %s says why no bets are taken, and nothing of it otherwise',
  async (_name, Shown) => {
    const { render } = await createBettingStage();
    const eventOf = (stopped: string | undefined) =>
      eventFromWire(
        exampleGame(1, {
          isLive: true,
          score: exampleScore({
            phase: 'h2',
            phase_name: 'Second half',
            ...(stopped === undefined ? {} : { stopped }),
          }),
        }),
      );
    const stoppedView = render(<Shown event={eventOf('Dangerous attack')} />);
    expect(stoppedView.getByText('Dangerous attack').title).toBe('Dangerous attack');
    stoppedView.unmount();
    const played = render(<Shown event={eventOf(undefined)} />);
    expect(played.queryByText('Dangerous attack')).toBeNull();
  },
);
