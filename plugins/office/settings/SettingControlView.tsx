import { timeZoneOffsets, utcLabel } from '#core';
import { observer } from 'mobx-react-lite';
import { Segmented, SelectField, Switch, useServices, useTranslate } from '#core/ui';
import { formatOdds } from '#domain/odds/formatOdds.ts';
import { toOdds } from '#domain/odds/toOdds.ts';
import { oddsFormatId, oddsFormatsOf } from '#domain/odds/OddsFormat.ts';
import { appViewTypePreference, oddsFormatFor } from '#domain/odds/oddsPreferences.ts';
import { oddsFormatKeys } from '../../betting/ui.ts';
import { AmountSetting } from './AmountSetting.tsx';
import { settingControls } from './settingControls.ts';
import styles from './SettingsPage.module.css';
import type { SettingsStore } from './SettingsStore.ts';

interface SettingControlProps {
  readonly store: SettingsStore;
  readonly id: string;
  readonly label: string;
}

const minutesPerHour = 60;
/** Example price in every format. */
const example = toOdds(1.85);

/** Control of a setting; every change is saved at once. */
export const SettingControlView = observer(function SettingControlView({
  store,
  id,
  label,
}: SettingControlProps) {
  const t = useTranslate('office.settings');
  const control = settingControls[id];
  if (control === undefined) return null;
  const value = store.valueOf(id);
  const change = (next: string): void => void store.change(id, next);
  switch (control.kind) {
    case 'switch':
      return (
        <Switch
          label={label}
          isLabelHidden
          isOn={value === '1'}
          onChange={(isOn) => change(isOn ? '1' : '0')}
        />
      );
    case 'segments':
      return (
        <Segmented
          label={label}
          items={control.values.map((each) => ({ id: each, label: t(`value.${id}.${each}`) }))}
          value={value}
          onChange={change}
        />
      );
    case 'list':
      return (
        <Select
          label={label}
          value={value}
          options={control.values.map((each) => ({ value: each, label: t(`value.${id}.${each}`) }))}
          onChange={change}
        />
      );
    case 'odds':
      return <OddsFormatSelect label={label} onChange={change} />;
    case 'time-zone':
      return <TimeZoneSelect label={label} value={value} onChange={change} />;
    case 'amount':
      return <AmountSetting store={store} id={id} label={label} />;
  }
});

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

function Select(props: SelectProps) {
  return (
    <span className={styles.select}>
      <SelectField {...props} isLabelHidden size="sm" />
    </span>
  );
}

/** Only the formats of the chosen view of lists. */
const OddsFormatSelect = observer(function OddsFormatSelect({
  label,
  onChange,
}: Pick<SelectProps, 'label' | 'onChange'>) {
  const t = useTranslate('betting.later');
  const { preferences } = useServices();
  return (
    <Select
      label={label}
      value={String(oddsFormatId(oddsFormatFor(preferences)))}
      options={oddsFormatsOf(preferences.get(appViewTypePreference)).map((format) => ({
        value: String(oddsFormatId(format)),
        // Isolated: a minus stays before its number also from right to left.
        label: `${t(oddsFormatKeys[format])} · ⁨${formatOdds(example, format)}⁩`,
      }))}
      onChange={onChange}
    />
  );
});

const TimeZoneSelect = observer(function TimeZoneSelect({
  label,
  value,
  onChange,
}: Omit<SelectProps, 'options'>) {
  return (
    <Select
      label={label}
      value={value}
      options={timeZoneOffsets(Number(value) * minutesPerHour).map((offset) => ({
        value: String(offset / minutesPerHour),
        label: utcLabel(offset),
      }))}
      onChange={onChange}
    />
  );
});
