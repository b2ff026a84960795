import { observer } from 'mobx-react-lite';
import { Panel, PanelHead, useTranslate } from '#core/ui';
import type { EventQuery } from '../../domain/EventQuery.ts';
import { EventRow } from '../EventRow.tsx';
import { PriceNotes } from '../PriceNotes.tsx';
import { useBetting } from '../useBetting.ts';
import { useOpen } from '../useOpen.ts';

/** What is played next, with its main odds; nothing where nothing is on offer. */
export const NextEvents = observer(function NextEvents({ query }: { readonly query: EventQuery }) {
  const t = useTranslate('betting.later');
  const list = useOpen(useBetting().list(query));
  const events = list.order.flatMap((id) => list.events.get(id) ?? []);
  if (events.length === 0) return null;
  return (
    <>
      <PriceNotes />
      <Panel aria-labelledby="next-events">
        <PanelHead id="next-events" title={t('statistic.next')} />
        <ul>
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      </Panel>
    </>
  );
});
