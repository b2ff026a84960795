import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { IconButton, RadioGroup, useTranslate } from '#core/ui';
import type { OddsChangePolicy } from '#domain/bets/OddsChangePolicy.ts';
import type { CouponChoices } from './CouponChoices.ts';
import { OneClickSwitch } from '../one-click/OneClickSwitch.tsx';
import { QuickSwitch } from '../quick/QuickSwitch.tsx';
import { AmountField } from './AmountField.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import styles from './SettingsPanel.module.css';
import {
  useAccountStore,
  useOneClickStore,
  useSettingsStore,
  useStakeStore,
} from '../setup/useStores.ts';

type SwitchChoice = {
  [Choice in keyof CouponChoices]: CouponChoices[Choice] extends boolean ? Choice : never;
}[keyof CouponChoices];

interface SwitchRow {
  readonly choice: SwitchChoice;
  readonly textKey: string;
  readonly hasHint?: boolean;
}

const betRows: readonly SwitchRow[] = [
  { choice: 'isExactOdds', textKey: 'settings.exact', hasHint: true },
  { choice: 'isDroppedOnScoreChange', textKey: 'settings.drop', hasHint: true },
  { choice: 'isAutoMax', textKey: 'settings.auto-max', hasHint: true },
];
const viewRows: readonly SwitchRow[] = [
  { choice: 'isBalanceShown', textKey: 'settings.balance' },
  { choice: 'isPotentialPayoutShown', textKey: 'settings.win' },
  { choice: 'isAccountChoiceShown', textKey: 'settings.account' },
  { choice: 'areTeamLogosShown', textKey: 'settings.logos' },
  { choice: 'isCouponKept', textKey: 'settings.keep' },
];

/** Settings, shown in place of the coupon; changes apply at once. */
export const SettingsPanel = observer(function SettingsPanel() {
  const t = useTranslate('coupon.later');
  const titleId = useId();
  const closeRef = useRef<HTMLButtonElement>(null);
  const account = useAccountStore();
  const oneClick = useOneClickStore();
  const settings = useSettingsStore();
  const stake = useStakeStore();
  const { choices } = settings;

  useEffect(() => {
    closeRef.current?.focus({ preventScroll: true });
    return () => {
      // Returns the focus, unless it has moved elsewhere.
      if (document.activeElement === document.body)
        document
          .querySelector<HTMLElement>('[data-coupon-settings]')
          ?.focus({ preventScroll: true });
    };
  }, []);

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    settings.close();
  }

  const row = ({ choice, textKey, hasHint }: SwitchRow) => (
    <SettingSwitch
      key={choice}
      label={t(textKey)}
      {...(hasHint === true ? { hint: t(`${textKey}.hint`) } : {})}
      isOn={choices[choice]}
      onChange={(isOn) => settings.set(choice, isOn)}
    />
  );

  return (
    <section className={styles.panel} aria-labelledby={titleId} onKeyDown={handleKeyDown}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {t('settings.title')}
        </h3>
        <IconButton ref={closeRef} icon="x" label={t('settings.close')} onClick={settings.close} />
      </div>
      <div className={styles.body}>
        <RadioGroup<OddsChangePolicy>
          label={t('coupon.later:policy')}
          name="coupon-policy"
          value={choices.policy}
          options={[
            { value: 'confirm', label: t('coupon.later:policy.confirm') },
            { value: 'acceptAny', label: t('coupon.later:policy.acceptAny') },
            { value: 'acceptHigher', label: t('coupon.later:policy.acceptHigher') },
          ]}
          isDisabled={choices.isExactOdds}
          className={styles.policy}
          onChange={settings.setPolicy}
        />
        {betRows.map(row)}
        <SettingSwitch
          label={t('settings.step')}
          hint={t('settings.step.hint')}
          isOn={choices.isOwnStep}
          onChange={(isOn) => settings.set('isOwnStep', isOn)}
        />
        {choices.isOwnStep ? (
          <AmountField
            key={stake.currency}
            label={t('settings.step.amount')}
            minor={stake.stepMinor}
            currency={stake.currency}
            onChange={(minor) =>
              settings.set('stepByCurrency', { ...choices.stepByCurrency, [stake.currency]: minor })
            }
          />
        ) : null}
        {viewRows.map(row)}
        <QuickSwitch />
        <OneClickSwitch isWide />
        {oneClick.isOffered ? (
          <AmountField
            key={`${account.current?.kind ?? ''} ${oneClick.currency}`}
            label={t('one-click.amount')}
            minor={oneClick.stakeMinor}
            currency={oneClick.currency}
            onChange={oneClick.setStake}
          />
        ) : null}
      </div>
    </section>
  );
});
