import { observer } from 'mobx-react-lite';
import type { EventQuery } from '../../domain/EventQuery.ts';
import { byStart } from '../../domain/selection/byStart.ts';
import page from '../../pages/ListPage.module.css';
import { EventSections } from '../EventSections.tsx';
import { MoreEvents } from '../MoreEvents.tsx';
import { ListOptionsButton } from '../options/ListOptionsButton.tsx';
import { ListOptionsHost } from '../options/ListOptionsHost.tsx';
import { ListBody } from '../Upcoming.tsx';
import { useBetting } from '../useBetting.ts';
import { useEventQuery } from '../useEventQuery.ts';
import { useOpen } from '../useOpen.ts';
import { WithinHours } from '../WithinHours.tsx';
import { EmptySelection } from './EmptySelection.tsx';

/** The query as everybody asks it; the options of the person are put on top. */
export interface SelectedEventsProps {
  readonly query: EventQuery;
  /** Competitions by the time of their first event, and not the most followed first. */
  readonly isByTime?: boolean | undefined;
  readonly title: string;
  /** What is said where nothing was found. */
  readonly emptyTitle?: string | undefined;
  /** Another list of the page has the options already. */
  readonly isFurther?: boolean | undefined;
}

/** The list of a curated page, with what there is to say while it is on its way, empty or broken. */
export const SelectedEvents = observer(function SelectedEvents({ query, isByTime = false, title, emptyTitle, isFurther = false }: SelectedEventsProps) {
  const betting = useBetting();
  const list = useOpen(betting.list(useEventQuery(query)));
  const { options } = betting;
  const withinH = query.section === 'line' && query.withinH === undefined ? options?.choices.withinH : undefined;
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
      {list.loadState !== 'ready' || list.isEmpty ? (
        <div className={page.panel}>
          {tools}
          {list.loadState === 'ready' && withinH === undefined ? (
            <EmptySelection title={emptyTitle} />
          ) : (
            <ListBody list={list} onWiden={() => setWithinH(undefined)}>
              {null}
            </ListBody>
          )}
        </div>
      ) : (
        <EventSections list={list} groups={isByTime ? list.groupsOf(byStart(list.order, list.events)) : list.groups} section={query.section} tools={tools} />
      )}
      {isFurther ? null : <ListOptionsHost />}
      <MoreEvents list={list} />
    </>
  );
});
