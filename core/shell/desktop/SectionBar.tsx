import { AsyncBoundary } from '../../ui/react/AsyncBoundary.tsx';
import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { Slot } from '../../ui/react/Slot.tsx';
import { useServices } from '../../ui/react/useServices.ts';
import { useLanguages } from '../settings/useLanguages.ts';
import { useTranslate } from '../../ui/react/useTranslate.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { BarPopover } from '../../ui/surfaces/BarPopover.tsx';
import { Popover } from '../../ui/surfaces/Popover.tsx';
import { MenuRow } from '../menu/MenuRow.tsx';
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
const LanguageSettings = lazy(async () => ({
  default: (await import('../settings/LanguageSettings.tsx')).LanguageSettings,
}));
const DisplaySettings = lazy(async () => ({
  default: (await import('../settings/DisplaySettings.tsx')).DisplaySettings,
}));

/** Row below the header: column toggles, section menu, clock, settings, language, display. */
export const SectionBar = observer(function SectionBar({ columns }: { readonly columns: Columns }) {
  const t = useTranslate('shell');
  const { environment, config } = useServices();
  const links = useMenu(menus.section);
  const languages = useLanguages();
  return (
    <div className={styles.bar}>
      <ColumnToggle side="start" state={columns.start} />
      {config.site.isRedesignedHeader ? null : (
        <div className={styles.main}>
          <MainMenu />
        </div>
      )}
      <MenuRow
        label={t('sectionMenu')}
        links={links}
        className={styles.menu}
        itemClassName={styles.link}
        currentClassName={styles.current}
      />
      <div className={styles.end}>
        <Slot slot={slots.sectionBarEnd} />
        <BarPopover label={t('timeZone')} icon="clock" trigger={<Clock />}>
          {() => <TimeSettings />}
        </BarPopover>
        <Slot slot={slots.sectionBarSettings} />
        {languages.length < 2 ? null : (
          <BarPopover
            label={t('language')}
            icon="world"
            trigger={<span>{endonymOf(environment.language)}</span>}
          >
            {(close) => <LanguageSettings languages={languages} onChoose={close} />}
          </BarPopover>
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
