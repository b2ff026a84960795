import { queryInteger, queryOf, type SandboxApp } from '#sandbox';
import type { PaymentTerms, PaymentTerminals, PaymentWays } from '#wire';
import { inCurrency, methodsIn, type Method } from './methods.ts';
import { findTerminals } from './terminals.ts';

const longestSearch = 80;

/** Public routes: methods, limits, fees and times of a country, and places for cash. */
export function addInformation(app: SandboxApp, settings: { readonly hasCrypto: boolean }): void {
  app.get('/web-api/payments/v1/ways', (context) => {
    const { country } = context.var.caller;
    const asked = queryOf(context).get('currency') ?? '';
    const currency = /^[A-Z]{3}$/.test(asked) ? asked : 'EUR';
    return context.json<PaymentWays>({
      ways: methodsIn(country, settings.hasCrypto).map((method) => ({
        id: method.id,
        kind: method.kind,
        deposit: depositTerms(method, currency),
        ...(method.isDepositOnly === true ? {} : { withdrawal: payoutTerms(method, currency) }),
      })),
      ...(country === '' ? {} : { country }),
    });
  });

  app.get('/web-api/payments/v1/terminals', (context) => {
    const query = queryOf(context);
    return context.json<PaymentTerminals>(
      findTerminals({
        country: query.get('country') ?? '',
        region: query.get('region') ?? '',
        search: (query.get('search') ?? '').slice(0, longestSearch),
        page: queryInteger(query, 'page', 1, 1000, 1),
      }),
    );
  });
}

function depositTerms(method: Method, currency: string): PaymentTerms {
  return {
    least: inCurrency(method.leastEuro, currency),
    most: inCurrency(method.mostEuro, currency),
    fee_permille: method.feePermille,
    time: method.time,
  };
}

function payoutTerms(method: Method, currency: string): PaymentTerms {
  return {
    least: inCurrency(method.leastPayoutEuro, currency),
    most: inCurrency(method.mostPayoutEuro, currency),
    fee_permille: method.payoutFeePermille,
    time: method.payoutTime,
  };
}
