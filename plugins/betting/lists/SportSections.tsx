import { observer } from 'mobx-react-lite';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { Badge, Panel, useFormat, useTranslate, VisuallyHidden } from '#core/ui';
import { groupBySport } from './groupBySport.ts';
import { anySport, type CompetitionEvents } from './groupByCompetition.ts';
import type { Section } from '../feed/SportEvent.ts';
import type { ListStore } from './ListStore.ts';
import type { CompetitionHeadProps } from './CompetitionHead.tsx';
import type { EventRowProps } from './table/EventRow.tsx';
import { EventTable } from './table/EventTable.tsx';
import { SectionHead } from './SectionHead.tsx';
import { useBetting } from '../service/useBetting.ts';
import styles from './SportSections.module.css';

interface SportSectionsProps {
  readonly list: ListStore;
  readonly groups: readonly CompetitionEvents[];
  readonly section: Section;
  readonly tools?: ReactNode;
  readonly Row: ComponentType<EventRowProps>;
  readonly Head: ComponentType<CompetitionHeadProps>;
  readonly isPlain?: boolean | undefined;
  readonly panelClassName?: string | undefined;
  /** Renders the sport's name in the line of its captions; then all sports share one panel. */
  readonly captions?: ((title: ReactNode, index: number, sportId: number) => ReactNode) | undefined;
  /** Puts something of its own around the table of a sport. */
  readonly frame?: ((sportId: number, table: ReactNode) => ReactNode) | undefined;
}

/** A list with a part per sport; the first has the tools and needs no heading. */
export const SportSections = observer(function SportSections({
  list,
  groups,
  section,
  tools,
  Row,
  Head,
  isPlain = false,
  panelClassName,
  captions,
  frame,
}: SportSectionsProps) {
  const { tree } = useBetting();
  const format = useFormat();
  const t = useTranslate('betting');
  const sports = groupBySport(
    groups,
    tree.sports.map((sport) => sport.id),
  );
  const nameOf = (sportId: number): string =>
    sportId === anySport ? t('list.events') : (tree.sportsById.get(sportId)?.name ?? '');
  // The number of events of a partial or filtered list is known to the platform only.
  const countMark = (count: number): ReactNode =>
    list.hasMore ? null : (
      <Badge tone={section === 'live' ? 'now' : 'neutral'} hasDot={section === 'live'}>
        <span className="num" translate="no">
          {format.number(count)}
        </span>
      </Badge>
    );
  const tableOf = (sportId: number, own: readonly CompetitionEvents[], head?: ReactNode) => {
    const table = (
      <EventTable
        list={list}
        groups={own}
        section={section}
        Row={Row}
        Head={Head}
        captions={head}
      />
    );
    return frame === undefined ? table : frame(sportId, table);
  };
  if (isPlain)
    return sports.map(({ sportId, groups: own }) => (
      <Fragment key={sportId}>{tableOf(sportId, own, captions?.(null, 0, sportId))}</Fragment>
    ));
  if (captions !== undefined)
    return (
      <Panel as="div" className={panelClassName}>
        {tools}
        {sports.map(({ sportId, groups: own }, index) => (
          <section key={sportId} aria-label={nameOf(sportId)}>
            {tableOf(
              sportId,
              own,
              captions(
                <span className={styles.sport}>
                  <h2>{nameOf(sportId)}</h2>
                </span>,
                index,
                sportId,
              ),
            )}
          </section>
        ))}
      </Panel>
    );
  return sports.map(({ sportId, groups: own, eventCount }, index) => (
    <section key={sportId} aria-label={nameOf(sportId)}>
      {index === 0 ? null : (
        <SectionHead
          id={`sport-${sportId}`}
          title={nameOf(sportId)}
          badge={countMark(eventCount)}
        />
      )}
      <Panel as="div" className={panelClassName}>
        {index === 0 ? (
          <>
            {tools}
            <h2 className={styles.first}>
              <VisuallyHidden>{nameOf(sportId)}</VisuallyHidden>
            </h2>
          </>
        ) : null}
        {tableOf(sportId, own)}
      </Panel>
    </section>
  ));
});
