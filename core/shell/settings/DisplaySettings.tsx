import { observer } from 'mobx-react-lite';
import { Slot } from '../../ui/react/Slot.tsx';
import { useLaterTexts } from '../../ui/react/useLaterTexts.ts';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Segmented, type SegmentedProps } from '../../ui/controls/Segmented.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import type { Columns } from '../desktop/useColumns.ts';
import styles from './DisplaySettings.module.css';
import { slots } from '../slots.ts';

/** Theme, size of type, calm, light version and columns. They act at once. */
export const DisplaySettings = observer(function DisplaySettings({
  columns,
}: {
  readonly columns?: Columns | undefined;
}) {
  const { preferences } = useServices();
  const t = useTranslate('shell.later');
  const hasTexts = useLaterTexts('shell', 'display');
  if (!hasTexts) return null;
  return (
    <div className={styles.display}>
      <p className={styles.title}>{t('display')}</p>
      <Choice
        label={t('theme')}
        items={[
          { id: 'light', label: t('themeLight') },
          { id: 'dark', label: t('themeDark') },
          { id: 'system', label: t('themeSystem') },
        ]}
        value={preferences.theme}
        onChange={(theme) => preferences.set('theme', theme)}
      />
      <Choice
        label={t('fontSize')}
        items={[
          { id: 0, label: t('fontSizeNormal') },
          { id: 1, label: t('fontSizeLarge') },
          { id: 2, label: t('fontSizeLargest') },
        ]}
        value={preferences.fontSize}
        onChange={(size) => preferences.set('fontSize', size)}
      />
      <Choice
        label={t('announcements')}
        items={[
          { id: 'off', label: t('announcements.off') },
          { id: 'own', label: t('announcements.own') },
          { id: 'all', label: t('announcements.all') },
        ]}
        value={preferences.announcements}
        onChange={(wanted) => preferences.set('announcements', wanted)}
      />
      <Switch
        label={t('calm')}
        isOn={preferences.arePricesPaused}
        onChange={(isOn) => preferences.set('arePricesPaused', isOn)}
      />
      <Switch
        label={t('highAccess')}
        isOn={preferences.isHighAccess}
        onChange={(isOn) => preferences.set('isHighAccess', isOn)}
      />
      <Switch
        label={t('lightVersion')}
        isOn={preferences.isLight}
        onChange={(isOn) => preferences.set('isLight', isOn)}
      />
      {columns === undefined || columns.start === 'absent' ? null : (
        <Switch
          label={t('shell:startColumn')}
          isOn={columns.start === 'shown'}
          onChange={(isOn) => preferences.set('isStartColumnHidden', !isOn)}
        />
      )}
      {columns === undefined || columns.end === 'absent' ? null : (
        <Switch
          label={t('shell:endColumn')}
          isOn={columns.end === 'shown'}
          onChange={(isOn) => preferences.set('isEndColumnHidden', !isOn)}
        />
      )}
      <Slot slot={slots.displayEnd} />
    </div>
  );
});

/** One choice of a few, with a label. */
function Choice<Id extends string | number>(
  props: Pick<SegmentedProps<Id>, 'label' | 'items' | 'value' | 'onChange'>,
) {
  return (
    <div className={styles.group}>
      <span className={styles.label}>{props.label}</span>
      <Segmented isBlock {...props} />
    </div>
  );
}
