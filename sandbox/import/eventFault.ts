import type { ImportedEvent, ImportedOdds } from '../world/ImportedEvent.ts';
import { sports } from '../world/catalogue/sports.ts';
import { nameFault } from './names/nameFault.ts';

const sportIds = new Set(sports.map(({ id }) => id));
const [firstMs, lastMs] = [Date.UTC(1870, 0), Date.UTC(2200, 0)] as const;
const [lowestPrice, highestPrice] = [1001, 1_001_000] as const;
const highestScore = 999;
/** Bound of the lines of markets; a total may be in points. */
const highestLine = 500;

/** Returns why a match cannot be played or shown, whatever its source; undefined if it can. */
export function eventFault(event: ImportedEvent): string | undefined {
  const { sportId, startsAtMs, home, away, competition, countryName } = event;
  const names = [home, away, competition, countryName];
  const named = names.map((name: unknown) =>
    typeof name === 'string' ? nameFault(name) : 'a name is missing',
  );
  if (!sportIds.has(sportId)) return `no sport has the number ${String(sportId)}`;
  if (!(startsAtMs > firstMs && startsAtMs < lastMs)) return 'its start is no instant';
  return (
    named.find((fault) => fault !== undefined) ??
    (areScores(event) ? undefined : 'its result is not made of counts') ??
    ([event.odds, event.closingOdds].every(areOdds) ? undefined : 'its prices are none') ??
    (areChances(event.chances) ? undefined : 'its chances are none')
  );
}

function areScores({ result, extra }: ImportedEvent): boolean {
  const pairs: readonly (readonly number[] | undefined)[] = [
    ...(result === undefined ? [] : [result.score, result.halfTime, ...(result.periods ?? [])]),
    ...Object.values(result?.counts ?? {}),
    extra?.score,
    extra?.shootOut,
  ];
  return pairs.every(
    (pair) =>
      pair === undefined ||
      (pair.length === 2 &&
        pair.every((count) => Number.isInteger(count) && count >= 0 && count <= highestScore)),
  );
}

function areOdds(odds: ImportedOdds | undefined): boolean {
  const { result, total, handicap } = odds ?? {};
  const [home, draw, away] = result ?? [lowestPrice, 0, lowestPrice];
  const prices = [home, away, total?.over, total?.under, handicap?.home, handicap?.away];
  return (
    (draw === 0 || isPrice(draw)) &&
    prices.every((price) => price === undefined || isPrice(price)) &&
    [total?.line, handicap?.line].every(
      (line) => line === undefined || (Number.isInteger(line * 4) && Math.abs(line) <= highestLine),
    )
  );
}

function isPrice(price: number): boolean {
  return price >= lowestPrice && price <= highestPrice;
}

function areChances(chances: ImportedEvent['chances']): boolean {
  const { result, advance, total, handicap } = chances ?? {};
  return [...(result ?? []), advance, total?.over, handicap?.home].every(
    (chance) => chance === undefined || (chance >= 0 && chance <= 1),
  );
}
