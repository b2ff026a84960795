import { observer } from 'mobx-react-lite';
import { useLaterTexts, useTranslate } from '#core/ui';
import { LINE_LIMIT } from '../../domain/EventQuery.ts';
import { EventSections } from '../EventSections.tsx';
import { SectionHead } from '../SectionHead.tsx';
import { useBetting } from '../useBetting.ts';
import { useEventQuery } from '../useEventQuery.ts';
import { useOpen } from '../useOpen.ts';

const SOON_H = 2;

interface SoonSectionsProps {
  readonly sportId: number | undefined;
  readonly competitionId: number | undefined;
}

/** What starts within two hours, below what is live. */
export const SoonSections = observer(function SoonSections({ sportId, competitionId }: SoonSectionsProps) {
  const betting = useBetting();
  const t = useTranslate('betting.later');
  const hasTexts = useLaterTexts('betting', 'upcoming.title');
  const events = useOpen(
    betting.list(
      useEventQuery({
        section: 'line',
        limit: LINE_LIMIT,
        withinH: SOON_H,
        ...(sportId === undefined ? {} : { sportId }),
        ...(competitionId === undefined ? {} : { competitionIds: [competitionId] }),
      }),
    ),
  );
  if (!hasTexts || events.loadState !== 'ready' || events.isEmpty) return null;
  return (
    <section aria-labelledby="soon">
      <SectionHead id="soon" title={t('upcoming.title')} />
      <EventSections list={events} groups={events.groups} section="line" tools={null} />
    </section>
  );
});
