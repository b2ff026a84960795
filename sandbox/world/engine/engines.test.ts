import { expect, test } from 'vitest';
import { allEngines } from './engines.ts';

test.each(allEngines)(
  'market types of %s are unique and fit into an id',
  (_key, { types, mainTypeIds, groups }) => {
    expect(new Set(types.map(({ id }) => id)).size).toBe(types.length);
    for (const { id, outcomes, grid, groups: own } of types) {
      expect(id).toBeLessThan(512);
      expect(outcomes.length).toBeLessThanOrEqual(32);
      expect(grid?.count ?? 1).toBeLessThanOrEqual(128);
      expect(own.length).toBeGreaterThan(0);
      for (const group of own) expect(groups).toContain(group);
    }
    for (const typeId of mainTypeIds) expect(types.some(({ id }) => id === typeId)).toBe(true);
  },
);
