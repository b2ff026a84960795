import type { FairChances, SportEngine } from '../engine/SportEngine.ts';

/** Step of the chances at which the model is fitted; levels in between are interpolated. */
const step = 0.02;
const [lowest, highest] = [0.04, 0.96] as const;

const tables = new WeakMap<SportEngine, Map<number, readonly number[]>>();

/**
 * Returns the levels of the model for given chances. If only the winner of a match without draws is
 * priced, as in thousands of matches of a season, a few fits per sport serve all matches, so that a
 * list of three hundred is fast.
 */
export function fitByTable(engine: SportEngine, chances: FairChances): readonly number[] {
  const { result, total, handicap, advance } = chances;
  const isSimple =
    result !== undefined &&
    result[1] === 0 &&
    total === undefined &&
    handicap === undefined &&
    advance === undefined;
  const chance = isSimple ? result[0] / (result[0] + result[2]) : 0;
  if (chance < lowest || chance > highest) return engine.fit(chances);
  const place = chance / step;
  const below = fitAt(engine, Math.floor(place));
  const above = fitAt(engine, Math.floor(place) + 1);
  const share = place - Math.floor(place);
  return below.map((level, index) => level + share * ((above[index] ?? level) - level));
}

function fitAt(engine: SportEngine, place: number): readonly number[] {
  let table = tables.get(engine);
  if (table === undefined) tables.set(engine, (table = new Map()));
  let levels = table.get(place);
  if (levels === undefined)
    table.set(place, (levels = engine.fit({ result: [place * step, 0, 1 - place * step] })));
  return levels;
}
