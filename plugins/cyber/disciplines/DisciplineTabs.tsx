import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { RouteTarget } from '#core';
import { Link, LiveDot, useFormat, useServices, useTranslate } from '#core/ui';
import { useIsLiveOpen } from '../../betting/ui.ts';
import { competitionsTarget, disciplineTarget } from './cyberTargets.ts';
import type { Discipline } from './Discipline.ts';
import styles from './DisciplineTabs.module.css';
import { StreamChip } from '../matches/StreamChip.tsx';
import type { CyberPlace } from './useCyberPlace.ts';

export const DisciplineTabs = observer(function DisciplineTabs({
  place: { kind, counts, competitions },
  discipline,
}: {
  readonly place: CyberPlace;
  readonly discipline: Discipline;
}) {
  const { navigation } = useServices();
  const t = useTranslate('cyber');
  const isLiveOpen = useIsLiveOpen();
  const { routeName, params } = navigation;
  const section = routeName === 'cyber.section' ? params['section'] : undefined;
  return (
    <div className={styles.bar}>
      <nav className={styles.tabs} aria-label={t('parts', { name: discipline.name })}>
        <Tab to={disciplineTarget(kind, discipline)} isCurrent={routeName === 'cyber.discipline'}>
          {t('tab.all')}
        </Tab>
        {isLiveOpen ? (
          <Tab
            to={disciplineTarget(kind, discipline, 'live')}
            isCurrent={section === 'live'}
            count={counts.live}
          >
            <LiveDot />
            {t('tab.live')}
          </Tab>
        ) : null}
        <Tab
          to={disciplineTarget(kind, discipline, 'line')}
          isCurrent={section === 'line'}
          count={counts.line}
        >
          {t('tab.line')}
        </Tab>
        <Tab
          to={competitionsTarget(kind, discipline)}
          isCurrent={routeName === 'cyber.champs'}
          count={competitions.length}
        >
          {t('tab.champs')}
        </Tab>
      </nav>
      {routeName === 'cyber.champs' ? null : <StreamChip />}
    </div>
  );
});

interface TabProps {
  readonly to: RouteTarget;
  readonly isCurrent: boolean;
  readonly count?: number;
  readonly children: ReactNode;
}

const Tab = observer(function Tab({ to, isCurrent, count, children }: TabProps) {
  const format = useFormat();
  return (
    <Link to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
      {children}
      {count === undefined ? null : (
        <span className="num" translate="no">
          {format.number(count)}
        </span>
      )}
    </Link>
  );
});
