import { expect, test } from 'vitest';
import { countEvents, cyberCompetitions, type CyberCompetition } from './cyberCompetitions.ts';
import { cyberQuery } from './cyberQuery.ts';

function competition(
  id: number,
  prematchCount: number,
  liveCount: number,
  given: Partial<CyberCompetition> = {},
): CyberCompetition {
  return {
    id,
    slug: '',
    sportId: 17,
    prematchCount,
    liveCount,
    isTop: false,
    cyber: { id: 1, kind: 'real' },
    ...given,
  };
}

const all = [
  competition(1, 2, 1),
  competition(2, 0, 9),
  competition(3, 1, 0, { isTop: true }),
  competition(4, 3, 0),
  competition(5, 50, 0, { cyber: { id: 2, kind: 'real' } }),
  competition(6, 50, 0, { cyber: { id: 1, kind: 'virtual' } }),
  competition(7, 50, 0, { cyber: undefined }),
];

test('CYB-9 competitions of the disciplines that are shown: top ones first, then by what both sections have, then by id', () => {
  expect(cyberCompetitions(all, 'real', [{ id: 1 }]).map(({ id }) => id)).toEqual([3, 2, 1, 4]);
  expect(cyberCompetitions(all, 'real', [{ id: 1 }, { id: 2 }]).map(({ id }) => id)).toEqual([
    3, 5, 2, 1, 4,
  ]);
  expect(countEvents(all.slice(0, 4))).toEqual({ line: 6, live: 10 });
});

test('CYB-3 a section asks for the competitions that have something in it, and for nothing where none has', () => {
  const shown = cyberCompetitions(all, 'real', [{ id: 1 }]);
  expect(cyberQuery('live', shown)).toEqual({
    section: 'live',
    sportId: 17,
    competitionIds: [1, 2],
    limit: 100,
  });
  expect(cyberQuery('line', shown)).toEqual({
    section: 'line',
    sportId: 17,
    competitionIds: [1, 3, 4],
    limit: 60,
  });
  expect(cyberQuery('live', [competition(4, 3, 0)])).toBeUndefined();
  expect(cyberQuery('line', [])).toBeUndefined();
  const many = Array.from({ length: 61 }, (_, index) => competition(index + 1, 1, 0));
  expect(cyberQuery('line', many)?.competitionIds).toHaveLength(60);
});
