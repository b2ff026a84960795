import { observer } from 'mobx-react-lite';
import { PanelHead, useOpen, useTranslate } from '#core/ui';
import type { EventQuery } from '../../feed/EventQuery.ts';
import { EventSections } from '../../lists/EventSections.tsx';
import { PriceNotes } from '../../prices/PriceNotes.tsx';
import { useBetting } from '../../service/useBetting.ts';

export const NextEvents = observer(function NextEvents({ query }: { readonly query: EventQuery }) {
  const t = useTranslate('betting.later');
  const list = useOpen(useBetting().list(query));
  if (!list.snapshot.hasValue || list.isEmpty) return null;
  return (
    <>
      <PriceNotes />
      <EventSections
        list={list}
        groups={list.groups}
        section={query.section}
        tools={<PanelHead title={t('statistic.next')} />}
      />
    </>
  );
});
