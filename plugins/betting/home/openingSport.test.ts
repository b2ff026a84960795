import { expect, test } from 'vitest';
import { openingSport } from './openingSport.ts';
import type { Sport } from '../feed/SportEvent.ts';

function sport(id: number): Sport {
  return {
    id,
    name: `Sport ${id}`,
    slug: `sport-${id}`,
    icon: 'football',
    prematchCount: 1,
    liveCount: 0,
    competitions: [],
  };
}

test('BET-34 home opens with football wherever it is in the list, else with the first sport of the line', () => {
  expect(openingSport([])).toBe(1);
  expect(openingSport([sport(4), sport(1)])).toBe(1);
  expect(openingSport([sport(4), sport(2)])).toBe(4);
});
