import { expect, test } from 'vitest';
import { exampleScore } from '../../testing/exampleWire.ts';
import { scoreFromWire } from '../../feed/eventFromWire.ts';
import { sideScore, sidesScore } from './sideScore.ts';

test('BET-640 M44 a side of cricket has runs for wickets, and none before it has batted; others a number', () => {
  const first = scoreFromWire(
    exampleScore({
      home: 84,
      away: 0,
      innings: { number: 1, batting: 1, wickets: [3, 0], balls: [62, 0] },
    }),
  );
  expect(sidesScore(first)).toBe('84/3:–');
  const second = scoreFromWire(
    exampleScore({
      home: 162,
      away: 2,
      innings: {
        number: 2,
        batting: 2,
        wickets: [10, 1],
        balls: [115, 4],
        target: 163,
      },
    }),
  );
  expect([sideScore(second, 1), sideScore(second, 2)]).toEqual(['162/10', '2/1']);
  expect(sidesScore(scoreFromWire(exampleScore({ home: 2, away: 1 })), ' : ')).toBe('2 : 1');
});
