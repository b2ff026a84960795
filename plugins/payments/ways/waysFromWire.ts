import type { PaymentTerms, PaymentWays } from '#wire';
import { kindOf } from '../payment/paymentsFromWire.ts';
import type { Terms, Ways } from './Ways.ts';

export function readWays({ ways, country }: PaymentWays): Ways {
  return {
    country,
    // Methods that the page cannot name are left out.
    ways: ways.flatMap(({ id, kind: word, deposit, withdrawal }) => {
      const kind = kindOf(word);
      return kind === undefined
        ? []
        : [
            {
              id,
              kind,
              deposit: readTerms(deposit),
              withdrawal: withdrawal && readTerms(withdrawal),
            },
          ];
    }),
  };
}

function readTerms({ least, most, fee_permille: feePermille, time }: PaymentTerms): Terms {
  return { least, most, feePermille, time };
}
