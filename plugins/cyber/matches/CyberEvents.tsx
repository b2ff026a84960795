import { observer } from 'mobx-react-lite';
import type { RouteTarget } from '#core';
import { classNames, EmptyState, useTranslate } from '#core/ui';
import type { Competition } from '../../betting/contract.ts';
import { PriceNotes, SelectedEvents, useBetting, useIsLiveOpen } from '../../betting/ui.ts';
import { cyberQuery } from './cyberQuery.ts';
import type { Discipline } from '../disciplines/Discipline.ts';
import styles from './CyberEvents.module.css';
import { LiveMatches } from './LiveMatches.tsx';

const shownLive = 6;

interface CyberEventsProps {
  readonly competitions: readonly Competition[];
  readonly disciplines: readonly Discipline[];
  readonly section?: 'line' | 'live' | undefined;
  /** Link to all live matches, if only the first ones are shown. */
  readonly allLive?: RouteTarget | undefined;
}

export const CyberEvents = observer(function CyberEvents({
  competitions,
  disciplines,
  section,
  allLive,
}: CyberEventsProps) {
  const t = useTranslate('cyber');
  const isLiveOpen = useIsLiveOpen();
  const { options } = useBetting();
  const live = section === 'line' || !isLiveOpen ? undefined : cyberQuery('live', competitions);
  const line = section === 'live' ? undefined : cyberQuery('line', competitions);
  const shown = disciplines.filter(({ id }) => competitions.some(({ cyber }) => cyber?.id === id));
  const hasNoDraws = shown.length > 0 && shown.every(({ hasDraws }) => !hasDraws);
  return (
    <>
      <PriceNotes />
      {live === undefined ? null : options?.isAsian === true ? (
        <SelectedEvents query={live} title={t('tab.live')} emptyTitle={t('empty.live')} />
      ) : (
        <LiveMatches
          query={live}
          disciplines={disciplines}
          hasStream={options?.choices.isOnlyVideo === true}
          short={allLive === undefined ? undefined : { count: shownLive, to: allLive }}
        />
      )}
      {line === undefined ? null : (
        <div className={classNames(styles.line, hasNoDraws && styles.noDraws)}>
          <SelectedEvents
            query={line}
            title={t('upcoming')}
            emptyTitle={t('empty')}
            isFurther={live !== undefined && options?.isAsian === true}
          />
        </div>
      )}
      {live === undefined && line === undefined ? (
        <EmptyState icon="calendar" title={t(section === 'live' ? 'empty.live' : 'empty')} />
      ) : null}
    </>
  );
});
