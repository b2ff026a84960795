/**
 * The slow oracle: every kind of coupon by its plain words, every combination listed, general
 * fractions, schoolbook division. It shares no code with the library that it judges, and takes a
 * coupon as plain data.
 */
export interface OracleSelection {
  readonly odds: number;
  readonly settlement: string;
  readonly isBanker?: boolean | undefined;
  readonly blockId?: number | undefined;
  readonly stakeMinor?: number | undefined;
  /** Each-way, to be placed: at this part of the odds above 1. */
  readonly placePart?: number | undefined;
}

export interface OracleCoupon {
  readonly type: string;
  readonly stakeMinor: number;
  readonly selections: readonly OracleSelection[];
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
    return new Fraction(
      this.top * other.bottom + other.top * this.bottom,
      this.bottom * other.bottom,
    ).reduced();
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

/** Applies one selection to an amount; an open one counts as won. */
export function oracleFactor({
  odds: thousandths,
  settlement,
  placePart = 1,
}: OracleSelection): Fraction {
  const odds = new Fraction(BigInt(thousandths - 1000), 1000n)
    .times(new Fraction(1n, BigInt(placePart)))
    .plus(one);
  const factors: Record<string, Fraction> = {
    lost: zero,
    won: odds,
    void: one,
    forcedVoid: one,
    halfWonHalfVoid: odds.plus(one).times(half),
    halfLostHalfVoid: half,
    halfLostHalfWon: odds.times(half),
  };
  return factors[settlement] ?? odds;
}

/** Every subset of this size, in order. */
function subsetsOf<Member>(members: readonly Member[], size: number): Member[][] {
  if (size === 0) return [[]];
  return members.flatMap((member, index) =>
    subsetsOf(members.slice(index + 1), size - 1).map((rest) => [member, ...rest]),
  );
}

function blocks(selections: readonly OracleSelection[]): [number, OracleSelection[]][] {
  const ids = [...new Set(selections.map((selection) => selection.blockId ?? 0))]
    .filter((id) => id > 0)
    .sort((a, b) => a - b);
  return ids.map((id) => [id, selections.filter((selection) => selection.blockId === id)]);
}

interface OracleBet {
  readonly stake: Fraction;
  readonly selections: readonly OracleSelection[];
}

/** The single bets of a coupon that is not run step by step. */
export function oracleBets({
  type,
  stakeMinor,
  selections,
  systemSize = 0,
  blockStakes,
}: OracleCoupon): OracleBet[] {
  const divided = (combinations: readonly (readonly OracleSelection[])[]): OracleBet[] =>
    combinations.map((selections) => ({
      stake: new Fraction(BigInt(stakeMinor), BigInt(combinations.length)),
      selections,
    }));
  const lobby = selections.filter((selection) => (selection.blockId ?? 0) === 0);
  switch (type) {
    case 'single':
    case 'accumulator':
      return divided([selections]);
    case 'system': {
      const bankers = selections.filter((selection) => selection.isBanker === true);
      const others = selections.filter((selection) => selection.isBanker !== true);
      return divided(
        subsetsOf(others, systemSize).map((selections) => [...bankers, ...selections]),
      );
    }
    case 'multi':
      if (blockStakes !== undefined)
        return blocks(selections).map(([id, selections]) => ({
          stake: new Fraction(BigInt(blockStakes[id] ?? 0)),
          selections: [...lobby, ...selections],
        }));
      return divided(
        subsetsOf(blocks(selections), systemSize).map((some) => [
          ...lobby,
          ...some.flatMap(([, selections]) => selections),
        ]),
      );
    case 'lucky':
    case 'patent': {
      const smallest = type === 'lucky' ? 1 : 2;
      return divided(
        selections.flatMap((_selection, index) =>
          index + 1 < smallest ? [] : subsetsOf(selections, index + 1),
        ),
      );
    }
    case 'singles':
      return selections.map((selection) => ({
        stake: new Fraction(BigInt(selection.stakeMinor ?? 0)),
        selections: [selection],
      }));
    default:
      throw new Error(`${type} is not a list of bets`);
  }
}

function sumOf(bets: readonly OracleBet[]): Fraction {
  // Bets of one size first: they have one denominator.
  const bySize = new Map<number, Fraction>();
  for (const { stake, selections } of bets) {
    const paid = selections.reduce(
      (amount, selection) => amount.times(oracleFactor(selection)),
      stake,
    );
    bySize.set(selections.length, (bySize.get(selections.length) ?? zero).plus(paid));
  }
  return [...bySize.values()].reduce((sum, part) => sum.plus(part), zero);
}

function runSteps({ type, stakeMinor, selections, blockStakes = {} }: OracleCoupon): Fraction {
  const steps: [number | 'max', OracleSelection[]][] =
    type === 'chain'
      ? selections.map((selection) => [stakeMinor, [selection]])
      : blocks(selections).map(([id, selections]) => [blockStakes[id] ?? 0, selections]);
  let account = zero;
  steps.forEach(([asked, selections], index) => {
    const wanted = asked === 'max' ? account : new Fraction(BigInt(asked));
    const staked = index === 0 ? wanted : wanted.isAbove(account) ? account : wanted;
    const rest = index === 0 ? zero : account.minus(staked);
    account = rest
      .plus(selections.reduce((amount, selection) => amount.times(oracleFactor(selection)), staked))
      .reduced();
  });
  return account;
}

/** The payout of the coupon before rounding, with every open selection taken as won. */
export function oracleExact(coupon: OracleCoupon): Fraction {
  const { type, selections, stakeMinor } = coupon;
  if (type === 'chain' || type === 'conditional') return runSteps(coupon);
  if (type !== 'antiAccumulator') return sumOf(oracleBets(coupon));
  const counting = selections.filter(
    ({ settlement }) => settlement !== 'void' && settlement !== 'forcedVoid',
  );
  if (counting.length === 0) return new Fraction(BigInt(stakeMinor));
  const fails = counting.some(({ settlement }) =>
    ['lost', 'unsettled', 'notStarted'].includes(settlement),
  );
  return fails ? new Fraction(BigInt(stakeMinor) * BigInt(coupon.antiOdds ?? 0), 1000n) : zero;
}

/** Minor units paid: rounded once as a whole; many singles are rounded one by one. */
export function oraclePayout(coupon: OracleCoupon): bigint {
  if (coupon.type !== 'singles') return oracleExact(coupon).rounded();
  return oracleBets(coupon).reduce((sum, bet) => sum + sumOf([bet]).rounded(), 0n);
}
