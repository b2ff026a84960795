import { useOpen } from '#core/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { EventQuery } from '../feed/EventQuery.ts';
import { byStart } from './byStart.ts';
import page from '../lists/ListPage.module.css';
import { EventSections } from '../lists/EventSections.tsx';
import { MoreEvents } from '../lists/MoreEvents.tsx';
import { ListOptionsButton } from '../lists/options/ListOptionsButton.tsx';
import { ListOptionsHost } from '../lists/options/ListOptionsHost.tsx';
import { ListBody } from '../lists/Upcoming.tsx';
import { useBetting } from '../service/useBetting.ts';
import { useEventQuery } from '../feed/useEventQuery.ts';
import { WithinHours } from '../lists/WithinHours.tsx';
import { EmptySelection } from './EmptySelection.tsx';

/** The query without the person's list options; this component adds them. */
export interface SelectedEventsProps {
  readonly query: EventQuery;
  /** Orders competitions by their first event instead of by popularity. */
  readonly isByTime?: boolean | undefined;
  readonly title: string;
  /** Title of the empty state. */
  readonly emptyTitle?: string | undefined;
  /** Replaces the empty state. */
  readonly whenEmpty?: ReactNode;
  /** Another list of the page already has the list options. */
  readonly isFurther?: boolean | undefined;
}

/** The list of a curated page in its states: loading, empty, failed, loaded. */
export const SelectedEvents = observer(function SelectedEvents({
  query,
  isByTime = false,
  title,
  emptyTitle,
  whenEmpty,
  isFurther = false,
}: SelectedEventsProps) {
  const betting = useBetting();
  const list = useOpen(betting.list(useEventQuery(query)));
  const { options } = betting;
  const withinH =
    query.section === 'line' && query.withinH === undefined ? options?.choices.withinH : undefined;
  const setWithinH = (hours: number | undefined): void => options?.set('withinH', hours);
  const tools = (
    <div className={page.tools}>
      <h2 className={page.title}>{title}</h2>
      {withinH === undefined ? null : <WithinHours value={withinH} onChange={setWithinH} />}
      {isFurther ? null : <ListOptionsButton />}
    </div>
  );
  return (
    <>
      {!list.snapshot.hasValue || list.isPlainlyEmpty ? (
        <div className={page.panel}>
          {tools}
          {list.snapshot.hasValue && withinH === undefined ? (
            (whenEmpty ?? <EmptySelection title={emptyTitle} />)
          ) : (
            <ListBody list={list} onWiden={() => setWithinH(undefined)}>
              {null}
            </ListBody>
          )}
        </div>
      ) : (
        <EventSections
          list={list}
          groups={isByTime ? list.groupsOf(byStart(list.order, list.events)) : list.groups}
          section={query.section}
          tools={tools}
        />
      )}
      {isFurther ? null : <ListOptionsHost />}
      <MoreEvents list={list} />
    </>
  );
});
