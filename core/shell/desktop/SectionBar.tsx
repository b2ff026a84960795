import { AsyncBoundary } from '../../ui/react/AsyncBoundary.tsx';
import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { Slot } from '../../ui/react/Slot.tsx';
import { useServices } from '../../ui/react/useServices.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Popover } from '../../ui/surfaces/Popover.tsx';
import { MenuAnchor } from '../menu/MenuAnchor.tsx';
import { useMenu } from '../menu/useMenu.ts';
import { endonymOf } from '../settings/endonymOf.ts';
import { Clock } from './Clock.tsx';
import { ColumnToggle } from './ColumnToggle.tsx';
import styles from './SectionBar.module.css';
import { MainMenu } from './MainMenu.tsx';
import type { Columns } from './useColumns.ts';
import { menus, slots } from '../slots.ts';

const TimeSettings = lazy(async () => ({
  default: (await import('../settings/TimeSettings.tsx')).TimeSettings,
}));
const OddsFormatSettings = lazy(async () => ({
  default: (await import('../settings/OddsFormatSettings.tsx')).OddsFormatSettings,
}));
const OddsFormatName = lazy(async () => ({
  default: (await import('../settings/OddsFormatName.tsx')).OddsFormatName,
}));
const LanguageSettings = lazy(async () => ({
  default: (await import('../settings/LanguageSettings.tsx')).LanguageSettings,
}));
const DisplaySettings = lazy(async () => ({
  default: (await import('../settings/DisplaySettings.tsx')).DisplaySettings,
}));

/** The row below the header: toggles of both columns, section menu, clock, odds format, language, display. */
export const SectionBar = observer(function SectionBar({ columns }: { readonly columns: Columns }) {
  const t = useTranslate('shell');
  const { preferences, environment, config } = useServices();
  const links = useMenu(menus.section);
  const languages = environment.languages.filter(
    (language) => !config.languages.hidden.includes(language),
  );
  const chevron = <Icon name="chevron-down" size={14} className={styles.chevron} />;
  return (
    <div className={styles.bar}>
      <ColumnToggle side="start" state={columns.start} />
      {config.site.isRedesignedHeader ? null : (
        <div className={styles.main}>
          <MainMenu />
        </div>
      )}
      <nav className={styles.menu} aria-label={t('sectionMenu')}>
        {links.map((link) => (
          <MenuAnchor key={link.id} link={link} className={styles.link}>
            {link.label}
          </MenuAnchor>
        ))}
      </nav>
      <div className={styles.end}>
        <Slot slot={slots.sectionBarEnd} />
        <Popover
          label={t('timeZone')}
          align="end"
          triggerClassName={styles.item}
          trigger={
            <>
              <Icon name="clock" size={14} className={styles.icon} />
              <Clock />
              {chevron}
            </>
          }
        >
          {() => (
            <AsyncBoundary fallback={null}>
              <TimeSettings />
            </AsyncBoundary>
          )}
        </Popover>
        <Popover
          label={t('oddsFormat')}
          align="end"
          triggerClassName={styles.item}
          trigger={
            <>
              <span className={styles.quiet}>{t('odds')}</span>
              <bdi>
                {preferences.oddsFormat === 'decimal' ? (
                  t('oddsDecimal')
                ) : (
                  <AsyncBoundary fallback={null}>
                    <OddsFormatName />
                  </AsyncBoundary>
                )}
              </bdi>
              {chevron}
            </>
          }
        >
          {(close) => (
            <AsyncBoundary fallback={null}>
              <OddsFormatSettings onChoose={close} />
            </AsyncBoundary>
          )}
        </Popover>
        {languages.length < 2 ? null : (
          <Popover
            label={t('language')}
            align="end"
            triggerClassName={styles.item}
            trigger={
              <>
                <Icon name="world" size={14} className={styles.icon} />
                <span>{endonymOf(environment.language)}</span>
                {chevron}
              </>
            }
          >
            {(close) => (
              <AsyncBoundary fallback={null}>
                <LanguageSettings languages={languages} onChoose={close} />
              </AsyncBoundary>
            )}
          </Popover>
        )}
        <Popover
          label={t('displaySettings')}
          triggerLabel={t('displaySettings')}
          align="end"
          triggerClassName={styles.iconItem}
          trigger={<Icon name="adjustments-horizontal" />}
        >
          {() => (
            <AsyncBoundary fallback={null}>
              <DisplaySettings columns={columns} />
            </AsyncBoundary>
          )}
        </Popover>
      </div>
      <ColumnToggle side="end" state={columns.end} />
    </div>
  );
});
