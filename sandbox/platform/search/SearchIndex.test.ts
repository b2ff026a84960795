import { expect, test } from 'vitest';
import { createTestSandbox } from '../../testing/createTestSandbox.ts';
import type { Line } from '../line/Line.ts';
import { foldWords } from './fold.ts';
import { typedOf } from './Typed.ts';
import { SearchIndex } from './SearchIndex.ts';
import { fakeOf } from '../../../test/services/fakeOf.ts';

test('SBX-486 a championship and a sport with nothing on offer do not crowd out those with events', () => {
  const sandbox = createTestSandbox();
  const { line } = sandbox;
  let isGone = false;
  let listRevision = 1;
  const stub = {
    epoch: line.epoch,
    get listRevision() {
      return listRevision;
    },
    world: line.world,
    tree: (language: string) => {
      const tree = line.tree(language);
      return isGone
        ? {
            ...tree,
            sports: tree.sports
              .filter(({ id }) => id !== 4)
              .map((sport) => ({ ...sport, champs: sport.champs.filter(({ id }) => id !== 2) })),
          }
        : tree;
    },
  };
  const index = new SearchIndex(fakeOf<Line>(stub));
  const find = (text: string) => {
    index.follow();
    const { champIds, sportIds } = index.find(foldWords(text).map(typedOf), {
      stars: { gameIds: new Set(), champIds: new Set(), teamIds: new Set() },
      limit: 10,
      language: 'en',
    });
    return [champIds.some(({ item }) => item === 2), sportIds.some(({ item }) => item === 4)];
  };
  expect([find('premier division'), find('tennis')]).toEqual([
    [true, false],
    [false, true],
  ]);
  isGone = true;
  listRevision += 1;
  expect([find('premier division'), find('tennis')]).toEqual([
    [false, false],
    [false, false],
  ]);
  isGone = false;
  listRevision += 1;
  expect([find('premier division'), find('tennis')]).toEqual([
    [true, false],
    [false, true],
  ]);
  sandbox.dispose();
});
