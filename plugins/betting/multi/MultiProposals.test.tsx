import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeOf } from '../../../test/services/fakeOf.ts';
import type { Market } from '../feed/SportEvent.ts';
import { exampleGame, exampleScore } from '../testing/exampleWire.ts';
import { createBettingStage } from '../testing/renderWithBetting.tsx';
import { settled } from '../testing/ScriptedLine.ts';
import { cellCaption } from '../lists/table/rowMarkets.ts';
import { multiOf } from './multiOf.ts';
import { MultiProposals } from './MultiProposals.tsx';

test('BET-572 M47 multi-live proposes matches with their score, and takes all of them by one press', async () => {
  const { betting, platform, render, services } = await createBettingStage();
  platform.games = [5, 6].map((id) =>
    exampleGame(id, { isLive: true, statusId: 3, score: { ...exampleScore(), home: 2, away: 1 } }),
  );
  const view = render(<MultiProposals />);
  await act(settled);
  const rows = view.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain('2:1');
  fireEvent.click(view.getByRole('button', { name: 'Watch all 2' }));
  expect(multiOf(betting, services).eventIds).toEqual([5, 6]);
});

test('BET-573 M47 a handicap is in brackets in a cell, a total is not', () => {
  const outcomes = [
    { id: 1, typeId: 7, name: 'Harbour City 0', caption: '1', line: 0 },
    { id: 2, typeId: 8, name: 'Kingsport Rovers 0', caption: '2', line: 0 },
  ] as const;
  const handicap = fakeOf<Market>({ line: 0, outcomes });
  expect(cellCaption(outcomes[0], handicap)).toBe('1 (0)');
  const over = { id: 3, typeId: 9, name: 'Over 2.5', caption: 'O', line: 2.5 } as const;
  expect(cellCaption(over, fakeOf<Market>({ line: 2.5, outcomes: [over] }))).toBe('O 2.5');
});
