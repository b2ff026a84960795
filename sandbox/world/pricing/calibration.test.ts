import { expect, test } from 'vitest';
import { engineOf } from '../engines.ts';
import { measureCalibration, worstDistance } from './calibration.ts';

test.each([
  ['ice hockey', 2],
  ['basketball', 3],
  ['tennis', 4],
  ['volleyball', 6],
  ['handball', 8],
  ['american football', 11],
])('SBX-20 prices of %s are calibrated', { timeout: 60_000 }, (_name, sportId) => {
  const buckets = measureCalibration({ engine: engineOf(sportId), matches: 700, instants: [0, 0.15, 0.45, 0.65], everyTypes: 9, bucketWidth: 0.1, seed: 11 });
  expect(worstDistance(buckets, 1500)).toBeLessThan(3);
});
