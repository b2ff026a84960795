import { expect, test } from 'vitest';
import { hasOldSlug } from './hasOldSlug.ts';

test('SHL-472 only a slug that is there and wrong is put right', () => {
  const right = { section: 'live', sport: '1-football', champ: 2, game: '7-a-b' };
  expect(
    hasOldSlug({ section: 'line', sport: '1-football', champ: '2-cup', game: '7-a-b' }, right),
  ).toBe(false);
  expect(hasOldSlug({ section: 'live', sport: '1', champ: '2', game: '7' }, right)).toBe(false);
  expect(hasOldSlug({ section: 'live', sport: '1-soccer', champ: '2', game: '7' }, right)).toBe(
    true,
  );
  expect(
    hasOldSlug({ section: 'live', sport: '1-football', champ: '2', game: '7-old' }, right),
  ).toBe(true);
});
