import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eventFromWire } from '../feed/eventFromWire.ts';
import { exampleGame, exampleScore } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { OtherEvents } from './OtherEvents.tsx';

test('BET-260 other matches of the competition have score, main odds and a link; the open one is left out', async () => {
  const { platform, render } = await createBettingStage();
  const live = exampleGame(2, { isLive: true, statusId: 2, score: exampleScore() });
  platform.games = [exampleGame(1), live];
  const { container, getAllByRole } = render(<OtherEvents event={eventFromWire(exampleGame(1))} />);
  await waitFor(() => expect(getAllByRole('button')).toHaveLength(3));
  const [link] = container.querySelectorAll('li a');
  expect(link?.getAttribute('href')).toBe(
    '/en/betting.event/live/1/7/2-harbour-city-kingsport-rovers',
  );
  expect(link?.textContent).toContain('21');
  expect(getAllByRole('button')[0]?.getAttribute('aria-label')).toMatch(
    /^Harbour City – Kingsport Rovers, Result, Harbour City/,
  );
});
