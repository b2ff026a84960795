import { expect, test } from 'vitest';
import { measureCalibration, worstDistance } from '../testing/measureCalibration.ts';
import { footballEngine } from './footballEngine.ts';

test('over 2,000 matches outcomes win as often as their prices imply', () => {
  const buckets = measureCalibration({
    engine: footballEngine,
    matches: 2000,
    instants: [0, 0.12, 0.4, 0.62, 0.85],
    everyTypes: 9,
    bucketWidth: 0.1,
    seed: 5,
  });
  expect(buckets.every(({ count }) => count > 1000)).toBe(true);
  expect(worstDistance(buckets)).toBeLessThan(2);
});
