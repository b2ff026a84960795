import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode } from 'react';
import {
  AsyncBoundary,
  Chip,
  EmptyState,
  ErrorBlock,
  Icon,
  Panel,
  SkeletonLine,
  useTranslate,
} from '#core/ui';
import { sportSymbol } from '#domain/sports/sportSymbol.ts';
import type { ListStore } from './ListStore.ts';
import { CompetitionHead } from './CompetitionHead.tsx';
import { EventRow } from './table/EventRow.tsx';
import { EventTable } from './table/EventTable.tsx';
import { SectionHead } from './SectionHead.tsx';
import { useBetting } from '../service/useBetting.ts';
import { WithinHours } from './WithinHours.tsx';
import styles from './Upcoming.module.css';

const OptionSections = lazy(async () => ({
  default: (await import('./columns/OptionSections.tsx')).OptionSections,
}));

const shownSports = 6;

export interface UpcomingChoice {
  readonly sportId: number;
  readonly withinH: number | undefined;
}

interface UpcomingProps {
  readonly list: ListStore;
  readonly choice: UpcomingChoice;
  readonly onChoose: (choice: UpcomingChoice) => void;
}

/** The line of the near future: one sport at a time, competitions under each other. */
export const Upcoming = observer(function Upcoming({ list, choice, onChoose }: UpcomingProps) {
  const { tree, isCustom } = useBetting();
  const t = useTranslate('betting');
  return (
    <section aria-labelledby="upcoming">
      <SectionHead
        id="upcoming"
        title={t('home.upcoming')}
        all={{ to: { name: 'betting.line' }, label: t('home.all-line') }}
      />
      <Panel as="div">
        <div className={styles.tools}>
          <div className={styles.chips} role="group" aria-label={t('home.sports')}>
            {tree
              .sportsOf('line')
              .slice(0, shownSports)
              .map((sport) => (
                <Chip
                  key={sport.id}
                  isOn={sport.id === choice.sportId}
                  onClick={() => onChoose({ ...choice, sportId: sport.id })}
                >
                  <Icon name={sportSymbol(sport.icon)} size={15} />
                  {sport.name}
                </Chip>
              ))}
          </div>
          <WithinHours
            value={choice.withinH}
            onChange={(withinH) => onChoose({ ...choice, withinH })}
          />
        </div>
        <ListBody
          list={list}
          onWiden={
            choice.withinH === undefined
              ? undefined
              : () => onChoose({ ...choice, withinH: undefined })
          }
        >
          {isCustom ? (
            <AsyncBoundary fallback={<RowsWaiting />}>
              <OptionSections
                list={list}
                groups={list.groups}
                section="line"
                tools={null}
                isPlain
              />
            </AsyncBoundary>
          ) : (
            <EventTable
              list={list}
              groups={list.groups}
              section="line"
              Row={EventRow}
              Head={CompetitionHead}
              isLow
            />
          )}
        </ListBody>
      </Panel>
    </section>
  );
});

interface ListBodyProps {
  readonly list: ListStore;
  /** Offered where nothing was found within the chosen time. */
  readonly onWiden?: (() => void) | undefined;
  readonly emptyTitle?: string | undefined;
  readonly children: ReactNode;
}

/** A list in its states: waiting with the height of rows, failed, empty, there. */
export const ListBody = observer(function ListBody({
  list,
  onWiden,
  emptyTitle,
  children,
}: ListBodyProps) {
  const t = useTranslate('betting');
  if (list.snapshot.isLoading) return <RowsWaiting />;
  if (list.snapshot.hasFailed)
    return <ErrorBlock title={t('list.failed')} onRetry={list.snapshot.retry} />;
  if (!list.isPlainlyEmpty) return children;
  return (
    <EmptyState
      icon="calendar"
      title={emptyTitle ?? t('list.empty')}
      text={t('list.empty-text')}
      action={
        onWiden === undefined ? undefined : (
          <Chip onClick={onWiden} icon="clock">
            {t('list.widen')}
          </Chip>
        )
      }
    />
  );
});

const waitingRows = 10;

function RowsWaiting() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: waitingRows }, (_, row) => (
        <div key={row} className={styles.waiting}>
          <SkeletonLine width={`${24 + ((row * 13) % 20)}%`} />
          <SkeletonLine className={styles.cells} />
        </div>
      ))}
    </div>
  );
}
