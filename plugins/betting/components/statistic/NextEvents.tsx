import { observer } from 'mobx-react-lite';
import { PanelHead, useTranslate } from '#core/ui';
import type { EventQuery } from '../../domain/EventQuery.ts';
import { EventSections } from '../EventSections.tsx';
import { PriceNotes } from '../PriceNotes.tsx';
import { useBetting } from '../useBetting.ts';
import { useOpen } from '../useOpen.ts';

/** What is played next, with its main odds; nothing where nothing is on offer. */
export const NextEvents = observer(function NextEvents({ query }: { readonly query: EventQuery }) {
  const t = useTranslate('betting.later');
  const list = useOpen(useBetting().list(query));
  if (list.loadState !== 'ready' || list.isEmpty) return null;
  return (
    <>
      <PriceNotes />
      <EventSections list={list} groups={list.groups} section={query.section} tools={<PanelHead title={t('statistic.next')} />} />
    </>
  );
});
