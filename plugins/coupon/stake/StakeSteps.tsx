import { classNames, Icon, useTranslate } from '#core/ui';
import type { StakeStore } from './StakeStore.ts';
import styles from './StakeBox.module.css';

/** Minus and plus buttons of an amount. */
export function StakeSteps({ stake }: { readonly stake: StakeStore }) {
  const t = useTranslate('coupon.later');
  return (
    <div className={styles.steps}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('stake.less')}
        onClick={() => stake.step(-1)}
      >
        <Icon name="minus" />
      </button>
      <button
        type="button"
        className={classNames(styles.step, styles.more)}
        aria-label={t('stake.more')}
        onClick={() => stake.step(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
