import { toOdds } from '#domain/odds/toOdds.ts';
import type { OfficePromotionsAnswer } from '#wire';
import { readBarred } from '../frame/Barred.ts';
import type { Promotions } from './Promotions.ts';

export function readPromotions(wire: OfficePromotionsAnswer): Promotions {
  return {
    barred: readBarred(wire.barred),
    promotions: wire.promotions.map((each) => ({
      id: each.id,
      group: each.group,
      state: each.state,
      version: each.version,
      freeBet: each.free_bet,
      bets: each.bets,
      counted: each.counted,
      leastStake: each.least_stake,
      leastSelections: each.least_selections,
      leastOdds: toOdds(each.least_coef),
      startsAtS: each.starts_at,
      // The end is exclusive on the wire.
      endsAtS: each.ends_at - 1,
      joinedAtS: each.joined_at,
      code: each.code,
      codeEndsAtS: each.code_ends_at,
      codeDays: each.code_days,
    })),
  };
}
