import { expect, test } from 'vitest';
import { engineOfSport } from '../engine/engines.ts';
import { dictionaries, textsOf } from '../locales/texts.ts';
import type { MarketType } from '../markets/MarketType.ts';
import { hockeyMarkets } from './hockeyMarkets.ts';
import { simulateHockey } from './hockeyModel.ts';

test('SBX-111 the clock of each period and of overtime counts up from zero', () => {
  const codes = new Set<string>();
  for (let id = 1; id <= 60; id += 1) {
    const { phases } = simulateHockey({ id, seed: 3, levels: [2.5, 2.5] });
    const started = new Set<string>();
    for (const { code, clockFromS, fromS, toS, isRunning, countsDown } of phases) {
      codes.add(code);
      expect(countsDown).toBeUndefined();
      if (!started.has(code) && isRunning) expect([code, clockFromS]).toEqual([code, 0]);
      started.add(code);
      if (code === 'br') expect([clockFromS, isRunning]).toEqual([1200, false]);
      expect(clockFromS + (isRunning ? toS - fromS : 0)).toBeLessThanOrEqual(
        code === 'ot' ? 300 : 1200,
      );
    }
  }
  expect([...codes].sort()).toEqual(['br', 'ot', 'p1', 'p2', 'p3', 'so']);
});

test('SBX-1375 markets on sixty minutes say so in every language, those with overtime and of periods do not', () => {
  const sides = { home: 'Bears', away: 'Foxes' };
  const basketball = engineOfSport(3).types.find(({ scope }) => scope === 'regular')!;
  for (const language of Object.keys(dictionaries)) {
    const texts = textsOf(language);
    const nameOf = (type: MarketType): string => texts.market(type, 0, sides);
    const [regular = ''] = nameOf(basketball).split('. ');
    expect(regular.length).toBeGreaterThan(5);
    for (const type of hockeyMarkets)
      expect(nameOf(type).includes(regular), nameOf(type)).toBe(type.scope === 'match');
  }
});
