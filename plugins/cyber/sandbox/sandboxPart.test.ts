import type { DisciplineList } from '#wire';
import { isDisciplineList } from '#wire/validators/cyber.js';
import { expect, test } from 'vitest';
import { createTestSandbox } from '../../../sandbox/testing/createTestSandbox.ts';

test('CYB-16 the disciplines of cyber sport have their kinds, maps, and the count of the maps', async () => {
  const sandbox = createTestSandbox();
  const list = await sandbox.json<DisciplineList>('/web-api/cyber/v1/disciplines', {
    headers: { 'X-Language': 'ru' },
  });
  expect(isDisciplineList(list)).toBe(true);
  expect(list.disciplines).toHaveLength(7);
  expect(list.disciplines[0]).toMatchObject({
    id: 1,
    key: 'strike-zone',
    kinds: ['real'],
    has_draws: false,
    best_of: 3,
    unit: 'round',
  });
  expect(list.disciplines[1]).toMatchObject({ best_of: 3, unit: 'structure' });
  expect(list.disciplines[4]).toEqual({
    id: 5,
    key: 'cyber-football',
    name: 'Киберфутбол',
    kinds: ['real', 'virtual'],
    has_draws: true,
  });
  sandbox.dispose();
});
