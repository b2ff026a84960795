import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import {
  classNames,
  Crest,
  Flag,
  Icon,
  IconButton,
  Link,
  LiveDot,
  useFormat,
  useTranslate,
} from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import type { RouteTarget } from '#core';
import type { SearchRow } from './SearchRow.ts';
import type { RecentSearches } from './recent/RecentSearches.ts';
import type { SearchStore } from './SearchStore.ts';
import { useBetting } from '../service/useBetting.ts';
import { useIsLiveOpen } from '../lists/live/useIsLiveOpen.ts';
import { MarkedName } from './MarkedName.tsx';
import { SearchEvent } from './SearchEvent.tsx';
import styles from './SearchRows.module.css';
import { searchTarget } from './searchTarget.ts';

interface SearchRowViewProps {
  readonly row: SearchRow;
  readonly id: string;
  readonly store: SearchStore;
  readonly recent: RecentSearches;
  /** Called after a removal, to move the focus back to the field. */
  readonly onRemoved: () => void;
}

/** A row of the search: name, link, and for an event the prices of the winner. */
export const SearchRowView = observer(function SearchRowView({
  row,
  id,
  store,
  recent,
  onRemoved,
}: SearchRowViewProps) {
  const { tree } = useBetting();
  const t = useTranslate('betting.search');
  const format = useFormat();
  const isLiveOpen = useIsLiveOpen();
  const isActive = store.activeKey === row.key;
  const frame = {
    id,
    role: 'row',
    'aria-selected': isActive,
    className: classNames(styles.row, isActive && styles.active),
    onPointerMove: () => store.point(row.key),
  };

  if (row.kind === 'recent') {
    return (
      <div {...frame}>
        <div role="gridcell" className={styles.cell}>
          <button
            type="button"
            tabIndex={-1}
            className={styles.choice}
            onClick={() => store.choose(row)}
          >
            <Icon name="history" size={18} />
            <bdi>{format.names(row.text)}</bdi>
          </button>
        </div>
        <div role="gridcell">
          <IconButton
            icon="x"
            size="sm"
            label={t('recent.remove', { name: row.text })}
            onClick={() => (recent.remove(row.text), onRemoved())}
          />
        </div>
      </div>
    );
  }

  const choice = (children: ReactNode): ReactNode => (
    <Choice target={searchTarget(row, tree, isLiveOpen)} onChoose={() => store.choose(row)}>
      {children}
    </Choice>
  );
  if (row.kind === 'event')
    return (
      <SearchEvent
        row={row}
        event={store.events.get(row.event.id) ?? row.event}
        frame={{ ...frame, className: classNames(frame.className, styles.event) }}
        choice={choice}
      />
    );
  return (
    <div {...frame}>
      <div role="gridcell" className={styles.cell}>
        {choice(<Place row={row} />)}
      </div>
    </div>
  );
});

/** A real link, so that it may be opened beside; a plain press is the search's own. */
function Choice({
  target,
  onChoose,
  children,
}: {
  readonly target: RouteTarget | undefined;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) {
  const handlePress = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
  };
  return target === undefined ? null : (
    <Link to={target} tabIndex={-1} className={styles.choice} onClick={handlePress}>
      {children}
    </Link>
  );
}

const Place = observer(function Place({
  row,
}: {
  readonly row: Exclude<SearchRow, { readonly kind: 'event' | 'recent' }>;
}) {
  const { tree } = useBetting();
  const t = useTranslate('betting.search');
  switch (row.kind) {
    case 'competition': {
      const { name, countryIso, sportId, prematchCount, liveCount } = row.competition;
      const sport = tree.sportsById.get(sportId);
      return (
        <>
          <Icon name={sportSymbol(sport?.icon)} size={18} />
          <span className={styles.name}>
            <span>
              <MarkedName name={name} marks={row.marks} />
            </span>
            <small>{sport?.name ?? ''}</small>
          </span>
          <Flag iso={countryIso} />
          <Counts prematch={prematchCount} live={liveCount} />
        </>
      );
    }
    case 'team':
      return (
        <>
          <Crest colors={row.team.colors} size={18} />
          <span className={styles.name}>
            <span>
              <MarkedName name={row.team.name} marks={row.marks} />
            </span>
            <small>{row.competitionName}</small>
          </span>
          <Counts prematch={row.eventCount - row.liveCount} live={row.liveCount} />
        </>
      );
    case 'player':
      return (
        <>
          <Crest colors={row.team.colors} size={18} />
          <span className={styles.name}>
            <span>
              <MarkedName name={row.name} marks={row.marks} />
            </span>
            <small>
              <bdi>{row.team.name}</bdi>
              {` · ${tree.sportsById.get(row.sportId)?.name ?? ''}`}
            </small>
          </span>
        </>
      );
    case 'sport':
      return (
        <>
          <Icon name={sportSymbol(row.sport.icon)} size={18} />
          <span className={styles.name}>
            <span>
              <MarkedName name={row.sport.name} marks={row.marks} />
            </span>
            <small>{t('events', { count: row.sport.prematchCount + row.sport.liveCount })}</small>
          </span>
          <Counts prematch={row.sport.prematchCount} live={row.sport.liveCount} />
        </>
      );
  }
});

/** Numbers of live and of prematch events. */
function Counts({ prematch, live }: { readonly prematch: number; readonly live: number }) {
  const format = useFormat();
  const t = useTranslate('betting.search');
  return (
    <span className={`num ${styles.counts ?? ''}`} translate="no">
      {live === 0 ? null : (
        <span className={styles.live} role="img" aria-label={t('live', { count: live })}>
          <LiveDot />
          {format.number(live)}
        </span>
      )}
      {prematch === 0 ? null : (
        <span role="img" aria-label={t('events', { count: prematch })}>
          {format.number(prematch)}
        </span>
      )}
    </span>
  );
}
