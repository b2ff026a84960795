import { toOdds } from '#domain/odds/toOdds.ts';
import type { ReferralsAnswer } from '#wire';
import type { ReferralState } from './Referral.ts';

export function readReferral({ barred_until, referral }: ReferralsAnswer): ReferralState {
  if (referral === undefined) return { kind: 'barred', endsAtS: barred_until ?? 0 };
  return {
    kind: 'open',
    referral: {
      code: referral.code,
      freeBet: referral.free_bet,
      stakes: referral.stakes,
      leastOdds: toOdds(referral.least_coef),
      days: referral.days,
      friends: referral.friends.map((friend) => ({
        name: friend.name,
        joinedAtS: friend.joined_at,
        state: friend.state,
        code: friend.code,
        codeEndsAtS: friend.code_ends_at,
      })),
    },
  };
}
