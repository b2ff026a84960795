import { expect, test } from 'vitest';
import { engineOfSport } from '../engine/engines.ts';
import { noMarginSkew } from '../engine/SportEngine.ts';
import { fitByTable } from './fitByTable.ts';

test.each([
  ['ice hockey', 2, 'full'],
  ['basketball', 3, 'match'],
  ['tennis', 4, 'match'],
  ['baseball', 5, 'match'],
  ['American football', 11, 'match'],
  ['cyber sport', 17, 'match'],
])(
  'SBX-15 a model of %s fitted by the table gives the requested chances',
  (_name, sportId, scope) => {
    const engine = engineOfSport(sportId);
    for (const chance of [0.205, 0.31, 0.5, 0.655, 0.795]) {
      const margin = engine
        .outlook(
          { id: 1, seed: 1, levels: fitByTable(engine, { result: [chance, 0, 1 - chance] }) },
          noMarginSkew,
        )
        .pair(scope)?.margin;
      const won =
        margin?.chances.reduce(
          (sum, each, index) => sum + (margin.from + index > 0 ? each : 0),
          0,
        ) ?? 0;
      expect(Math.abs(won - chance)).toBeLessThan(0.012);
    }
  },
);
