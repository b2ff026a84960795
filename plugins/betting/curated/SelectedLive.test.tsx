import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { topLiveLimit } from '../feed/EventQuery.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { settled } from '../testing/ScriptedLine.ts';
import { SelectedLive } from './SelectedLive.tsx';

/** The page before the first answer, and after it: no event is live. */
async function show(isExpected: boolean | undefined) {
  const { betting, platform, render } = await createBettingStage();
  platform.games = [];
  const list = betting.list({ section: 'live', sportId: 1, limit: topLiveLimit });
  const view = render(
    <SelectedLive pageType="epl" list={list} cardCount={3} isExpected={isExpected}>
      <p>The list</p>
    </SelectedLive>,
  );
  const seen = () => [view.queryByRole('region') !== null, view.queryByText('The list') !== null];
  const before = seen();
  await act(settled);
  return { before, after: seen() };
}

test('BET-457 without live events in the tree no space is reserved for cards, so that nothing moves when none come', async () => {
  expect(await show(false)).toEqual({ before: [false, true], after: [false, true] });
});

test('BET-457 cards that are expected have their room from the start', async () => {
  expect(await show(true)).toEqual({ before: [true, true], after: [false, true] });
});

test('BET-457 if only the answer can tell, the content below waits for it', async () => {
  expect(await show(undefined)).toEqual({ before: [false, false], after: [false, true] });
});
