import { expect, test } from 'vitest';
import { eventFromWire } from '../../feed/eventFromWire.ts';
import { exampleGame, exampleScore } from '../../testing/exampleWire.ts';
import { createBettingStage } from '../../testing/renderWithBetting.tsx';
import { OptionCard } from '../columns/OptionCard.tsx';
import { ColumnsContext } from '../columns/columns.ts';
import { MobileEventCard } from './MobileEventCard.tsx';

test.each([
  [1, 9, ['1', 'X', '2']],
  [4, 9, ['1', '2']],
  [1, 0, []],
])(
  'BET-890 a live card of sport %i with %i open markets and no result has the locked prices %j',
  async (sportId, marketCount, captions) => {
    const { render } = await createBettingStage();
    const event = eventFromWire(
      exampleGame(1, {
        sportId,
        statusId: 2,
        isLive: true,
        marketCount,
        main: [],
        score: exampleScore({}),
      }),
    );
    for (const Row of [MobileEventCard, OptionCard]) {
      const { container, queryByText, unmount } = render(
        <ColumnsContext value={['result']}>
          <Row event={event} />
        </ColumnsContext>,
      );
      const locked = [...container.querySelectorAll('[data-state="suspended"]')];
      expect(locked.map(({ textContent }) => textContent)).toEqual(captions);
      expect(queryByText('–')).toBeNull();
      expect(queryByText('Betting is suspended') === null).toBe(marketCount > 0);
      unmount();
    }
  },
);
