import { couponTypes, type CouponType } from '#domain/ticket/CouponType.ts';
import type { SelectionRole } from '#domain/ticket/ComposedCoupon.ts';
import { namedBets, type NamedBet } from '#domain/ticket/namedBets.ts';
import type { Settlement } from '#domain/ticket/Settlement.ts';
import type { BlockStake } from '#domain/ticket/Ticket.ts';

/** Result of a selection; `placed`: each-way, did not win but finished in the places. */
export type SelectionResult = Exclude<Settlement, 'notStarted' | 'forcedVoid'> | 'placed';

/** In the order in which they are offered. */
export const selectionResults: readonly SelectionResult[] = [
  'unsettled',
  'won',
  'placed',
  'lost',
  'void',
  'halfWonHalfVoid',
  'halfLostHalfVoid',
  'halfLostHalfWon',
];

/** Row of the calculator. */
export interface CalculatorSelection extends SelectionRole {
  /** Integer thousandths; undefined while the row is empty. */
  readonly odds: number | undefined;
  readonly result: SelectionResult;
  readonly isBanker: boolean;
  readonly blockId: number;
  /** Many singles: its own stake in minor units; without one it takes the common stake. */
  readonly stakeMinor?: number | undefined;
}

/** Input of the calculator. */
export interface Calculation {
  /** A kind of coupon, or the id of a named bet. */
  readonly kind: string;
  readonly selections: readonly CalculatorSelection[];
  /** Minor units, for all that have no stake of their own; undefined while none is valid. */
  readonly stakeMinor: number | undefined;
  /** Stakes by block id, of a conditional coupon or a multi with own stakes. */
  readonly blockStakes: Readonly<Record<number, BlockStake>>;
  /** Multi: each block has a stake of its own, instead of combinations that share a total. */
  readonly isEachBlock: boolean;
  /** ISO 4217 code. */
  readonly currency: string;
  /** The stake is that of each bet and not the total. */
  readonly isPerBet: boolean;
  readonly systemSize: number;
  /** Integer thousandths. */
  readonly antiOdds: number | undefined;
  /** Each-way: the place fraction (4: a quarter); undefined for win only. */
  readonly placePart: number | undefined;
}

export const emptySelection: CalculatorSelection = {
  odds: undefined,
  result: 'unsettled',
  isBanker: false,
  blockId: 1,
};

/** Maximum of the platform. */
export const mostSelections = 20;

/** Largest stake in minor units; multiplied by all combinations it is still a safe integer. */
export const mostStakeMinor = 1_000_000_000;

export const placeParts: readonly number[] = [2, 3, 4, 5, 6, 7, 8];

/** An empty calculator. */
export function emptyCalculation(currency: string): Calculation {
  return {
    kind: 'accumulator',
    selections: [1, 2, 3].map((blockId) => ({ ...emptySelection, blockId })),
    stakeMinor: undefined,
    blockStakes: {},
    isEachBlock: false,
    currency,
    isPerBet: false,
    systemSize: 2,
    antiOdds: undefined,
    placePart: undefined,
  };
}

/** Returns the kind of coupon by which a choice is calculated. */
export function typeOfKind(kind: string): CouponType {
  return namedBetOf(kind)?.type ?? couponTypes.find((type) => type === kind) ?? 'accumulator';
}

export function namedBetOf(kind: string): NamedBet | undefined {
  return namedBets.find(({ id }) => id === kind);
}

/** Whether one total is divided over the bets, so that the stake can also be given per bet. */
export function isDivided({
  kind,
  isEachBlock,
}: Pick<Calculation, 'kind' | 'isEachBlock'>): boolean {
  const type = typeOfKind(kind);
  return (
    type === 'system' || type === 'lucky' || type === 'patent' || (type === 'multi' && !isEachBlock)
  );
}

/** Whether each block has a stake: its own, or the common one. */
export function hasBlockStakes({
  kind,
  isEachBlock,
}: Pick<Calculation, 'kind' | 'isEachBlock'>): boolean {
  const type = typeOfKind(kind);
  return type === 'conditional' || (type === 'multi' && isEachBlock);
}

/** Whether each-way applies: to every kind but the anti-accumulator, which has no places. */
export function canBeEachWay(type: CouponType): boolean {
  return type !== 'antiAccumulator';
}

/** Results that a selection can have: "placed" only each-way, halves not in an anti-accumulator. */
export function resultsOf({
  kind,
  placePart,
}: Pick<Calculation, 'kind' | 'placePart'>): readonly SelectionResult[] {
  const type = typeOfKind(kind);
  return selectionResults.filter((result) => {
    if (result === 'placed') return placePart !== undefined && canBeEachWay(type);
    return type !== 'antiAccumulator' || !result.startsWith('half');
  });
}

/**
 * Returns the block of a row; a conditional coupon has no lobby, so those rows are in the first
 * block.
 */
export function blockOf(kind: string, { blockId }: Pick<CalculatorSelection, 'blockId'>): number {
  return kind === 'conditional' ? Math.max(1, blockId) : blockId;
}
