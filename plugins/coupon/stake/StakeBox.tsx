import { observer } from 'mobx-react-lite';
import { useId, type KeyboardEvent } from 'react';
import { Icon, classNames, useTranslate } from '#core/ui';
import { StakeInput } from './StakeInput.tsx';
import { StakeLimits } from './StakeLimits.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import styles from './StakeBox.module.css';
import { useCouponStores } from '../setup/useCouponStores.ts';

interface StakeBoxProps {
  readonly hasQuickAmounts: boolean;
}

/** The amount: field, steps, quick amounts, and the limits or what is wrong with it. */
export const StakeBox = observer(function StakeBox({ hasQuickAmounts }: StakeBoxProps) {
  const t = useTranslate('coupon');
  const id = useId();
  const { stake } = useCouponStores();

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'ArrowUp') stake.step(1);
    else if (event.key === 'ArrowDown') stake.step(-1);
    else return;
    event.preventDefault();
  }

  return (
    <div>
      <div className={styles.row}>
        <StakeInput hintId={id} onKeyDown={handleKeyDown} />
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
      </div>
      {hasQuickAmounts ? <QuickAmounts className={styles.quick} /> : null}
      <StakeLimits id={id} />
    </div>
  );
});
