import { expect, test } from 'vitest';
import type { Incident, IncidentKind } from '../../feed/SportEvent.ts';
import { lineUpMarks } from './lineUpMarks.ts';
import { momentumPicture } from '../scoreboard/momentum.ts';
import { matchTimeline, scoreMinutes } from './timeline.ts';

const at = (
  id: number,
  kind: IncidentKind,
  score: readonly [number, number],
  team: 0 | 1 | 2 = 1,
): Incident => ({ id, kind, team, minute: id, second: 0, text: `${kind} ${id}`, score });
const idsOf = (incidents: readonly Incident[]): number[] => incidents.map(({ id }) => id);

test('BET-252 the newest incident comes first, attacks and shots are left out, key moments are goals, red cards and parts', () => {
  const { all, key } = matchTimeline([
    at(1, 'period', [0, 0], 0),
    at(2, 'attack', [0, 0]),
    at(3, 'goal', [1, 0]),
    at(4, 'corner', [1, 0]),
    at(5, 'yellow', [1, 0]),
    at(6, 'red', [1, 0]),
  ]);
  expect(idsOf(all)).toEqual([6, 5, 4, 3, 1]);
  expect(idsOf(key)).toEqual([6, 3, 1]);
});

test('BET-252 in high-scoring sports the key moments are changes of the lead', () => {
  const scores = Array.from({ length: 30 }, (_, index) =>
    at(index + 1, 'goal', [2 * (index + 1), 0]),
  );
  const { all, key } = matchTimeline([
    ...scores,
    at(31, 'goal', [60, 60], 2),
    at(32, 'goal', [60, 61], 2),
    at(33, 'goal', [60, 63], 2),
  ]);
  expect(idsOf(key)).toEqual([32, 31, 1]);
  expect(all).toHaveLength(33);
});

test('BET-252 minutes of scores are shown up to 25 of them', () => {
  const scores = Array.from({ length: 26 }, (_, index) => at(index + 1, 'goal', [index + 1, 0]));
  expect(scoreMinutes(scores.slice(1))).toEqual([
    { team: 1, minutes: Array.from({ length: 25 }, (_, index) => index + 2) },
  ]);
  expect(scoreMinutes(scores)).toEqual([]);
});

test('BET-38 goals and cards are in the middle of their minute, late ones at the end', () => {
  const { marks } = momentumPicture(
    [],
    [
      at(1, 'goal', [1, 0]),
      at(45, 'red', [1, 0], 2),
      at(46, 'corner', [1, 0]),
      at(99, 'yellow', [1, 0]),
    ],
    90,
  );
  expect(marks).toEqual([
    { id: 1, kind: 'goal', x: 12, isHome: true },
    { id: 45, kind: 'red', x: 364, isHome: false },
    { id: 99, kind: 'yellow', x: 720, isHome: true },
  ]);
});

test('BET-479 a penalty that was missed, or kicked in a shoot-out, is no goal; a scored one has the score after it', () => {
  const by = (number: number) => ({ player: { number, name: 'A' } });
  const course = [
    { ...at(10, 'penalty', [0, 0]), ...by(7) },
    { ...at(20, 'penalty', [1, 0]), ...by(9) },
    at(30, 'goal', [1, 1], 2),
    { ...at(121, 'penalty', [1, 1]), ...by(7) },
  ];
  expect([...lineUpMarks(course, 1)]).toEqual([[9, [{ kind: 'goal', minute: 20 }]]]);
  expect(momentumPicture([], course, 90).marks.map(({ id }) => id)).toEqual([20, 30]);
  expect(scoreMinutes(course)).toEqual([
    { team: 1, minutes: [20] },
    { team: 2, minutes: [30] },
  ]);
  const { key, standings } = matchTimeline(course);
  expect(idsOf(key)).toEqual([121, 30, 20, 10]);
  expect(idsOf([...standings])).toEqual([20, 30]);
});

test('BET-480 wickets and knockdowns are key moments', () => {
  const fours = Array.from({ length: 30 }, (_, index) =>
    at(index + 1, 'point', [4 * (index + 1), 0]),
  );
  const { key, standings } = matchTimeline([
    ...fours,
    at(31, 'wicket', [120, 0]),
    at(32, 'knockdown', [120, 0]),
  ]);
  expect(idsOf(key)).toEqual([32, 31, 1]);
  expect(idsOf([...standings])).toContain(31);
});
