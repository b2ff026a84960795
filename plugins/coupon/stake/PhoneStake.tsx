import { observer } from 'mobx-react-lite';
import { createMoney } from '#domain/money/Money.ts';
import { classNames, useFormat, useTranslate } from '#core/ui';
import { winKey } from '../kinds/winKey.ts';
import styles from './StakeBox.module.css';
import { StakeInput } from './StakeInput.tsx';
import { StakeFault } from './StakeFault.tsx';
import {
  useCouponStore,
  useMoneyStore,
  useSettingsStore,
  useStakeCheckStore,
} from '../setup/useStores.ts';

/** The amount on a phone: field and payout side by side. */
export const PhoneStake = observer(function PhoneStake() {
  const t = useTranslate('coupon.later');
  const format = useFormat();
  const coupon = useCouponStore();
  const money = useMoneyStore();
  const settings = useSettingsStore();
  const stakeCheck = useStakeCheckStore();
  const win = stakeCheck.stakeProblem === undefined ? money.potentialPayoutMinor : undefined;
  const named = winKey(coupon.type);
  return (
    <div>
      <div className={styles.phone}>
        <StakeInput hasOwnKeys={!coupon.hasOwnStakes} className={styles.phoneBox} />
        {settings.choices.isPotentialPayoutShown ? (
          <div className={styles.win}>
            <span className={styles.winLabel}>
              {t(named === undefined ? 'total.win' : `coupon.kinds:${named}`)}
            </span>
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
      <StakeFault />
    </div>
  );
});
