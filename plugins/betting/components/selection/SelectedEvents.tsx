import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Skeleton, useLayoutKind, useTranslate } from '#core/ui';
import { byStart } from '../../domain/selection/byStart.ts';
import type { Section } from '../../domain/SportEvent.ts';
import type { ListStore } from '../../stores/ListStore.ts';
import page from '../../pages/ListPage.module.css';
import { CompetitionHead } from '../CompetitionHead.tsx';
import { EventRow } from '../EventRow.tsx';
import { MoreEvents } from '../MoreEvents.tsx';
import { SportSections } from '../SportSections.tsx';
import { ListBody } from '../Upcoming.tsx';
import { useOpen } from '../useOpen.ts';

const MobileSections = lazy(async () => ({ default: (await import('../../mobile/MobileSections.tsx')).MobileSections }));

interface SelectedEventsProps {
  readonly list: ListStore;
  readonly section: Section;
  /** Competitions by the time of their first event, and not the most followed first. */
  readonly isByTime?: boolean | undefined;
  readonly title?: string | undefined;
}

/** The list of a curated page, with what there is to say while it is on its way, empty or broken. */
export const SelectedEvents = observer(function SelectedEvents({ list: given, section, isByTime = false, title }: SelectedEventsProps) {
  const t = useTranslate('betting.later');
  const layout = useLayoutKind();
  const list = useOpen(given);
  const tools = title === undefined ? null : (
    <div className={page.tools}>
      <h2 className={page.title}>{title}</h2>
    </div>
  );
  if (list.loadState !== 'ready' || list.isEmpty) {
    return (
      <div className={page.panel}>
        {tools}
        <ListBody list={list} emptyTitle={t('selection.empty')}>
          {null}
        </ListBody>
      </div>
    );
  }
  const groups = isByTime ? list.groupsOf(byStart(list.order, list.events)) : list.groups;
  return (
    <>
      {layout === 'mobile' ? (
        <Suspense fallback={<Skeleton name="list" />}>
          <MobileSections list={list} groups={groups} section={section} tools={tools} />
        </Suspense>
      ) : (
        <SportSections list={list} groups={groups} section={section} tools={tools} Row={EventRow} Head={CompetitionHead} />
      )}
      <MoreEvents list={list} />
    </>
  );
});
