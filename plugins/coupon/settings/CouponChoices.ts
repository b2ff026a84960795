import type { OddsChangePolicy } from '#domain/bets/OddsChangePolicy.ts';

/** Coupon choices in this browser. Minor units by currency, never converted. */
export interface CouponChoices {
  readonly policy: OddsChangePolicy;
  /** Bets only at the displayed odds, whatever the policy. */
  readonly isExactOdds: boolean;
  /** A live bet is dropped when the score changes before it is accepted. */
  readonly isDroppedOnScoreChange: boolean;
  /** The stake follows the largest possible amount. */
  readonly isAutoMax: boolean;
  /** Stakes above the maximum are requested from a trader. */
  readonly isVipBet: boolean;
  readonly isBalanceShown: boolean;
  readonly isPotentialPayoutShown: boolean;
  readonly isAccountChoiceShown: boolean;
  /** Crests of the teams are shown before the name of their event. */
  readonly areTeamLogosShown: boolean;
  /** The selections of an accepted bet stay in the coupon. */
  readonly isCouponKept: boolean;
  /** Results of bets are also shown as notices. */
  readonly hasBetNotices: boolean;
  /** Own steps replace the defaults. */
  readonly isOwnStep: boolean;
  readonly stepByCurrency: Readonly<Record<string, number>>;
  readonly oneClickStakeByCurrency: Readonly<Record<string, number>>;
  readonly bonusOneClickStakeByCurrency: Readonly<Record<string, number>>;
}

export type CouponChoice = keyof CouponChoices;

/** Defaults; the default policy is the site's. */
export const firstChoices: Omit<CouponChoices, 'policy'> = {
  isExactOdds: false,
  isDroppedOnScoreChange: false,
  isAutoMax: false,
  isVipBet: false,
  isBalanceShown: true,
  isPotentialPayoutShown: true,
  isAccountChoiceShown: true,
  areTeamLogosShown: false,
  isCouponKept: false,
  hasBetNotices: true,
  isOwnStep: false,
  stepByCurrency: {},
  oneClickStakeByCurrency: {},
  bonusOneClickStakeByCurrency: {},
};

/**
 * Applies a choice together with the ones that it implies: dropping on a score change requires
 * exact odds. Source: specification 2, section 4.
 */
export function withChoice<Choice extends CouponChoice>(
  choices: CouponChoices,
  choice: Choice,
  value: CouponChoices[Choice],
): CouponChoices {
  const next = { ...choices, [choice]: value };
  if (choice === 'isExactOdds' && value === false)
    return { ...next, isDroppedOnScoreChange: false };
  return choice === 'isDroppedOnScoreChange' && value === true
    ? { ...next, isExactOdds: true }
    : next;
}
