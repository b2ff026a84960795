import { couponTypeOf, type CouponTypeId } from './CouponType.ts';
import type { OddsChangePolicy } from './decideOdds.ts';
import type { BlockStake } from './Ticket.ts';

/** One selection as it is sent. */
export interface OrderedSelection {
  readonly outcomeId: number;
  /** Thousandths that the person saw. */
  readonly odds: number;
  readonly isBanker?: true;
  /** Multi and conditional; 0 is the lobby. */
  readonly blockId?: number;
}

/** A coupon as it is sent: the snapshot that one idempotency key stands for. */
export interface CouponOrder {
  readonly accountId: number;
  readonly typeId: CouponTypeId;
  /** All that the coupon costs now: of a chain the first stake, of a conditional coupon that of its first block. */
  readonly stakeMinor: number;
  readonly currency: string;
  readonly policy: OddsChangePolicy;
  /** Display format at the time (wire: coefViewId). */
  readonly oddsFormat: number;
  readonly selections: readonly OrderedSelection[];
  /** System, and multi over combinations of its blocks. */
  readonly systemSize?: number;
  /** Multi with a stake per block, and conditional: by block id. */
  readonly blockStakes?: Readonly<Record<number, BlockStake>>;
  /** Many singles: minor units by outcome id. */
  readonly selectionStakes?: Readonly<Record<number, number>>;
  /** Anti-accumulator: the price that the person saw, thousandths. */
  readonly antiOdds?: number;
  /** At these odds or not at all. */
  readonly isExactOdds?: boolean;
  /** Not when the score has changed meanwhile. */
  readonly isDroppedOnScoreChange?: boolean;
  readonly isBonusBet?: boolean;
  /** A trader is asked for a stake above the maximum. */
  readonly isVipBet?: boolean;
  readonly promoCode?: string;
  /** Minor units of the stake that are advanced. */
  readonly advanceMinor?: number;
}

function isAbsentOr<T>(value: unknown, check: (value: unknown) => value is T): value is T | undefined {
  return value === undefined || check(value);
}

function isStakes(value: unknown): value is Readonly<Record<string, BlockStake>> {
  return typeof value === 'object' && value !== null && Object.entries(value).every(([id, stake]: [string, unknown]) => /^[1-9]\d{0,15}$/.test(id) && (stake === 'max' || isWhole(stake)));
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function isFlag(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean';
}

/** Whether a stored value is an order. */
export function isCouponOrder(value: unknown): value is CouponOrder {
  if (typeof value !== 'object' || value === null) return false;
  const order = value as Partial<Record<keyof CouponOrder, unknown>>;
  return (
    isWhole(order.accountId) &&
    isWhole(order.typeId) &&
    couponTypeOf(order.typeId) !== undefined &&
    isWhole(order.stakeMinor) &&
    typeof order.currency === 'string' &&
    (order.policy === 0 || order.policy === 1 || order.policy === 2) &&
    isWhole(order.oddsFormat) &&
    isFlag(order.isExactOdds) &&
    isFlag(order.isDroppedOnScoreChange) &&
    isFlag(order.isBonusBet) &&
    isFlag(order.isVipBet) &&
    (order.promoCode === undefined || typeof order.promoCode === 'string') &&
    isAbsentOr(order.advanceMinor, isWhole) &&
    isAbsentOr(order.systemSize, isWhole) &&
    isAbsentOr(order.antiOdds, isWhole) &&
    isAbsentOr(order.blockStakes, isStakes) &&
    isAbsentOr(order.selectionStakes, isStakes) &&
    Array.isArray(order.selections) &&
    order.selections.every((each: unknown) => {
      const selection = (each ?? {}) as Partial<Record<keyof OrderedSelection, unknown>>;
      return isWhole(selection.outcomeId) && isWhole(selection.odds) && isAbsentOr(selection.blockId, isWhole) && (selection.isBanker === undefined || selection.isBanker === true);
    })
  );
}

/** Whether two orders are the same coupon to the platform, byte for byte. */
export function isSameOrder(first: CouponOrder, second: CouponOrder): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
