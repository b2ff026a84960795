import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import { Skeleton, useLayoutKind, usePageTitle, useServices, useTranslate } from '#core/ui';
import { CompetitionHead } from '../components/CompetitionHead.tsx';
import { EventRow } from '../components/EventRow.tsx';
import { idOfParameter } from '../components/eventTarget.ts';
import { ListBody } from '../components/Upcoming.tsx';
import { MoreEvents } from '../components/MoreEvents.tsx';
import { SportSections } from '../components/SportSections.tsx';
import { SportStrip } from '../components/SportStrip.tsx';
import { PriceNotes } from '../components/PriceNotes.tsx';
import { useBetting } from '../components/useBetting.ts';
import { useOpen } from '../components/useOpen.ts';
import { WithinHours } from '../components/WithinHours.tsx';
import { LINE_LIMIT } from '../domain/EventQuery.ts';
import list from './ListPage.module.css';
import styles from './Page.module.css';

const MobileSections = lazy(async () => ({ default: (await import('../mobile/MobileSections.tsx')).MobileSections }));

/** The line: everything, a sport, or one competition. */
export const LinePage = observer(function LinePage() {
  const betting = useBetting();
  const { navigation } = useServices();
  const t = useTranslate('betting');
  const layout = useLayoutKind();
  const [withinH, setWithinH] = useState<number | undefined>(undefined);
  const sportId = idOfParameter(navigation.params['sport']);
  const competitionId = idOfParameter(navigation.params['champ']);
  const tree = useOpen(betting.tree);
  const events = useOpen(
    betting.list({
      section: 'line',
      limit: LINE_LIMIT,
      ...(sportId === undefined ? {} : { sportId }),
      ...(competitionId === undefined ? {} : { competitionIds: [competitionId] }),
      ...(withinH === undefined ? {} : { withinH }),
    }),
  );
  const competition = competitionId === undefined ? undefined : tree.competitions.get(competitionId);
  const title = competition?.name ?? (sportId === undefined ? undefined : tree.sportsById.get(sportId)?.name) ?? t('line.title');
  usePageTitle(title);
  const tools = (
    <div className={list.tools}>
      <h1 className={list.title}>{title}</h1>
      <WithinHours value={withinH} onChange={setWithinH} />
    </div>
  );
  const widen = withinH === undefined ? undefined : () => setWithinH(undefined);
  const isWaiting = events.loadState !== 'ready' || events.isEmpty;
  return (
    <div className={styles.page}>
      <SportStrip section="line" sportId={sportId} />
      <PriceNotes />
      {isWaiting ? (
        <div className={list.panel}>
          {tools}
          <ListBody list={events} onWiden={widen}>
            {null}
          </ListBody>
        </div>
      ) : layout === 'mobile' ? (
        <Suspense fallback={<Skeleton name="list" />}>
          <MobileSections list={events} groups={events.groups} section="line" tools={tools} />
        </Suspense>
      ) : (
        <SportSections list={events} groups={events.groups} section="line" tools={tools} Row={EventRow} Head={CompetitionHead} />
      )}
      <MoreEvents list={events} />
    </div>
  );
});
