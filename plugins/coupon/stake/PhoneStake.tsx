import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { createMoney } from '#domain/money/Money.ts';
import { classNames, useFormat, useTranslate } from '#core/ui';
import { Keypad } from './Keypad.tsx';
import styles from './StakeBox.module.css';
import { QuickAmounts } from './QuickAmounts.tsx';
import { StakeInput } from './StakeInput.tsx';
import { StakeLimits } from './StakeLimits.tsx';
import { useCouponStores } from '../setup/useCouponStores.ts';

/** The amount on a phone: field and payout side by side, with an own keypad. */
export const PhoneStake = observer(function PhoneStake() {
  const t = useTranslate('coupon');
  const format = useFormat();
  const id = useId();
  const { coupon, limits, settings } = useCouponStores();
  const win = limits.stakeProblem === undefined ? coupon.potentialPayoutMinor : undefined;
  return (
    <>
      <div>
        <div className={styles.phone}>
          <StakeInput hintId={id} hasOwnKeys={!coupon.hasOwnStakes} className={styles.phoneBox} />
          {settings.choices.isPotentialPayoutShown ? (
            <div className={styles.win}>
              <span className={styles.winLabel}>{t('total.win')}</span>
              <b
                className={classNames('num', styles.winAmount)}
                translate="no"
                data-testid="possible-win"
              >
                {win === undefined ? '–' : format.money(createMoney(win, coupon.currency))}
              </b>
            </div>
          ) : null}
        </div>
        <StakeLimits id={id} />
      </div>
      {/* Where each bet has a field of its own, the device's keyboard serves all of them. */}
      {coupon.hasOwnStakes ? <QuickAmounts /> : <Keypad />}
    </>
  );
});
