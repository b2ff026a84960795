import { expect, test } from 'vitest';
import type { Settlement } from '#domain/ticket/Settlement.ts';
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
  expect(selectionStatus(running, 'single').key).toBe('status.live');
});

test('OFC-21 a decided selection whose match goes on makes nothing live', () => {
  const decided = exampleSelection({ isLiveNow: true, settlement: 'won' });
  expect(selectionStatus(decided, 'single').key).toBe('status.won');
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

test('CPN-834 CPN-835 an anti-accumulator with a lost selection has won already, also while another one is played; any other kind has not', () => {
  const selections = [
    exampleSelection({ settlement: 'lost' }),
    exampleSelection({ isLiveNow: true }),
  ];
  const status = (given: Partial<Bet>) =>
    betStatus(exampleBet({ type: 'antiAccumulator', selections, ...given }));
  expect(status({})).toEqual({ key: 'status.wonAlready', tone: 'success' });
  expect(status({ settlement: 'won' }).key).toBe('status.won');
  expect(status({ settlement: 'cashedOut' }).key).toBe('status.cashedOut');
  expect(status({ selections: selections.slice(1) }).key).toBe('status.live');
  expect(status({ type: 'system' }).key).toBe('status.live');
});

test('CPN-836 in an anti-accumulator a lost selection has the tone of a win and a won one none; the word is that of the result', () => {
  const status = (type: Bet['type'], settlement: Settlement) =>
    selectionStatus(exampleSelection({ settlement }), type);
  expect(status('antiAccumulator', 'lost')).toEqual({ key: 'status.lost', tone: 'success' });
  expect(status('antiAccumulator', 'won')).toEqual({ key: 'status.won', tone: 'neutral' });
  expect(status('antiAccumulator', 'void').tone).toBe('info');
  expect(status('accumulator', 'lost').tone).toBe('danger');
  expect(status('accumulator', 'won').tone).toBe('success');
  expect(selectionStatus(exampleSelection({ isLiveNow: true }), 'antiAccumulator').key).toBe(
    'status.live',
  );
});
