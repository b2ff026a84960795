import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useId, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { classNames, LazyPart, useLayoutKind, useTranslate } from '#core/ui';
import { anySport, type CompetitionEvents } from '../groupByCompetition.ts';
import { rowMarkets } from './rowMarkets.ts';
import { listWindow, type GroupWindow } from './listWindow.ts';
import type { Competition, Section } from '../../feed/SportEvent.ts';
import { countOf } from '../../navigation/countries.ts';
import { useBetting } from '../../service/useBetting.ts';
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
  /** Captions of the columns, shown once above all rows. */
  readonly captions?: ReactNode;
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
  captions,
  isLow = false,
}: EventTableProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const [folded, setFolded] = useState<ReadonlySet<number>>(() => new Set());
  const { topPx, bottomPx, headPx, rowPx, namedPx } = useListWindow(ref, groups, isLow);
  const isMobile = useLayoutKind() === 'mobile';
  const hold = useListFreeze(list);
  const staleMark = useStaleMark(list);
  const t = useTranslate('betting');
  const extra = useExtraColumns(ref, list, section, groups[0]?.sportId);
  const shown = listWindow(
    groups.map((group) => ({
      rowCount: folded.has(group.competitionId) ? 0 : group.eventIds.length,
      ...(isNamedInRows(group, list, isMobile) ? { metrics: { headPx: 0, rowPx: namedPx } } : {}),
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

  // Without a possible draw the cell of the draw would be empty in every row.
  const twoWay = useTwoWay(list, groups);
  // Captions over all rows are those of all.
  const twoWayIds = new Set(captions === undefined ? twoWay.split(',').map(Number) : []);
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
      data-section={section}
      data-two-way={twoWay === 'all' ? '' : undefined}
      className={classNames(styles.table, section === 'live' ? styles.live : styles.line)}
    >
      <ExtraColumnsContext value={extra}>
        {extra?.parts === undefined ? null : (
          <extra.parts.ExtraListLoader {...extra} shownKey={shownKey} />
        )}
        {captions}
        <div {...hold}>
          <Space as="div" px={shown.abovePx} />
          {shown.groups.map((part) => {
            const group = groups[part.group];
            if (group === undefined) return null;
            const headingId = `${id}-${group.competitionId}`;
            const isFolded = folded.has(group.competitionId);
            if (isNamedInRows(group, list, isMobile))
              return (
                <div key={group.competitionId} data-named="">
                  <GroupRows
                    list={list}
                    eventIds={group.eventIds}
                    part={part}
                    Row={Row}
                    named={group.isByTime === true ? 'sport' : 'competition'}
                  />
                </div>
              );
            return (
              <section
                key={group.competitionId}
                aria-labelledby={headingId}
                data-two-way={twoWayIds.has(group.competitionId) ? '' : undefined}
              >
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
          <Space as="div" px={shown.belowPx} />
        </div>
      </ExtraColumnsContext>
    </div>
  );
});

/** Number of rows from which, in a live list, a head takes less room than names in each row. */
const headedFrom = 5;

/** Returns whether rows name their competition themselves, without a head above them. */
function isNamedInRows(
  { isByTime, eventIds }: CompetitionEvents,
  { query }: ListStore,
  isMobile: boolean,
): boolean {
  if (isByTime === true) return true;
  const isOfOne = query.competitionIds?.length === 1;
  return query.section === 'live' && !isOfOne && (isMobile || eventIds.length < headedFrom);
}

/** Returns ids of competitions without draws, by their rows; `all` if that holds for each. */
function useTwoWay(list: ListStore, groups: readonly CompetitionEvents[]): string {
  const sportIds = [...new Set(groups.map(({ sportId }) => sportId))].join();
  return useMemo(
    () =>
      computed(() => {
        const own = new Set(sportIds.split(',').map(Number));
        const drawn = new Map<number, boolean>();
        for (const { competitionId: id, sportId, mainMarkets, outright } of list.events.values()) {
          // The winner of a tournament is no result of a match.
          if (outright !== undefined || !(own.has(sportId) || own.has(anySport))) continue;
          const { result } = rowMarkets(mainMarkets);
          if (result !== undefined)
            drawn.set(id, drawn.get(id) === true || result.market.outcomes.length !== 2);
        }
        const twoWay = [...drawn].flatMap(([id, isDrawn]) => (isDrawn ? [] : id));
        return twoWay.length > 0 && twoWay.length === drawn.size ? 'all' : twoWay.join();
      }),
    [list, sportIds],
  ).get();
}

interface GroupHeadProps extends Omit<CompetitionHeadProps, 'count'> {
  readonly list: ListStore;
  readonly Head: ComponentType<CompetitionHeadProps>;
}

/** Events without two sides have none of the columns, and beside matches they do not count. */
const GroupHead = observer(function GroupHead({ list, Head, ...props }: GroupHeadProps) {
  const { tree } = useBetting();
  const { eventIds } = props.group;
  // Matches come before outrights, so few records are read.
  const matches = eventIds.findLastIndex((id) => list.events.get(id)?.outright === undefined) + 1;
  return (
    <Head
      {...props}
      count={
        matches === 0
          ? eventIds.length
          : countOfHead(list, tree.competitions.get(props.group.competitionId), matches)
      }
      {...(matches === 0 ? { columns: null } : {})}
    />
  );
});

/** The number of the sport tree; of a narrowed list that of its rows, once all are there. */
function countOfHead(
  { query, hasMore }: ListStore,
  competition: Competition | undefined,
  matches: number,
): number | undefined {
  const { section, withinH, fromS, isTop, eventIds, teamIds, hasVideo } = query;
  const isNarrowed = [withinH, fromS, isTop, eventIds, teamIds, hasVideo].some(
    (each) => each !== undefined,
  );
  const known = isNarrowed || competition === undefined ? 0 : countOf(competition, section);
  return known > 0 || !hasMore ? Math.max(matches, known) : undefined;
}

interface GroupRowsProps {
  readonly list: ListStore;
  readonly eventIds: readonly number[];
  readonly part: GroupWindow;
  readonly Row: ComponentType<EventRowProps>;
  readonly named?: EventRowProps['named'];
}

function GroupRows({ list, eventIds, part, Row, named }: GroupRowsProps) {
  return (
    <ul>
      <Space as="li" px={part.abovePx} />
      {eventIds.slice(part.firstRow, part.endRow).map((eventId) => (
        <ListRow key={eventId} list={list} eventId={eventId} Row={Row} named={named} />
      ))}
      <Space as="li" px={part.belowPx} />
    </ul>
  );
}

interface ListRowProps {
  readonly list: ListStore;
  readonly eventId: number;
  readonly Row: ComponentType<EventRowProps>;
  readonly named: EventRowProps['named'];
}

/** Reads the record late, so that a change of one event renders one row. */
const ListRow = observer(function ListRow({ list, eventId, Row, named }: ListRowProps) {
  const event = list.events.get(eventId);
  if (event?.outright !== undefined)
    return (
      <LazyPart
        name="betting.outright-row"
        load={async () => (await import('../../outright/OutrightRow.tsx')).OutrightRow}
        props={{ event, named }}
        skeleton={<li className={styles.waiting} />}
      />
    );
  return event === undefined ? null : <Row event={event} named={named} />;
});

interface SpaceProps {
  readonly as: 'div' | 'li';
  readonly px: number;
}

/**
 * Space for rows that are not rendered. An element with a height, and no padding around the rows:
 * with padding the browser's scroll anchoring stops when rows change above, and a height from a
 * custom property may be applied a frame late, in which the whole list is too short.
 */
function Space({ as: Tag, px }: SpaceProps) {
  return px === 0 ? null : (
    <Tag aria-hidden="true" className={styles.space} style={{ blockSize: px }} />
  );
}
