import { observer } from 'mobx-react-lite';
import { Button, Icon, LazyPart, useTranslate } from '#core/ui';
import { Amount } from '../money/Amount.tsx';
import styles from './StakeBox.module.css';
import { useStakeProblemText } from './useStakeProblemText.ts';
import { useCouponStores } from '../setup/useCouponStores.ts';

const remedies = {
  'below-min': 'stake.set-min',
  'above-max': 'stake.set-max',
  'above-balance': 'stake.set-balance',
} as const;

const loadRemedies = async () => (await import('../money/MoneyRemedies.tsx')).MoneyRemedies;

/** Minimum and maximum, or what is wrong with the amount and the press that puts it right. */
export const StakeLimits = observer(function StakeLimits({ id }: { readonly id: string }) {
  const t = useTranslate('coupon');
  const { coupon, limits, stake } = useCouponStores();
  const problem = limits.fieldProblem;
  const problemText = useStakeProblemText(coupon.currency);
  if (problem === undefined || problem.kind === 'empty') {
    return (
      <p id={id} className={styles.limits}>
        <span>
          {t('stake.minimum')} <Amount minor={limits.minStakeMinor} currency={coupon.currency} />
        </span>
        <span>
          {t('stake.maximum')} <Amount minor={limits.maxStakeMinor} currency={coupon.currency} />
        </span>
        {limits.cap === undefined || coupon.hasOwnStakes ? null : (
          <span>
            {t(`stake.cap.${limits.cap.kind}`)}{' '}
            <Amount minor={limits.cap.minor} currency={coupon.currency} />
          </span>
        )}
      </p>
    );
  }
  const limit = 'limitMinor' in problem ? problem.limitMinor : undefined;
  // Where the balance is below the maximum, only the balance puts it right.
  const cure =
    problem.kind === 'below-min'
      ? limit && limits.perField(limit, Math.ceil)
      : limit === undefined
        ? undefined
        : limits.largestStakeMinor;
  return (
    <>
      <p id={id} className={styles.error}>
        <Icon name="alert-circle" size={14} />
        <span>{problemText(problem)}</span>
      </p>
      {cure === undefined || cure <= 0 || !(problem.kind in remedies) ? null : (
        <Button size="sm" className={styles.remedy} onClick={() => stake.set(cure)}>
          {t(remedies[problem.kind as keyof typeof remedies])}
        </Button>
      )}
      {problem.kind === 'above-max' || problem.kind === 'above-balance' ? (
        <LazyPart name="coupon.money-remedies" load={loadRemedies} props={{}} skeleton={null} />
      ) : null}
    </>
  );
});
