import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { useServices } from '#core/ui';

/** Writes odds (thousandths) exactly, as the person reads them. Call it inside an observer. */
export function useOddsText(): (thousandths: number) => string {
  const { exactPrice } = oddsWriterFor(useServices());
  return (thousandths) => exactPrice(toOddsOfThousandths(thousandths));
}
