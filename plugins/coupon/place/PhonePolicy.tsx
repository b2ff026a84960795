import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import styles from '../compose/CouponFoot.module.css';
import { PolicySelect } from './PolicySelect.tsx';
import { useKindOdds } from '../compose/useKindOdds.ts';
import { useCouponStore, useRowsStore, useSettingsStore } from '../setup/useStores.ts';

/** Total odds and odds-change policy in one line, for phones. */
export const PhonePolicy = observer(function PhonePolicy() {
  const coupon = useCouponStore();
  const rows = useRowsStore();
  const settings = useSettingsStore();
  const t = useTranslate('coupon.later');
  const kindOdds = useKindOdds();
  return (
    <div className={styles.policyLine}>
      {coupon.hasTotalOdds ? (
        <span>
          {t('total.odds')}{' '}
          <b className="num" translate="no">
            {kindOdds(coupon.type, rows.totalOdds)}
          </b>
        </span>
      ) : null}
      <PolicySelect settings={settings} isLabelShown={!coupon.hasTotalOdds} />
    </div>
  );
});
