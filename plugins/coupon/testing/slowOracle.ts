/**
 * The slow oracle: every kind of coupon by its plain words, every combination listed, general fractions, schoolbook
 * division. It shares no code with the library that it judges, and takes a coupon as plain data.
 */
export interface OracleLeg {
  readonly odds: number;
  readonly statusId: number;
  readonly isBanker?: boolean | undefined;
  readonly blockId?: number | undefined;
  readonly stakeMinor?: number | undefined;
}

export interface OracleCoupon {
  readonly type: string;
  readonly stakeMinor: number;
  readonly selections: readonly OracleLeg[];
  readonly systemSize?: number | undefined;
  readonly blockStakes?: Readonly<Record<number, number | 'max'>> | undefined;
  readonly antiOdds?: number | undefined;
}

export class Fraction {
  readonly top: bigint;
  readonly bottom: bigint;

  constructor(top: bigint, bottom = 1n) {
    this.top = top;
    this.bottom = bottom;
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.top * other.top, this.bottom * other.bottom);
  }

  plus(other: Fraction): Fraction {
    if (this.bottom === other.bottom) return new Fraction(this.top + other.top, this.bottom);
    return new Fraction(this.top * other.bottom + other.top * this.bottom, this.bottom * other.bottom).reduced();
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.top, other.bottom));
  }

  isAbove(other: Fraction): boolean {
    return this.top * other.bottom > other.top * this.bottom;
  }

  equals(other: Fraction): boolean {
    return this.top * other.bottom === other.top * this.bottom;
  }

  reduced(): Fraction {
    let [a, b] = [this.top < 0n ? -this.top : this.top, this.bottom];
    while (b !== 0n) [a, b] = [b, a % b];
    return a === 0n ? new Fraction(0n) : new Fraction(this.top / a, this.bottom / a);
  }

  /** Long division digit by digit, then a comparison of twice the rest. */
  rounded(): bigint {
    let quotient = 0n;
    let rest = 0n;
    for (const digit of this.top.toString()) {
      rest = rest * 10n + BigInt(digit);
      let count = 0n;
      while (rest >= this.bottom) {
        rest -= this.bottom;
        count += 1n;
      }
      quotient = quotient * 10n + count;
    }
    return quotient + (rest + rest >= this.bottom ? 1n : 0n);
  }
}

const zero = new Fraction(0n);
const one = new Fraction(1n);
const half = new Fraction(1n, 2n);

/** What one leg makes of an amount; an open one is taken as won. */
export function oracleFactor({ odds: thousandths, statusId }: OracleLeg): Fraction {
  const odds = new Fraction(BigInt(thousandths), 1000n);
  const factors: Record<number, Fraction> = { 0: zero, 1: odds, 2: one, 3: one, 4: odds.plus(one).times(half), 5: half, 6: odds.times(half) };
  return factors[statusId] ?? odds;
}

/** Every subset of so many members, in order. */
function subsetsOf<Member>(members: readonly Member[], size: number): Member[][] {
  if (size === 0) return [[]];
  return members.flatMap((member, index) => subsetsOf(members.slice(index + 1), size - 1).map((rest) => [member, ...rest]));
}

function blocks(legs: readonly OracleLeg[]): [number, OracleLeg[]][] {
  const ids = [...new Set(legs.map((leg) => leg.blockId ?? 0))].filter((id) => id > 0).sort((a, b) => a - b);
  return ids.map((id) => [id, legs.filter((leg) => leg.blockId === id)]);
}

interface OracleBet {
  readonly stake: Fraction;
  readonly legs: readonly OracleLeg[];
}

/** The single bets of a coupon that is not run step by step. */
export function oracleBets({ type, stakeMinor, selections, systemSize = 0, blockStakes }: OracleCoupon): OracleBet[] {
  const divided = (combinations: readonly (readonly OracleLeg[])[]): OracleBet[] => combinations.map((legs) => ({ stake: new Fraction(BigInt(stakeMinor), BigInt(combinations.length)), legs }));
  const lobby = selections.filter((leg) => (leg.blockId ?? 0) === 0);
  switch (type) {
    case 'single':
    case 'accumulator':
      return divided([selections]);
    case 'system': {
      const bankers = selections.filter((leg) => leg.isBanker === true);
      const others = selections.filter((leg) => leg.isBanker !== true);
      return divided(subsetsOf(others, systemSize).map((legs) => [...bankers, ...legs]));
    }
    case 'multi':
      if (blockStakes !== undefined) return blocks(selections).map(([id, legs]) => ({ stake: new Fraction(BigInt(blockStakes[id] ?? 0)), legs: [...lobby, ...legs] }));
      return divided(subsetsOf(blocks(selections), systemSize).map((some) => [...lobby, ...some.flatMap(([, legs]) => legs)]));
    case 'lucky':
    case 'patent': {
      const smallest = type === 'lucky' ? 1 : 2;
      return divided(selections.flatMap((_leg, index) => (index + 1 < smallest ? [] : subsetsOf(selections, index + 1))));
    }
    case 'singles':
      return selections.map((leg) => ({ stake: new Fraction(BigInt(leg.stakeMinor ?? 0)), legs: [leg] }));
    default:
      throw new Error(`${type} is not a list of bets`);
  }
}

function sumOf(bets: readonly OracleBet[]): Fraction {
  // Bets of one size first: they have one denominator.
  const bySize = new Map<number, Fraction>();
  for (const { stake, legs } of bets) {
    const paid = legs.reduce((amount, leg) => amount.times(oracleFactor(leg)), stake);
    bySize.set(legs.length, (bySize.get(legs.length) ?? zero).plus(paid));
  }
  return [...bySize.values()].reduce((sum, part) => sum.plus(part), zero);
}

function runSteps({ type, stakeMinor, selections, blockStakes = {} }: OracleCoupon): Fraction {
  const steps: [number | 'max', OracleLeg[]][] = type === 'chain' ? selections.map((leg) => [stakeMinor, [leg]]) : blocks(selections).map(([id, legs]) => [blockStakes[id] ?? 0, legs]);
  let account = zero;
  steps.forEach(([asked, legs], index) => {
    const wanted = asked === 'max' ? account : new Fraction(BigInt(asked));
    const staked = index === 0 ? wanted : wanted.isAbove(account) ? account : wanted;
    const rest = index === 0 ? zero : account.minus(staked);
    account = rest.plus(legs.reduce((amount, leg) => amount.times(oracleFactor(leg)), staked)).reduced();
  });
  return account;
}

/** What the coupon pays, before rounding, with every open leg taken as won. */
export function oracleExact(coupon: OracleCoupon): Fraction {
  const { type, selections, stakeMinor } = coupon;
  if (type === 'chain' || type === 'conditional') return runSteps(coupon);
  if (type !== 'antiAccumulator') return sumOf(oracleBets(coupon));
  const counting = selections.filter(({ statusId }) => statusId !== 2 && statusId !== 3);
  if (counting.length === 0) return new Fraction(BigInt(stakeMinor));
  const fails = counting.some(({ statusId }) => statusId <= 0);
  return fails ? new Fraction(BigInt(stakeMinor) * BigInt(coupon.antiOdds ?? 0), 1000n) : zero;
}

/** Minor units paid: one rounding of the whole; many singles, which are bets by themselves, one by one. */
export function oraclePayout(coupon: OracleCoupon): bigint {
  if (coupon.type !== 'singles') return oracleExact(coupon).rounded();
  return oracleBets(coupon).reduce((sum, bet) => sum + sumOf([bet]).rounded(), 0n);
}
