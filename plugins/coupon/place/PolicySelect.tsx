import { observer } from 'mobx-react-lite';
import { SelectField, useTranslate } from '#core/ui';
import type { OddsChangePolicy } from '#domain/bets/OddsChangePolicy.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';
import styles from '../compose/CouponFoot.module.css';

/** Select for the reaction to odds that change before the bet is placed. */
export const PolicySelect = observer(function PolicySelect({
  settings,
  isLabelShown = true,
}: {
  readonly settings: SettingsStore;
  readonly isLabelShown?: boolean;
}) {
  const t = useTranslate('coupon.later');
  return (
    <div className={styles.policy}>
      {isLabelShown ? (
        <span className={styles.policyLabel} aria-hidden="true">
          {t('policy')}
        </span>
      ) : null}
      <div className={styles.policyChoice}>
        <span className={styles.policyNow} aria-hidden="true">
          {t(`policy.${settings.policy}`)}
        </span>
        <SelectField<OddsChangePolicy>
          label={t('policy')}
          isLabelHidden
          size="bare"
          className={styles.policyField}
          value={settings.policy}
          options={[
            { value: 'confirm', label: t('policy.confirm') },
            { value: 'acceptHigher', label: t('policy.acceptHigher') },
            { value: 'acceptAny', label: t('policy.acceptAny') },
          ]}
          onChange={settings.setPolicy}
        />
      </div>
    </div>
  );
});
