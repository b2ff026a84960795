import { couponTypes, type CouponType } from './CouponType.ts';

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
export const emptyComposition: Composition = { systemSize: 2, bankers: [], order: [], blocks: {}, maxBlocks: [], isPerBet: false, blockStakes: {}, selectionStakes: {}, currency: '' };

/** As many as a coupon can have blocks. */
export const largestBlockId = 50;

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isIdList = (value: unknown): boolean => Array.isArray(value) && value.length <= largestBlockId && value.every(isWhole);

function isIdRecord(value: unknown, isValue: (each: number) => boolean): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= largestBlockId && entries.every(([id, each]: [string, unknown]) => /^[1-9]\d{0,15}$/.test(id) && isWhole(each) && isValue(each));
}

/** Whether a stored value is a composition; hostile content is none. */
export function isComposition(value: unknown): value is Composition {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Partial<Record<keyof Composition, unknown>>;
  return (
    (kept.type === undefined || couponTypes.some((type) => type === kept.type)) &&
    isWhole(kept.systemSize) &&
    kept.systemSize >= 2 &&
    (kept.blockSize === undefined || (isWhole(kept.blockSize) && kept.blockSize >= 1)) &&
    [kept.bankers, kept.order, kept.maxBlocks].every(isIdList) &&
    isIdRecord(kept.blocks, (id) => id <= largestBlockId) &&
    [kept.blockStakes, kept.selectionStakes].every((stakes) => isIdRecord(stakes, () => true)) &&
    typeof kept.isPerBet === 'boolean' &&
    typeof kept.currency === 'string'
  );
}
