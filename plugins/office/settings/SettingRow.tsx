import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import { SettingControlView } from './SettingControlView.tsx';
import { explained } from './settingControls.ts';
import styles from './SettingsPage.module.css';
import type { SettingsStore } from './SettingsStore.ts';
import { useFailureText } from './useFailureText.ts';

interface SettingRowProps {
  readonly store: SettingsStore;
  readonly id: string;
}

/** Row of a setting: name, description, control, and why a change failed. */
export const SettingRow = observer(function SettingRow({ store, id }: SettingRowProps) {
  const t = useTranslate('office.settings');
  const failureText = useFailureText();
  const outcome = store.outcomes.get(id);
  const failure = outcome?.kind === 'failed' ? outcome.failure : undefined;
  const label = t(`setting.${id}`);
  return (
    <div className={styles.row} data-setting={id}>
      <div className={styles.words}>
        <span aria-hidden="true">{label}</span>
        {explained.has(id) ? <small>{t(`setting.${id}.hint`)}</small> : null}
        {failure === undefined ? null : (
          <p role="alert" className={styles.failure}>
            {failureText(failure)}
          </p>
        )}
      </div>
      <SettingControlView store={store} id={id} label={label} />
    </div>
  );
});
