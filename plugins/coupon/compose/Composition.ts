import { type CouponType } from '#domain/ticket/CouponType.ts';

/** The composition as stored. Ids of selections are outcome ids. */
export interface Composition {
  /** Absent while the number of selections determines the kind. */
  readonly type?: CouponType;
  readonly systemSize: number;
  readonly bankers: readonly number[];
  /** Ordered selections; those not listed follow in the order of adding. */
  readonly order: readonly number[];
  /** Block of each selection: 0 is the lobby. */
  readonly blocks: Readonly<Record<string, number>>;
  /** Multi: blocks in each combination; absent when each block has a stake of its own. */
  readonly blockSize?: number;
  /** Conditional: blocks that stake all that the account of the coupon holds. */
  readonly maxBlocks: readonly number[];
  /** Lucky and patent: the amount is per bet. */
  readonly isPerBet: boolean;
  /** Minor units of `currency`. */
  readonly blockStakes: Readonly<Record<string, number>>;
  readonly selectionStakes: Readonly<Record<string, number>>;
  readonly currency: string;
}

/** Default: the count determines the kind, each selection has its own block. */
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
