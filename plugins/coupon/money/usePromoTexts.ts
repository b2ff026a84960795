import { oddsWriterFor } from '#domain/odds/oddsPreferences.ts';
import { createMoney } from '#domain/money/Money.ts';
import { listInLine } from '#domain/texts/listInLine.ts';
import { toOddsOfThousandths } from '#domain/odds/toOdds.ts';
import { useFormat, useServices, useTranslate } from '#core/ui';
import type { PromoProblem } from '#domain/ticket/terms/findPromoProblem.ts';
import type { PromoCode } from '#domain/ticket/terms/MoneyTerms.ts';

interface PromoTexts {
  /** Benefit of a code, its least selections and odds, and expiry. */
  readonly conditions: (promo: PromoCode) => string;
  readonly problem: (problem: PromoProblem) => string;
}

/** Texts about promo codes. */
export function usePromoTexts(): PromoTexts {
  const t = useTranslate('coupon.money');
  const tKinds = useTranslate('coupon.kinds');
  const format = useFormat();
  const services = useServices();
  const { direction } = services.environment;
  const writer = oddsWriterFor(services);
  const odds = (thousandths: number): string => writer.exactPrice(toOddsOfThousandths(thousandths));
  return {
    conditions: ({ benefit, currency, minSelections, minOdds, endsAtS }) =>
      [
        t(
          benefit.kind === 'refund'
            ? 'promo.refund'
            : benefit.isStakePaidOut
              ? 'promo.free-bet.whole'
              : 'promo.free-bet',
          { amount: format.money(createMoney(benefit.valueMinor, currency)) },
        ),
        ...(minSelections > 1 ? [t('promo.from', { count: minSelections })] : []),
        ...(minOdds > 1000 ? [t('promo.odds', { odds: odds(minOdds) })] : []),
        ...(endsAtS === undefined ? [] : [t('promo.until', { date: format.dayMonth(endsAtS) })]),
      ].join(' · '),
    problem: (problem) => {
      switch (problem.kind) {
        case 'expired':
          return t('promo.fault.expired');
        case 'currency':
          return t('promo.problem.currency', { currency: problem.currency });
        case 'type': {
          const names = problem.types.map((type) => tKinds(`name.${type}`));
          return names.length === 0
            ? t('promo.problem.singles')
            : t('promo.problem.type', { kinds: listInLine(names, direction) });
        }
        case 'too-few':
          return t('promo.problem.too-few', { count: problem.minSelections });
        case 'low-odds':
          return t('promo.problem.low-odds', { odds: odds(problem.minOdds) });
      }
    },
  };
}
