import { expect, test } from 'vitest';
import { exampleFull, exampleGame, exampleScore } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { EndedMatch } from './EndedMatch.tsx';

async function show(statusId: 2 | 4) {
  const stage = await createBettingStage();
  stage.platform.full = {
    ...exampleFull(1, []),
    game: exampleGame(1, { statusId, isLive: false, score: exampleScore() }),
  };
  return { ...stage, ...stage.render(<EndedMatch eventId={1} />) };
}

test('BET-485 a finished match is shown by name and links to its page', async () => {
  const { findByText, getByRole, getByText } = await show(4);
  expect(await findByText(/^Harbour City – /)).toBeDefined();
  expect(getByText('This match has finished')).toBeDefined();
  expect(getByRole('link', { name: 'Match result' }).getAttribute('href')).toContain('/1-');
});

test('BET-485 one that only waits has no result yet', async () => {
  const { findByText, queryByRole } = await show(2);
  expect(await findByText(/^Harbour City – /)).toBeDefined();
  expect(queryByRole('link')).toBeNull();
});
