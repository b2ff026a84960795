import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { allEngines, engineOfSport } from './engines.ts';
import { isPartOver } from './isPartOver.ts';

test.each(allEngines)(
  'SBX-1374 parts of a match of %s settle during play as they do at the end',
  (key, engine) => {
    const random = createRandom(5, key);
    for (let id = 1; id <= 6; id += 1) {
      const setup = { id, seed: 5, levels: engine.levels(random() - 0.5, 0) };
      const script = engine.simulate(setup);
      for (const share of [0, 0.3 + 0.3 * random(), 0.6 + 0.39 * random()]) {
        const course = { script, playedS: Math.floor(script.durationS * share) };
        const standing = engine.standing(course);
        for (const type of engine.types) {
          if (type.isDecided !== undefined || !isPartOver(engine, setup, course, type)) continue;
          expect(share, type.nameKey).toBeGreaterThan(0);
          for (let line = 0; line < (type.grid?.count ?? 1); line += 3)
            for (let outcome = 0; outcome < type.outcomes.length; outcome += 1)
              expect(
                type.settle(standing, line, outcome),
                `${type.nameKey} of ${type.scope}, line ${line}, outcome ${outcome}`,
              ).toBe(type.settle(script.facts, line, outcome));
        }
      }
    }
  },
);

test.each([
  ['ice hockey', 2, 'match', 'full'],
  ['basketball', 3, 'regular', 'match'],
] as const)(
  'SBX-1374 in %s markets on regular time settle before overtime, all others after it',
  (_name, sportId, regular, whole) => {
    const engine = engineOfSport(sportId);
    let ties = 0;
    for (let id = 1; id <= 400 && ties < 3; id += 1) {
      const setup = { id, seed: 7, levels: engine.levels(0, 0) };
      const script = engine.simulate(setup);
      const overtime = script.incidents.find(({ textKey }) => textKey === 'periodStart@ot');
      const [home, away] = script.facts.pair(regular) ?? [0, 0];
      if (home !== away) continue;
      ties += 1;
      const lastPhase = script.phases.find(({ code }) => code.startsWith('ot'));
      const atS = overtime?.atS ?? lastPhase?.fromS ?? script.durationS - 1;
      const course = { script, playedS: atS + 1 };
      expect(isPartOver(engine, setup, course, { scope: regular })).toBe(true);
      expect(isPartOver(engine, setup, course, { scope: whole })).toBe(false);
      const standing = engine.standing(course);
      for (const type of engine.types.filter(({ scope }) => scope === regular))
        for (let line = 0; line < (type.grid?.count ?? 1); line += 1)
          for (let outcome = 0; outcome < type.outcomes.length; outcome += 1)
            expect(type.settle(standing, line, outcome), `${type.nameKey} ${line} ${outcome}`).toBe(
              type.settle(script.facts, line, outcome),
            );
    }
    expect(ties).toBeGreaterThan(0);
  },
);
