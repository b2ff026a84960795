import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EventPage } from './EventPage.tsx';
import { exampleGame } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { settled } from '../testing/ScriptedLine.ts';

test('BET-459 an unknown event has the reason, a link to all events, and popular events', async () => {
  const { platform, services, render } = await createBettingStage();
  platform.games = [exampleGame(1)];
  platform.failsWith = 404;
  Object.assign(services.navigation, { params: { game: 'gone-99' } });
  const view = render(<EventPage />);
  await act(settled);
  platform.failsWith = undefined;
  expect(
    await view.findByRole('heading', { level: 1, name: 'This event is no longer available' }),
  ).toBeTruthy();
  expect(view.getByRole('link', { name: 'All upcoming' })).toBeTruthy();
  await act(settled);
  expect(view.getByRole('heading', { name: /Popular now/ })).toBeTruthy();
});
