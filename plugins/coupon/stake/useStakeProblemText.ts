import { createMoney, type Money } from '#domain/money/Money.ts';
import { useFormat, useTranslate } from '#core/ui';
import type { StakeCap, StakeProblem } from './checkStake.ts';

const ownKeys = {
  'below-min': 'coupon.kinds:own.below-min',
  'above-max': 'coupon.kinds:own.above-max',
} as const;

function messageKey(problem: StakeProblem, isOwn: boolean): string {
  if (problem.kind === 'above-payout') return 'coupon.kinds:stake.above-payout';
  if (isOwn && (problem.kind === 'below-min' || problem.kind === 'above-max'))
    return ownKeys[problem.kind];
  return problem.kind === 'too-many-decimals' && problem.allowed === 0
    ? 'stake.no-decimals'
    : `stake.${problem.kind}`;
}

/** Returns the text for the origin of a maximum. */
export function useCapText(currency: string): (cap: StakeCap | undefined) => string | undefined {
  const t = useTranslate('coupon.later');
  const format = useFormat();
  return (cap) =>
    cap && t(`stake.most-${cap.kind}`, { limit: format.money(createMoney(cap.minor, currency)) });
}

/** Returns the text for the remainder of a personal limit, and until when. */
export function usePersonLimitText(): (
  limit: Money & { readonly freesAtS: number | undefined },
) => string {
  const t = useTranslate('coupon.later');
  const format = useFormat();
  return ({ minor, currency, freesAtS }) => {
    const limit = format.money(createMoney(minor, currency));
    return freesAtS === undefined
      ? t('stake.above-own', { limit })
      : t('stake.above-own.until', { limit, until: format.dateTime(freesAtS) });
  };
}

/**
 * Returns the error text of an amount; undefined where it is only missing. `isOwn`: of one part.
 */
export function useStakeProblemText(
  currency: string,
  isOwn = false,
): (problem: StakeProblem | undefined) => string | undefined {
  const t = useTranslate('coupon.later');
  const format = useFormat();
  const capText = useCapText(currency);
  const personLimitText = usePersonLimitText();
  return (problem) => {
    if (problem === undefined || problem.kind === 'empty') return undefined;
    if (problem.kind === 'above-own')
      return personLimitText({ minor: problem.limitMinor, currency, freesAtS: problem.freesAtS });
    const limit =
      'limitMinor' in problem ? format.money(createMoney(problem.limitMinor, currency)) : '–';
    const text = t(messageKey(problem, isOwn), {
      limit,
      example: format.amount(createMoney(1250, currency)),
      count: problem.kind === 'too-many-decimals' ? problem.allowed : 0,
    });
    const cap = 'cap' in problem ? capText(problem.cap) : undefined;
    return cap === undefined ? text : `${text} ${cap}`;
  };
}
