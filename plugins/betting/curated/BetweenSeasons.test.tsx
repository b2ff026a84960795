import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { settled } from '../testing/ScriptedLine.ts';
import { BetweenSeasons } from './BetweenSeasons.tsx';

test('BET-743 a selection of competitions without matches says which begins next, and when', async () => {
  const { platform, render } = await createBettingStage();
  platform.answers = {
    'betting.nextStarts': {
      champs: [{ id: 12, name: 'Premier Twenty20', starts_at: 1_808_600_000 }],
    },
  };
  const view = render(<BetweenSeasons competitionIds={[12, 14]} />);
  await act(settled);
  expect(platform.calls.at(-1)).toMatchObject({
    id: 'betting.nextStarts',
    query: { champIds: '12,14' },
  });
  view.getByText('Premier Twenty20 starts on 24 Apr 2027');
  expect(view.getByRole('link', { name: 'All upcoming events' })).toBeTruthy();
});

test('BET-743 without upcoming events the page says that new ones will come', async () => {
  const { platform, render } = await createBettingStage();
  platform.answers = { 'betting.nextStarts': { champs: [] } };
  const view = render(<BetweenSeasons competitionIds={[12]} />);
  await act(settled);
  view.getByText('New events are added every day.');
});
