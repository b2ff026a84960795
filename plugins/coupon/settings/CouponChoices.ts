import type { OddsChangePolicy } from '#domain/bets/OddsChangePolicy.ts';

/** Coupon choices in this browser. Minor units by currency, never converted. */
export interface CouponChoices {
  readonly policy: OddsChangePolicy;
  /** Bets go at the odds on the screen or not at all, whatever the policy says. */
  readonly isExactOdds: boolean;
  /** A live bet is dropped when the score changes before it is accepted. */
  readonly isDroppedOnScoreChange: boolean;
  /** The stake is the most that is possible, and follows it. */
  readonly isAutoMax: boolean;
  /** To stake above the maximum is asked for. */
  readonly isVipBet: boolean;
  readonly isBalanceShown: boolean;
  readonly isPotentialPayoutShown: boolean;
  readonly isAccountChoiceShown: boolean;
  /** Crests of the teams stand before the name of their event. */
  readonly areTeamLogosShown: boolean;
  /** The selections of an accepted bet stay in the coupon. */
  readonly isCouponKept: boolean;
  /** Results of bets are told by a notice on the screen as well. */
  readonly hasBetNotices: boolean;
  /** The person's own steps hold in the place of the usual ones. */
  readonly isOwnStep: boolean;
  readonly stepByCurrency: Readonly<Record<string, number>>;
  readonly oneClickStakeByCurrency: Readonly<Record<string, number>>;
  readonly bonusOneClickStakeByCurrency: Readonly<Record<string, number>>;
}

export type CouponChoice = keyof CouponChoices;

/** Before the person has chosen anything; the policy then is the site's. */
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
 * The choices after one of them was made, with those that it takes along: a bet is dropped on a
 * score only at exact odds. Source: specification 2, section 4.
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
