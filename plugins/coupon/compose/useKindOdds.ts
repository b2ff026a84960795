import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { toOddsOfThousandths } from '#domain/odds/Odds.ts';
import { useServices } from '#core/ui';
import type { CouponType } from '#domain/ticket/CouponType.ts';

/** Writes the odds of a whole coupon: the product of an accumulator with three places, any other as the price that it is. */
export function useKindOdds(): (type: CouponType, thousandths: number) => string {
  const { exactPrice, exactTotal } = oddsWriterFor(useServices().preferences);
  return (type, thousandths) =>
    (type === 'accumulator' ? exactTotal : exactPrice)(toOddsOfThousandths(thousandths));
}
