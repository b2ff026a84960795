/** Probabilities of whole numbers: `chances[i]` belongs to `from + i`. */
export interface Pmf {
  readonly from: number;
  readonly chances: Float64Array;
}

const negligible = 1e-10;

export function certainPmf(value: number): Pmf {
  return { from: value, chances: Float64Array.of(1) };
}

/** Returns a Poisson distribution with this mean, shifted by the count so far. */
export function poissonPmf(mean: number, counted = 0): Pmf {
  if (mean <= 0) return certainPmf(counted);
  const chances: number[] = [];
  let chance = Math.exp(-mean);
  for (let count = 0; count < mean || chance > negligible; count += 1) {
    chances.push(chance);
    chance *= mean / (count + 1);
  }
  return { from: counted, chances: Float64Array.from(chances) };
}

/** Returns the sum of two independent numbers. */
export function addPmf(left: Pmf, right: Pmf): Pmf {
  const chances = new Float64Array(left.chances.length + right.chances.length - 1);
  for (let first = 0; first < left.chances.length; first += 1) {
    const chance = left.chances[first] ?? 0;
    if (chance < negligible) continue;
    for (let second = 0; second < right.chances.length; second += 1) {
      chances[first + second] =
        (chances[first + second] ?? 0) + chance * (right.chances[second] ?? 0);
    }
  }
  return trim({ from: left.from + right.from, chances });
}

/** Drops negligible ends, so that long sums stay short. */
function trim({ from, chances }: Pmf): Pmf {
  let first = 0;
  let last = chances.length - 1;
  while (first < last && (chances[first] ?? 0) < negligible) first += 1;
  while (last > first && (chances[last] ?? 0) < negligible) last -= 1;
  return first === 0 && last === chances.length - 1
    ? { from, chances }
    : { from: from + first, chances: chances.subarray(first, last + 1) };
}

export function negatePmf(pmf: Pmf): Pmf {
  return { from: -(pmf.from + pmf.chances.length - 1), chances: pmf.chances.toReversed() };
}

/** Returns the sum of `times` independent copies. */
export function repeatPmf(pmf: Pmf, times: number): Pmf {
  let result = certainPmf(0);
  let power = pmf;
  for (let left = times; left > 0; left >>= 1) {
    if (left & 1) result = addPmf(result, power);
    if (left > 1) power = addPmf(power, power);
  }
  return result;
}

export function medianOf(pmf: Pmf): number {
  let sum = 0;
  for (let index = 0; index < pmf.chances.length; index += 1) {
    sum += pmf.chances[index] ?? 0;
    if (sum >= 0.5) return pmf.from + index;
  }
  return pmf.from + pmf.chances.length - 1;
}

/** Collects entries in any order; each gives its value and its chance, by default as a pair. */
export function collectPmf(entries: readonly (readonly [value: number, chance: number])[]): Pmf;
export function collectPmf<Entry>(
  entries: readonly Entry[],
  valueOf: (entry: Entry) => number,
  chanceOf: (entry: Entry) => number,
): Pmf;
export function collectPmf<Entry extends readonly number[]>(
  entries: readonly Entry[],
  valueOf = firstOf,
  chanceOf = secondOf,
): Pmf {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const entry of entries) {
    const value = valueOf(entry);
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  const chances = new Float64Array(highest - lowest + 1);
  for (const entry of entries) {
    const index = valueOf(entry) - lowest;
    chances[index] = (chances[index] ?? 0) + chanceOf(entry);
  }
  return { from: lowest, chances };
}

const firstOf = ([value = 0]: readonly number[]): number => value;
const secondOf = ([, chance = 0]: readonly number[]): number => chance;
