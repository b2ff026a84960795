import { type CouponType } from '#domain/ticket/CouponType.ts';

/** What the person composed beside the selections, as it is kept. Ids of selections are outcome ids. */
export interface Composition {
  /** Absent while the number of selections decides. */
  readonly type?: CouponType;
  readonly systemSize: number;
  readonly bankers: readonly number[];
  /** Selections that were put into an order; those that are not here follow in the order of adding. */
  readonly order: readonly number[];
  /** Block of each selection: 0 is the lobby. */
  readonly blocks: Readonly<Record<string, number>>;
  /** Multi: blocks in each combination; absent when each block has a stake of its own. */
  readonly blockSize?: number;
  /** Conditional: blocks that stake all that the account of the coupon holds. */
  readonly maxBlocks: readonly number[];
  /** Lucky and patent: the amount is that of each bet. */
  readonly isPerBet: boolean;
  /** Minor units of `currency`. */
  readonly blockStakes: Readonly<Record<string, number>>;
  readonly selectionStakes: Readonly<Record<string, number>>;
  readonly currency: string;
}

/** Nothing composed: the number of selections decides, and each selection has a block of its own. */
export const emptyComposition: Composition = {
  systemSize: 2,
  bankers: [],
  order: [],
  blocks: {},
  maxBlocks: [],
  isPerBet: false,
  blockStakes: {},
  selectionStakes: {},
  currency: '',
};

/** The largest number of blocks of a coupon. */
export const largestBlockId = 50;
