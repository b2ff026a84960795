import { expect, test } from 'vitest';
import type { Bet } from './Bet.ts';
import { betStatus, selectionStatus } from './betStatus.ts';
import { exampleBet, exampleSelection } from './testing/exampleBet.ts';

test.each([
  ['unsettled', 'neutral'],
  ['notStarted', 'neutral'],
  ['lost', 'danger'],
  ['won', 'success'],
  ['void', 'info'],
  ['forcedVoid', 'info'],
  ['halfWonHalfVoid', 'success'],
  ['halfLostHalfVoid', 'warning'],
  ['halfLostHalfWon', 'warning'],
] as const)('OFC-20 %s has a text of its own and the tone %s', (settlement, tone) => {
  expect(betStatus(exampleBet({ settlement }))).toEqual({ key: `status.${settlement}`, tone });
});

test('OFC-21 an open bet is live while an undecided selection is played', () => {
  const running = exampleSelection({ isLiveNow: true });
  expect(betStatus(exampleBet({ selections: [exampleSelection({}), running] }))).toEqual({
    key: 'status.live',
    tone: 'now',
  });
  expect(selectionStatus(running).key).toBe('status.live');
});

test('OFC-21 a decided selection whose match goes on makes nothing live', () => {
  const decided = exampleSelection({ isLiveNow: true, settlement: 'won' });
  expect(selectionStatus(decided).key).toBe('status.won');
  expect(betStatus(exampleBet({ selections: [decided, exampleSelection({})] })).key).toBe(
    'status.unsettled',
  );
  expect(
    betStatus(
      exampleBet({ settlement: 'lost', selections: [exampleSelection({ isLiveNow: true })] }),
    ).key,
  ).toBe('status.lost');
});

test('OFC-86 M01 a kind of several bets that paid less than its stake is partly paid, not half returned', () => {
  const status = (type: Bet['type']) =>
    betStatus(exampleBet({ type, settlement: 'halfLostHalfVoid' })).key;
  expect((['single', 'accumulator', 'system', 'chain', 'lucky'] as const).map(status)).toEqual([
    'status.halfLostHalfVoid',
    'status.halfLostHalfVoid',
    'status.partlyPaid',
    'status.partlyPaid',
    'status.partlyPaid',
  ]);
});
