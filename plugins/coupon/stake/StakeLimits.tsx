import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import { Amount } from '../money/Amount.tsx';
import { useCouponStore, useLimitsStore, useStakeCheckStore } from '../setup/useStores.ts';
import styles from './StakeBox.module.css';
import { stakeHintId } from './stakeIds.ts';

/** Minimum and maximum; nothing while `StakeFault` shows an error. */
export const StakeLimits = observer(function StakeLimits() {
  const t = useTranslate('coupon.later');
  const coupon = useCouponStore();
  const limits = useLimitsStore();
  const { commonCap: cap } = limits;
  const { fieldProblem: problem } = useStakeCheckStore();
  if (problem !== undefined && problem.kind !== 'empty') return null;
  return (
    <p id={stakeHintId} className={styles.limits}>
      <span>
        {t('stake.minimum')} <Amount minor={limits.minStakeMinor} currency={coupon.currency} />
      </span>
      <span>
        {t('stake.maximum')} <Amount minor={limits.maxStakeMinor} currency={coupon.currency} />
      </span>
      {cap === undefined ? null : (
        <span>
          {t(`stake.cap.${cap.kind}`)} <Amount minor={cap.minor} currency={coupon.currency} />
        </span>
      )}
    </p>
  );
});
