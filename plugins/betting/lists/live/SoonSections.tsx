import { observer } from 'mobx-react-lite';
import { useLaterTexts, useOpen, useTranslate } from '#core/ui';
import type { EventQuery } from '../../feed/EventQuery.ts';
import { EventSections } from '../EventSections.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { useBetting } from '../../service/useBetting.ts';
import { useEventQuery } from '../../feed/useEventQuery.ts';

const soonH = 2;

interface SoonSectionsProps {
  readonly query: EventQuery;
}

export const SoonSections = observer(function SoonSections({ query }: SoonSectionsProps) {
  const betting = useBetting();
  const t = useTranslate('betting.later');
  const hasTexts = useLaterTexts('betting', 'upcoming.title');
  const events = useOpen(betting.list(useEventQuery({ ...query, withinH: soonH })));
  if (!hasTexts || !events.snapshot.hasValue || events.isEmpty) return null;
  return (
    <section aria-labelledby="soon">
      <SectionHead id="soon" title={t('upcoming.title')} />
      <EventSections list={events} groups={events.groups} section="line" tools={null} />
    </section>
  );
});
