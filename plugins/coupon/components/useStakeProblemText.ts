import { createMoney } from '#core';
import { useFormat, useTranslate } from '#core/ui';
import type { StakeProblem } from '../domain/checkStake.ts';

function messageKey(problem: StakeProblem): string {
  return problem.kind === 'too-many-decimals' && problem.allowed === 0 ? 'stake.no-decimals' : `stake.${problem.kind}`;
}

/** Says what is wrong with an amount; nothing where it is only missing. */
export function useStakeProblemText(currency: string): (problem: StakeProblem | undefined) => string | undefined {
  const t = useTranslate('coupon');
  const format = useFormat();
  return (problem) => {
    if (problem === undefined || problem.kind === 'empty') return undefined;
    const limit = 'limitMinor' in problem ? format.money(createMoney(problem.limitMinor, currency)) : '–';
    return t(messageKey(problem), { limit, count: problem.kind === 'too-many-decimals' ? problem.allowed : 0 });
  };
}
