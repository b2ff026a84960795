import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { eventFromWire } from '../feed/eventFromWire.ts';
import { exampleGame, exampleScore } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { OptionCard } from './columns/OptionCard.tsx';
import { OptionRow } from './columns/OptionRow.tsx';
import { MobileEventCard } from './phone/MobileEventCard.tsx';
import { EventRow, type EventRowProps } from './table/EventRow.tsx';

const rows: readonly ComponentType<EventRowProps>[] = [
  MobileEventCard,
  OptionCard,
  EventRow,
  OptionRow,
];

test('BET-663 a row says once that its match has a broadcast, whether it names its competition or not', async () => {
  const { render } = await createBettingStage();
  const event = eventFromWire(
    exampleGame(1, { statusId: 2, isLive: true, hasVideo: true, score: exampleScore({}) }),
  );
  for (const Row of rows)
    for (const named of [undefined, 'competition', 'sport'] as const) {
      const row = render(<Row event={event} named={named} />);
      expect(row.container.querySelectorAll('use[href$="#device-tv"]'), named).toHaveLength(1);
      row.unmount();
    }
});

test('BET-996 a row shows the red cards of each side, with the standard columns and with chosen ones', async () => {
  const { render } = await createBettingStage();
  const event = eventFromWire(
    exampleGame(1, { statusId: 2, isLive: true, score: exampleScore({ red: [1, 2] }) }),
  );
  for (const Row of [EventRow, OptionRow] satisfies readonly ComponentType<EventRowProps>[]) {
    const row = render(<Row event={event} />);
    expect(
      row.getAllByRole('img', { name: /red card/ }).map((card) => card.getAttribute('aria-label')),
    ).toEqual(['1 red card', '2 red cards']);
    row.unmount();
  }
});
