import { expect, test } from 'vitest';
import { countEvents, cyberCompetitions, type Championship } from './cyberCompetitions.ts';
import { cyberQuery } from './cyberQuery.ts';

function championship(
  id: number,
  prematchCount: number,
  liveCount: number,
  given: Partial<Championship> = {},
): Championship {
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
  championship(1, 2, 1),
  championship(2, 0, 9),
  championship(3, 1, 0, { isTop: true }),
  championship(4, 3, 0),
  championship(5, 50, 0, { cyber: { id: 2, kind: 'real' } }),
  championship(6, 50, 0, { cyber: { id: 1, kind: 'virtual' } }),
  championship(7, 50, 0, { cyber: undefined }),
];

test('CYB-9 championships of the disciplines that are shown: top ones first, then by what both sections have, then by id', () => {
  expect(cyberCompetitions(all, 'real', [{ id: 1 }]).map(({ id }) => id)).toEqual([3, 2, 1, 4]);
  expect(cyberCompetitions(all, 'real', [{ id: 1 }, { id: 2 }]).map(({ id }) => id)).toEqual([
    3, 5, 2, 1, 4,
  ]);
  expect(countEvents(all.slice(0, 4))).toEqual({ line: 6, live: 10 });
});

test('CYB-3 a section asks for the championships that have something in it, and for nothing where none has', () => {
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
  expect(cyberQuery('live', [championship(4, 3, 0)])).toBeUndefined();
  expect(cyberQuery('line', [])).toBeUndefined();
  const many = Array.from({ length: 61 }, (_, index) => championship(index + 1, 1, 0));
  expect(cyberQuery('line', many)?.competitionIds).toHaveLength(60);
});
