import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type ComponentType, type CSSProperties } from 'react';
import { classNames, LazyPart, useTranslate } from '#core/ui';
import type { CompetitionEvents } from '../groupByCompetition.ts';
import { listWindow, type GroupWindow } from './listWindow.ts';
import type { Section } from '../../feed/SportEvent.ts';
import type { ListStore } from '../ListStore.ts';
import type { CompetitionHeadProps } from '../CompetitionHead.tsx';
import type { EventRowProps } from './EventRow.tsx';
import { useListWindow } from './useListWindow.ts';
import { useListFreeze } from '../useListFreeze.ts';
import { useShownRows } from './useShownRows.ts';
import { useStaleMark } from '../../prices/useStaleMark.ts';
import { ExtraColumnsContext } from '../wide/ExtraColumnsContext.ts';
import { useExtraColumns } from '../wide/useExtraColumns.ts';
import styles from './EventTable.module.css';

interface EventTableProps {
  readonly list: ListStore;
  readonly groups: readonly CompetitionEvents[];
  readonly section: Section;
  readonly Row: ComponentType<EventRowProps>;
  readonly Head: ComponentType<CompetitionHeadProps>;
  readonly className?: string | undefined;
  /** Fewer rows in the first render, the others right after. */
  readonly isLow?: boolean;
}

/** Renders only the rows near the screen. */
export const EventTable = observer(function EventTable({
  list,
  groups,
  section,
  Row,
  Head,
  className,
  isLow = false,
}: EventTableProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const [folded, setFolded] = useState<ReadonlySet<number>>(() => new Set());
  const { topPx, bottomPx, headPx, rowPx } = useListWindow(ref, isLow);
  const hold = useListFreeze(list);
  const staleMark = useStaleMark(list);
  const t = useTranslate('betting');
  const extra = useExtraColumns(ref, list, section, groups[0]?.sportId);
  const shown = listWindow(
    groups.map((group) => ({
      rowCount: folded.has(group.competitionId) ? 0 : group.eventIds.length,
    })),
    { headPx, rowPx },
    topPx,
    bottomPx,
  );

  const shownIds = shown.groups.flatMap(
    (part) => groups[part.group]?.eventIds.slice(part.firstRow, part.endRow) ?? [],
  );
  const shownKey = shownIds.join();
  useShownRows(list, shownKey);

  const toggle = (competitionId: number): void =>
    setFolded(
      (now) =>
        new Set(
          now.has(competitionId)
            ? [...now].filter((other) => other !== competitionId)
            : [...now, competitionId],
        ),
    );

  return (
    <div
      ref={ref}
      role="group"
      aria-label={t('list.events')}
      {...staleMark}
      data-extra={extra?.kind}
      className={classNames(
        styles.table,
        section === 'live' ? styles.live : styles.line,
        className,
      )}
    >
      <ExtraColumnsContext value={extra}>
        {extra?.parts === undefined ? null : (
          <extra.parts.ExtraListLoader {...extra} shownKey={shownKey} />
        )}
        <div className={styles.body} style={space(shown.abovePx, shown.belowPx)} {...hold}>
          {shown.groups.map((part) => {
            const group = groups[part.group];
            if (group === undefined) return null;
            const headingId = `${id}-${group.competitionId}`;
            const isFolded = folded.has(group.competitionId);
            return (
              <section key={group.competitionId} aria-labelledby={headingId}>
                <GroupHead
                  list={list}
                  Head={Head}
                  group={group}
                  section={section}
                  headingId={headingId}
                  isFolded={isFolded}
                  onFold={() => toggle(group.competitionId)}
                />
                {isFolded ? null : (
                  <GroupRows list={list} eventIds={group.eventIds} part={part} Row={Row} />
                )}
              </section>
            );
          })}
        </div>
      </ExtraColumnsContext>
    </div>
  );
});

interface GroupHeadProps extends Omit<CompetitionHeadProps, 'count'> {
  readonly list: ListStore;
  readonly Head: ComponentType<CompetitionHeadProps>;
}

/** Events without two sides have none of the columns, and beside matches they do not count. */
const GroupHead = observer(function GroupHead({ list, Head, ...props }: GroupHeadProps) {
  const { eventIds } = props.group;
  // They stand behind the matches, so few records are read.
  const matches = eventIds.findLastIndex((id) => list.events.get(id)?.outright === undefined) + 1;
  return (
    <Head
      {...props}
      count={matches === 0 ? eventIds.length : matches}
      {...(matches === 0 ? { columns: null } : {})}
    />
  );
});

interface GroupRowsProps {
  readonly list: ListStore;
  readonly eventIds: readonly number[];
  readonly part: GroupWindow;
  readonly Row: ComponentType<EventRowProps>;
}

function GroupRows({ list, eventIds, part, Row }: GroupRowsProps) {
  return (
    <ul style={space(part.abovePx, part.belowPx)} className={styles.rows}>
      {eventIds.slice(part.firstRow, part.endRow).map((eventId) => (
        <ListRow key={eventId} list={list} eventId={eventId} Row={Row} />
      ))}
    </ul>
  );
}

interface ListRowProps {
  readonly list: ListStore;
  readonly eventId: number;
  readonly Row: ComponentType<EventRowProps>;
}

/** Reads the record late, so that a change of one event renders one row. */
const ListRow = observer(function ListRow({ list, eventId, Row }: ListRowProps) {
  const event = list.events.get(eventId);
  if (event?.outright !== undefined)
    return (
      <LazyPart
        name="betting.outright-row"
        load={async () => (await import('../../outright/OutrightRow.tsx')).OutrightRow}
        props={{ event }}
        skeleton={<li className={styles.waiting} />}
      />
    );
  return event === undefined ? null : <Row event={event} />;
});

function space(abovePx: number, belowPx: number): CSSProperties {
  return { '--above': `${abovePx}px`, '--below': `${belowPx}px` } as CSSProperties;
}
