import { expect, test } from 'vitest';
import type { Incident, IncidentKind } from './SportEvent.ts';
import { matchTimeline } from './timeline.ts';

const at = (id: number, kind: IncidentKind, score: readonly [number, number], team: 0 | 1 | 2 = 1): Incident => ({ id, kind, team, minute: id, second: 0, text: `${kind} ${id}`, score });
const idsOf = (incidents: readonly Incident[]): number[] => incidents.map(({ id }) => id);

test('BET-252 the newest incident comes first, attacks and shots are left out, key moments are goals, red cards and parts', () => {
  const { all, key } = matchTimeline([at(1, 'period', [0, 0], 0), at(2, 'attack', [0, 0]), at(3, 'goal', [1, 0]), at(4, 'corner', [1, 0]), at(5, 'yellow', [1, 0]), at(6, 'red', [1, 0])]);
  expect(idsOf(all)).toEqual([6, 5, 4, 3, 1]);
  expect(idsOf(key)).toEqual([6, 3, 1]);
});

test('BET-252 where scores fall by the dozen the key moments are those that change the lead', () => {
  const scores = Array.from({ length: 30 }, (_, index) => at(index + 1, 'goal', [2 * (index + 1), 0]));
  const { all, key } = matchTimeline([...scores, at(31, 'goal', [60, 60], 2), at(32, 'goal', [60, 61], 2), at(33, 'goal', [60, 63], 2)]);
  expect(idsOf(key)).toEqual([32, 31, 1]);
  expect(all).toHaveLength(33);
});
