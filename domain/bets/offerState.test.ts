import { expect, test } from 'vitest';
import { isFinishedOffer, isLiveOffer, type OfferedBet } from './offerState.ts';

const waiting: OfferedBet = { isLive: false, isFinished: false, statusId: 1 };

test.each<[string, Partial<OfferedBet>, boolean]>([
  ['a game that has not begun', {}, false],
  ['a live market', { isLive: true }, true],
  ['game status 2', { statusId: 2 }, true],
  ['game status 3', { statusId: 3 }, true],
  ['game status 5', { statusId: 5 }, false],
  ['game time', { gameTime: 0 }, true],
  ['live in live', { isLiveInLive: true }, true],
  ['a finished one that still has signs of play', { isFinished: true, isLive: true }, false],
  ['a finished game that still has signs of play', { statusId: 4, gameTime: 5400 }, false],
])('CPN-564 M07 %s', (_what, facts, isLive) => {
  expect(isLiveOffer({ ...waiting, ...facts })).toBe(isLive);
});

test('CPN-564 M07 a bet is over by its flag or by game status 4', () => {
  expect(
    [{}, { isFinished: true }, { statusId: 4 }, { statusId: 3 }].map((facts) =>
      isFinishedOffer({ ...waiting, ...facts }),
    ),
  ).toEqual([false, true, true, false]);
});
