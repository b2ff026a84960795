import { oddsChangePolicyId, oddsChangePolicyOf } from '#domain/bets/OddsChangePolicy.ts';
import { firstChoices, type CouponChoice, type CouponChoices } from './CouponChoices.ts';
import { isStoredAmounts } from '#stored/coupon/isStoredAmounts.js';
import { isStoredPolicy } from '#stored/coupon/isStoredPolicy.js';

/** Stored names of the choices, by the specification. */
const storedNames: Readonly<Record<CouponChoice, string>> = {
  policy: 'changeCoefAction',
  isExactOdds: 'exactCoef',
  isDroppedOnScoreChange: 'isDropOnScoreChange',
  isAutoMax: 'isAutoMax',
  isVipBet: 'isVipBet',
  isBalanceShown: 'isBalanceShown',
  isPotentialPayoutShown: 'isPossibleWinShown',
  isAccountChoiceShown: 'isSelectAccountShown',
  areTeamLogosShown: 'isTeamLogosInCoupon',
  isCouponKept: 'isCouponFixed',
  hasBetNotices: 'isBetNotices',
  isOwnStep: 'isManualAmountStep',
  stepByCurrency: 'amountStepByCurrencyIso',
  oneClickStakeByCurrency: 'oneClickAmount',
  bonusOneClickStakeByCurrency: 'bonusAccountOneClickAmount',
};

const choiceNames = Object.keys(storedNames) as readonly CouponChoice[];

function isValueOf(choice: CouponChoice, value: unknown): boolean {
  switch (choice) {
    case 'policy':
      return isStoredPolicy(value);
    case 'stepByCurrency':
    case 'oneClickStakeByCurrency':
    case 'bonusOneClickStakeByCurrency':
      return isStoredAmounts(value);
    default:
      return typeof value === 'boolean';
  }
}

/** Converts choices to the stored form, with the wire's number for the policy. */
export function toStored(choices: CouponChoices): Readonly<Record<string, unknown>> {
  return {
    ...Object.fromEntries(choiceNames.map((choice) => [storedNames[choice], choices[choice]])),
    [storedNames.policy]: oddsChangePolicyId(choices.policy),
  };
}

/** Reads choices from untrusted storage; an invalid value counts as not chosen. */
export function fromStored(
  stored: Readonly<Record<string, unknown>>,
  policy: CouponChoices['policy'],
): CouponChoices {
  const first: CouponChoices = { ...firstChoices, policy };
  const kept = choiceNames.flatMap((choice) => {
    const value = Object.hasOwn(stored, storedNames[choice])
      ? stored[storedNames[choice]]
      : undefined;
    if (!isValueOf(choice, value)) return [];
    return [
      [choice, choice === 'policy' && isStoredPolicy(value) ? oddsChangePolicyOf(value) : value],
    ];
  });
  const choices = { ...first, ...(Object.fromEntries(kept) as Partial<CouponChoices>) };
  return choices.isDroppedOnScoreChange && !choices.isExactOdds
    ? { ...choices, isDroppedOnScoreChange: false }
    : choices;
}
