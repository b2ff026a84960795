import { expect, test } from 'vitest';
import { marketOfPick } from './marketOfPick.ts';
import { pickOf } from './pickOf.ts';

test.each([
  ['E. Robledo (−1.5)', 'Games. Handicap +1.5', 'Games. Handicap'],
  ['J. Caldera (+4.5)', 'Handicap +4.5', 'Handicap'],
  ['Torpedo (0)', 'Handicap 0', 'Handicap'],
  ['Torpedo (\u200E−1.5)', 'هانديكاب \u200E+1.5', 'هانديكاب'],
  ['Over 2.5', 'Total 2.5', 'Total 2.5'],
  ['Draw', 'Set 1', 'Set 1'],
])('CPN-629 the market of %s in %s is named %s', (outcomeName, marketName, told) => {
  expect(marketOfPick(outcomeName, marketName)).toBe(told);
  expect(pickOf({ outcomeName, marketName }, 'ltr')).toBe(`${outcomeName} · ${told}`);
});
