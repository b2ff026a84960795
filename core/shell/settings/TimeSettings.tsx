import { observer } from 'mobx-react-lite';
import { formatInstant } from '../../runtime/texts/formatInstant.ts';
import { useLaterTexts } from '../../ui/react/useLaterTexts.ts';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { timeZoneOffsets } from './timeZoneOffsets.ts';
import styles from './TimeSettings.module.css';
import { useMinute } from './useMinute.ts';
import { utcLabel } from './utcLabel.ts';

/** Clock of 24 or 12 hours, and the time zone of all times on the site. */
export const TimeSettings = observer(function TimeSettings() {
  const { preferences, environment } = useServices();
  const t = useTranslate('shell.later');
  const hasTexts = useLaterTexts('shell', 'clockFormat');
  const nowS = useMinute();
  const deviceOffset = -new Date(nowS * 1000).getTimezoneOffset();
  if (!hasTexts) return null;
  return (
    <div className={styles.time}>
      <div className={styles.head}>
        <span>{t('clockFormat')}</span>
        <Segmented
          label={t('clockFormat')}
          items={[
            { id: '24', label: t('clock24') },
            { id: '12', label: t('clock12') },
          ]}
          value={preferences.is12h ? '12' : '24'}
          onChange={(id) => preferences.set('is12h', id === '12')}
        />
      </div>
      <SelectField
        label={t('shell:timeZone')}
        value={String(preferences.timeZoneOffsetMin)}
        options={timeZoneOffsets(preferences.timeZoneOffsetMin, deviceOffset).map((offset) => ({
          value: String(offset),
          label: `${utcLabel(offset)} · ${formatInstant(nowS, 'time', environment.language, offset, preferences.is12h)}`,
        }))}
        onChange={(offset) => preferences.set('timeZoneOffsetMin', Number(offset))}
      />
      <button
        type="button"
        className={styles.device}
        onClick={() => preferences.set('timeZoneOffsetMin', deviceOffset)}
      >
        {t('useDeviceZone')}
        <span className="num">{utcLabel(deviceOffset)}</span>
      </button>
    </div>
  );
});
