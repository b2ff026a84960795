import type { CouponCode, LoadedCoupon } from '#wire';
import type { CodedCoupon, SavedCode } from './CodedCoupon.ts';
import { toOdds } from '#domain/odds/toOdds.ts';
import { isLiveOffer } from '#domain/bets/offerState.ts';
import { couponTypeOf } from '#domain/ticket/CouponType.ts';

export function codeFromWire(answer: CouponCode): SavedCode {
  return { code: answer.code, expiresAtS: answer.expires_at };
}

export function codedCouponFromWire(answer: LoadedCoupon): CodedCoupon {
  return {
    ...codeFromWire(answer),
    type: couponTypeOf(answer.typeId) ?? 'accumulator',
    systemSize: answer.systemValue,
    selections: answer.bets.map(({ bet, reason, isBanker, blockId }) => ({
      outcomeId: bet.id,
      eventId: bet.gameId,
      odds: toOdds(bet.coef),
      isLive: isLiveOffer(bet),
      outcomeName: bet.name,
      marketName: bet.marketName,
      eventName: bet.gameName,
      sportIcon: bet.sportIcon,
      isBanker,
      blockId,
      reason,
    })),
  };
}
