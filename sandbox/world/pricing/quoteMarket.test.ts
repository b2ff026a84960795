import { expect, test } from 'vitest';
import { engineOfSport } from '../engine/engines.ts';
import { createRandom } from '../random.ts';
import type { SportEngine } from '../engine/SportEngine.ts';
import { applyMargin, overroundOf } from './applyMargin.ts';
import { isSuspended } from './isSuspended.ts';
import { moveOdds, snapOdds } from './priceLadder.ts';
import { quoteMarket, type Quote } from './quoteMarket.ts';
import { liveMarginSkew, prematchMarginSkew } from './marginSkew.ts';
import { setSports } from '../testing/setSports.ts';

function quotesOf(engine: SportEngine, matches: number): Quote[] {
  const random = createRandom(3, 'states');
  const quotes: Quote[] = [];
  for (let id = 1; id <= matches; id += 1) {
    const setup = {
      id,
      seed: 3,
      levels: engine.levels((random() - 0.5) * 2.2, (random() - 0.5) * 2.2),
    };
    const script = engine.simulate(setup);
    for (const part of [0, random(), random(), random()]) {
      const playedS = Math.floor(part * script.durationS);
      const outlook =
        part === 0
          ? engine.outlook(setup, prematchMarginSkew(id, 7))
          : engine.outlook(setup, liveMarginSkew(id, playedS), { script, playedS });
      for (const type of engine.types) {
        for (const lineIndex of type.offer(outlook)) {
          const quote = quoteMarket(type, lineIndex, outlook);
          if (quote !== undefined) quotes.push(quote);
        }
      }
    }
  }
  return quotes;
}

test.each([
  ['football', 1],
  ['tennis', 4],
  ['basketball', 3],
  ['ice hockey', 2],
  ['volleyball', 6],
  ['baseball', 5],
  ['boxing', 9],
])('SBX-3 every market of %s keeps its overround within 1.03 and 1.10', (_name, sportId) => {
  const quotes = quotesOf(engineOfSport(sportId), 30);
  expect(quotes.length).toBeGreaterThan(60);
  const wrong = quotes.flatMap(({ type, lineIndex, odds }) => {
    const shown = odds.filter((price) => price > 0);
    const overround = overroundOf(shown, type.winners);
    const isRight =
      overround >= 1.03 &&
      overround <= 1.1 &&
      shown.every((price) => price >= 1010 && snapOdds(price) === price);
    return isRight
      ? []
      : [`type ${type.id} line ${lineIndex}: ${shown.join(' ')}, overround ${overround}`];
  });
  expect(wrong).toEqual([]);
});

test.each(setSports)(
  'SBX-781 a match of %s has an offered winner until its last point',
  (_name, sportId) => {
    const engine = engineOfSport(sportId);
    const winner = engine.types[0]!;
    let [sure, seen] = [0, 0];
    for (let id = 1; id <= 25; id += 1) {
      const setup = { id, seed: 3, levels: engine.levels(0.9 * Math.sin(id), 0) };
      const script = engine.simulate(setup);
      const endS = script.incidents.findLast(({ kind }) => kind === 'point')!.atS;
      for (const beforeS of [1, 40, 120, 400]) {
        const playedS = Math.max(0, endS - beforeS);
        const outlook = engine.outlook(setup, liveMarginSkew(id, playedS), { script, playedS });
        const quote = quoteMarket(winner, 0, outlook);
        // A market that one side can no longer lose is shown but not offered.
        if (winner.chances(outlook, 0)!.includes(0))
          expect(isSuspended({ script, playedS })).toBe(true);
        seen += 1;
        sure += quote?.odds.includes(1010) === true ? 1 : 0;
        expect(
          quote?.odds.filter((price) => price >= 1010).length,
          `match ${id}, ${beforeS} s before its end`,
        ).toBe(2);
        const overround = overroundOf(quote!.odds);
        expect(overround >= 1.03 && overround <= 1.1, quote!.odds.join(' ')).toBe(true);
      }
    }
    expect([seen, sure > 10]).toEqual([100, true]);
  },
);

test('SBX-3 a favourite too certain for any price is not offered', () => {
  expect(applyMargin([0.985, 0.015], 1.05)).toBeUndefined();
  expect(applyMargin([0.5, 0.5], 1.05)).toEqual([1900, 1900]);
});

test('SBX-4 prices are on the ladder', () => {
  expect(snapOdds(1854)).toBe(1850);
  expect(snapOdds(20_160)).toBe(20_200);
  expect(snapOdds(100_700)).toBe(101_000);
  expect(snapOdds(400)).toBe(1010);
  expect(moveOdds(20_000, 1)).toBe(20_100);
  expect(moveOdds(20_000, -1)).toBe(19_990);
  expect(moveOdds(1010, -3)).toBe(1010);
});
