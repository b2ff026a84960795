/** Stream of numbers in [0, 1). The same seed gives the same stream on every machine. */
export type Random = () => number;

/** Mixes integers (any safe integer) and words into one unsigned 32-bit value. */
export function hash(...parts: readonly (number | string)[]): number {
  let mixed = 0x9e3779b9;
  for (const part of parts) {
    if (typeof part === 'string') {
      for (let index = 0; index < part.length; index += 1)
        mixed = Math.imul(mixed ^ part.charCodeAt(index), 0x01000193);
      mixed = scramble(mixed ^ part.length);
    } else {
      mixed = scramble(mixed ^ (part | 0));
      const high = Math.floor(part / 0x100000000);
      if (high !== 0) mixed = scramble(mixed ^ (high | 0));
    }
  }
  return scramble(mixed) >>> 0;
}

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) + 0x6d2b79f5;
}

/** Returns a number in [0, 1), always the same for the same parts. */
export function chanceOf(...parts: readonly (number | string)[]): number {
  return hash(...parts) / 0x100000000;
}

/** Creates a mulberry32 generator: small, fast, and good enough for a simulation. */
export function createRandom(...seed: readonly (number | string)[]): Random {
  let state = hash(...seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
}

/** Draws the number of events of a Poisson process with this mean. */
export function drawPoisson(random: Random, mean: number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}

export function drawBetween(random: Random, from: number, to: number): number {
  return from + (to - from) * random();
}

export function pick<T>(values: readonly T[], chance: number): T {
  const value = values[Math.min(values.length - 1, Math.floor(chance * values.length))];
  if (value === undefined)
    throw new RangeError('Cannot pick from an empty list: give at least one value');
  return value;
}

/** Picks one of several values by their shares, which sum to 1. */
export function drawByShare<Value>(
  random: Random,
  shares: readonly (readonly [value: Value, share: number])[],
): Value {
  let drawn = random();
  // Rounding errors go to the last value.
  const found = shares.find(([, share]) => (drawn -= share) < 0) ?? shares.at(-1);
  if (found === undefined)
    throw new RangeError('Cannot draw from an empty list: give at least one value');
  return found[0];
}

/** Returns smooth noise in [-1, 1]: similar at near positions, independent at distant ones. */
export function smoothNoise(seed: number, position: number): number {
  const cell = Math.floor(position);
  const share = position - cell;
  const eased = share * share * (3 - 2 * share);
  const before = chanceOf(seed, cell) * 2 - 1;
  const after = chanceOf(seed, cell + 1) * 2 - 1;
  return before + (after - before) * eased;
}
