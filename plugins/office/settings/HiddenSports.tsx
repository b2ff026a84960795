import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ConfirmDialog, Icon, Panel, PanelHead, Segmented, useTranslate } from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import type { Settings, SportSection } from './Settings.ts';
import { hiddenSportsId, type SettingsStore } from './SettingsStore.ts';
import styles from './SettingsPage.module.css';
import { useFailureText } from './useFailureText.ts';

interface HiddenSportsProps {
  readonly store: SettingsStore;
  readonly settings: Settings;
}

/** Sports hidden from lists and menus, prematch and live; search still finds them. */
export const HiddenSports = observer(function HiddenSports({
  store,
  settings: { sports, offered },
}: HiddenSportsProps) {
  const t = useTranslate('office.settings');
  const failureText = useFailureText();
  const [section, setSection] = useState<SportSection>('line');
  const hidden = store.hiddenSports(section);
  const outcome = store.outcomes.get(hiddenSportsId);
  return (
    <Panel id="sports" aria-labelledby="sports-title">
      <PanelHead
        id="sports-title"
        title={t('section.sports')}
        actions={
          <Segmented
            label={t('sports.section')}
            items={[
              { id: 'line', label: t('sports.line') },
              { id: 'live', label: t('sports.live') },
            ]}
            value={section}
            onChange={setSection}
          />
        }
      />
      <p className={styles.note}>{t('sports.hint')}</p>
      {outcome?.kind === 'failed' ? (
        <p role="alert" className={`${styles.note} ${styles.failure}`}>
          {failureText(outcome.failure)}
        </p>
      ) : null}
      <ul className={styles.sports}>
        {sports
          .filter(({ id }) => offered[section].includes(id))
          .map(({ id, name, icon }) => {
            const isHidden = hidden.includes(id);
            return (
              <li key={id}>
                <button
                  type="button"
                  role="switch"
                  aria-checked={!isHidden}
                  aria-label={t('sports.shown', { sport: name })}
                  className={styles.sport}
                  onClick={() => void store.toggleSport(section, id)}
                >
                  <Icon name={sportSymbol(icon)} size={18} />
                  <span className="one-line">{name}</span>
                  <Icon name={isHidden ? 'eye-off' : 'eye'} size={16} />
                </button>
              </li>
            );
          })}
      </ul>
      {store.asked === undefined ? null : (
        <ConfirmDialog
          title={t('sports.all.title')}
          keep={t('sports.all.keep')}
          act={t('sports.all.hide')}
          onKeep={store.keepLast}
          onAct={() => void store.confirmAll()}
        >
          <p>{t(`sports.all.${store.asked.section}`)}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
});
