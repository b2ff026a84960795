import { observer } from 'mobx-react-lite';
import { useLaterTexts, useTranslate } from '#core/ui';
import type { EventQuery } from '../../domain/EventQuery.ts';
import { EventSections } from '../EventSections.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { useBetting } from '../useBetting.ts';
import { useEventQuery } from '../useEventQuery.ts';
import { useOpen } from '../useOpen.ts';

const soonH = 2;

interface SoonSectionsProps {
  /** What the page shows, as a list of the line. */
  readonly query: EventQuery;
}

/** What starts within two hours, below what is live. */
export const SoonSections = observer(function SoonSections({ query }: SoonSectionsProps) {
  const betting = useBetting();
  const t = useTranslate('betting.later');
  const hasTexts = useLaterTexts('betting', 'upcoming.title');
  const events = useOpen(betting.list(useEventQuery({ ...query, withinH: soonH })));
  if (!hasTexts || events.loadState !== 'ready' || events.isEmpty) return null;
  return (
    <section aria-labelledby="soon">
      <SectionHead id="soon" title={t('upcoming.title')} />
      <EventSections list={events} groups={events.groups} section="line" tools={null} />
    </section>
  );
});
