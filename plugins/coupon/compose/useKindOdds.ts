import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import { withGroupedDigits } from '#domain/odds/withGroupedDigits.ts';
import { useServices } from '#core/ui';
import type { CouponType } from '#domain/ticket/CouponType.ts';

/** Writes a coupon's odds: an accumulator's product with three places, else the price. */
export function useKindOdds(): (type: CouponType, thousandths: number) => string {
  const { exactPrice, exactTotal } = oddsWriterFor(useServices());
  return (type, thousandths) =>
    withGroupedDigits(
      (type === 'accumulator' ? exactTotal : exactPrice)(toOddsOfThousandths(thousandths)),
    );
}
