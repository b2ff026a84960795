import { expect, test } from 'vitest';
import { wireCoupon } from './testing/exampleWireCoupon.ts';
import { betFromWire } from './betFromWire.ts';

test('OFC-20 every status id of the specification has its settlement', () => {
  const ids = [-2, -1, 0, 1, 2, 3, 4, 5, 6] as const;
  expect(ids.map((statusId) => betFromWire(wireCoupon({ statusId })).settlement)).toEqual([
    'unsettled',
    'notStarted',
    'lost',
    'won',
    'void',
    'forcedVoid',
    'halfWonHalfVoid',
    'halfLostHalfVoid',
    'halfLostHalfWon',
  ]);
});

test('OFC-23 kinds and odds-change policies are read by their ids', () => {
  expect([0, 1, 2, 9].map((typeId) => betFromWire(wireCoupon({ typeId })).type)).toEqual([
    'single',
    'accumulator',
    'system',
    'singles',
  ]);
  expect(
    ([0, 1, 2] as const).map(
      (changeCoefAction) => betFromWire(wireCoupon({ changeCoefAction })).oddsChangePolicy,
    ),
  ).toEqual(['confirm', 'acceptAny', 'acceptHigher']);
  expect(betFromWire(wireCoupon({ typeId: 2, coef: 0 })).odds).toBeUndefined();
  expect(betFromWire(wireCoupon({ coef: 4.998 })).odds).toBe(4998);
});

test('OFC-24 a selection leads to its event while it is open and the event is in the line', () => {
  const [bet] = wireCoupon({}).bets;
  if (bet === undefined) throw new Error('the example has a selection');
  const pathOf = (given: Partial<typeof bet>) =>
    betFromWire(wireCoupon({ bets: [{ ...bet, ...given }] })).selections[0]?.eventPath;
  expect(pathOf({})).toEqual({
    section: 'line',
    sport: '1-football',
    competition: '5-premier-division',
    event: '10-harbour-city-kingsport-rovers',
  });
  expect(pathOf({ isLiveNow: true })?.section).toBe('live');
  expect(pathOf({ statusId: 1 })).toBeUndefined();
  expect(pathOf({ gameSlug: '' })).toBeUndefined();
});
