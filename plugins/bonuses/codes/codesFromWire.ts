import { oddsOrUndefined } from '#domain/odds/Odds.ts';
import { couponTypeOf } from '#domain/ticket/CouponType.ts';
import type { PromoCodeAnswer, PromoSettingsAnswer } from '#wire';
import { readBarred } from '../frame/Barred.ts';
import type { CodeAnswer, CodeSettings } from './Codes.ts';

export function readSettings(wire: PromoSettingsAnswer): CodeSettings {
  return {
    barred: readBarred(wire.barred),
    isShown: wire.showPromoCodeCheck && wire.promoSetting.promoCodeCheckSection.isAvailable,
  };
}

export function readCode({ state, promo }: PromoCodeAnswer): CodeAnswer {
  if (state === 'unknown' || state === 'not_for_you' || promo === undefined)
    return { kind: state === 'not_for_you' ? 'not_for_you' : 'unknown' };
  return {
    kind: state,
    terms: {
      code: promo.code,
      kind: promo.kind,
      amount: promo.amount,
      isStakePaidOut: promo.isStakePaidOut === true,
      leastSelections: promo.minSelections,
      leastOdds: oddsOrUndefined(promo.minCoef) ?? 0,
      types: promo.typeIds.flatMap((id) => couponTypeOf(id) ?? []),
      endsAtS: promo.ends_at,
    },
  };
}
