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
  /** Captions of the columns, said once over the rows of a sport. */
  readonly captions?: ReactNode;
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
  return sports.map(({ sportId, groups: own, eventCount }, index) => {
    const table = (
      <EventTable
        list={list}
        groups={own}
        section={section}
        Row={Row}
        Head={Head}
        captions={captions}
      />
    );
    const isMixed = sportId === anySport;
    const framed = frame === undefined ? table : frame(sportId, table);
    if (isPlain) return <Fragment key={sportId}>{framed}</Fragment>;
    return (
      <section
        key={sportId}
        aria-label={isMixed ? t('list.events') : tree.sportsById.get(sportId)?.name}
      >
        {index === 0 ? null : (
          <SectionHead
            id={`sport-${sportId}`}
            title={tree.sportsById.get(sportId)?.name ?? ''}
            badge={
              <Badge tone={section === 'live' ? 'now' : 'neutral'} hasDot={section === 'live'}>
                <span className="num" translate="no">
                  {format.number(eventCount)}
                </span>
              </Badge>
            }
          />
        )}
        <Panel as="div" className={panelClassName}>
          {index === 0 ? (
            <>
              {tools}
              <h2 className={styles.first}>
                <VisuallyHidden>
                  {isMixed ? t('list.events') : (tree.sportsById.get(sportId)?.name ?? '')}
                </VisuallyHidden>
              </h2>
            </>
          ) : null}
          {framed}
        </Panel>
      </section>
    );
  });
});
