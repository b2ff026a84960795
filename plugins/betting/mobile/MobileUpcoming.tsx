import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { Skeleton, useTranslate } from '#core/ui';
import { useBetting } from '../components/useBetting.ts';
import { EventTable } from '../components/EventTable.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { ListBody, type UpcomingChoice } from '../components/Upcoming.tsx';
import type { ListStore } from '../stores/ListStore.ts';
import { MarketKindProvider } from './MarketKindProvider.tsx';
import { MobileCompetitionHead } from './MobileCompetitionHead.tsx';
import { MobileEventCard } from './MobileEventCard.tsx';
import styles from './Mobile.module.css';

interface MobileUpcomingProps {
  readonly list: ListStore;
  readonly choice: UpcomingChoice;
  readonly onChoose: (choice: UpcomingChoice) => void;
}

const OptionSections = lazy(async () => ({ default: (await import('../components/options/OptionSections.tsx')).OptionSections }));

interface OptionUpcomingProps {
  readonly list: ListStore;
  readonly onWiden: (() => void) | undefined;
}

/** The views of the person's options have panels of their own; until there are events the list says how it is in one. */
const OptionUpcoming = observer(function OptionUpcoming({ list, onWiden }: OptionUpcomingProps) {
  if (list.loadState !== 'ready' || list.isEmpty) {
    return (
      <div className={styles.panel}>
        <ListBody list={list} onWiden={onWiden}>
          {null}
        </ListBody>
      </div>
    );
  }
  return (
    <Suspense fallback={<Skeleton name="list" />}>
      <OptionSections list={list} groups={list.groups} section="line" tools={null} />
    </Suspense>
  );
});

/** The line of the near future on a phone. */
export const MobileUpcoming = observer(function MobileUpcoming({ list, choice, onChoose }: MobileUpcomingProps) {
  const t = useTranslate('betting');
  const { tree, isCustom } = useBetting();
  const widen = choice.withinH === undefined ? undefined : () => onChoose({ ...choice, withinH: undefined });
  return (
    <section aria-labelledby="upcoming">
      <SectionHead id="upcoming" title={t('home.upcoming')} all={{ to: { name: 'betting.line' }, label: t('home.all-line') }} />
      {isCustom ? (
        <OptionUpcoming list={list} onWiden={widen} />
      ) : (
        <MarketKindProvider hasKinds={tree.sportsById.get(choice.sportId)?.isContest !== true}>
          <div className={styles.panel}>
            <ListBody list={list} onWiden={widen}>
              <EventTable list={list} groups={list.groups} section="line" Row={MobileEventCard} Head={MobileCompetitionHead} className={styles.table} isLow />
            </ListBody>
          </div>
        </MarketKindProvider>
      )}
    </section>
  );
});
