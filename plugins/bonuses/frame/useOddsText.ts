import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { useServices } from '#core/ui';

/** Formats odds (thousandths) exactly, in the chosen format. Call it inside an observer. */
export function useOddsText(): (thousandths: number) => string {
  const { exactPrice } = oddsWriterFor(useServices());
  return (thousandths) => exactPrice(toOddsOfThousandths(thousandths));
}
