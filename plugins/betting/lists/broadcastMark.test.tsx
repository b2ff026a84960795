import { expect, test } from 'vitest';
import { eventFromWire } from '../feed/eventFromWire.ts';
import { exampleGame, exampleScore } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { OptionCard } from './columns/OptionCard.tsx';
import { OptionRow } from './columns/OptionRow.tsx';
import { MobileEventCard } from './phone/MobileEventCard.tsx';
import { EventRow } from './table/EventRow.tsx';

test('BET-663 a row says once that its match has a broadcast, whether it names its competition or not', async () => {
  const { render } = await createBettingStage();
  const event = eventFromWire(
    exampleGame(1, { statusId: 2, isLive: true, hasVideo: true, score: exampleScore({}) }),
  );
  for (const Row of [MobileEventCard, OptionCard, EventRow, OptionRow])
    for (const named of [undefined, 'competition', 'sport'] as const) {
      const row = render(<Row event={event} named={named} />);
      expect(row.container.querySelectorAll('use[href$="#device-tv"]'), named).toHaveLength(1);
      row.unmount();
    }
});
