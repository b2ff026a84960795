import { observer } from 'mobx-react-lite';
import { SelectField, useTranslate } from '#core/ui';
import type { OddsChangePolicy } from '../domain/decideOdds.ts';
import type { CouponSettings } from '../stores/CouponSettings.ts';
import styles from './CouponFoot.module.css';

const policies: Readonly<Record<'0' | '1' | '2', OddsChangePolicy>> = { 0: 0, 1: 1, 2: 2 };

interface PolicySelectProps {
  readonly settings: CouponSettings;
  readonly isLabelShown?: boolean;
}

/** What to do when odds change before the bet is placed. */
export const PolicySelect = observer(function PolicySelect({ settings, isLabelShown = true }: PolicySelectProps) {
  const t = useTranslate('coupon');
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
        <SelectField<'0' | '1' | '2'>
          label={t('policy')}
          isLabelHidden
          size="bare"
          className={styles.policyField}
          value={`${settings.policy}`}
          options={[
            { value: '0', label: t('policy.0') },
            { value: '2', label: t('policy.2') },
            { value: '1', label: t('policy.1') },
          ]}
          onChange={(value) => settings.setPolicy(policies[value])}
        />
      </div>
    </div>
  );
});
