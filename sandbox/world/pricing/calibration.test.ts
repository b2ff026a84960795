import { expect, test } from 'vitest';
import { allEngines, engineOfSport } from '../engine/engines.ts';
import { measureCalibration, worstDistance } from '../testing/measureCalibration.ts';

test.each([
  ['ice hockey', 2],
  ['basketball', 3],
  ['tennis', 4],
  ['volleyball', 6],
  ['handball', 8],
  ['american football', 11],
])('prices of %s are calibrated', (_name, sportId) => {
  const buckets = measureCalibration({
    engine: engineOfSport(sportId),
    matches: 700,
    instants: [0, 0.15, 0.45, 0.65],
    everyTypes: 9,
    bucketWidth: 0.1,
    seed: 11,
  });
  expect(worstDistance(buckets, 1500)).toBeLessThan(3);
});

test.each(['baseball', 'cricket', 'boxing', 'mma', 'strike-zone', 'ancient-lanes', 'cyber-tennis'])(
  'over 2,000 matches prices of %s are calibrated before and in play',
  (key) => {
    const engine = allEngines.find(([name]) => name === key)![1];
    const buckets = measureCalibration({
      engine,
      matches: 2000,
      instants: [0, 0.5],
      everyTypes: engine.types.length > 20 ? 9 : 3,
      bucketWidth: 0.1,
      seed: 11,
    });
    expect(worstDistance(buckets, 1500)).toBeLessThan(3);
  },
);
