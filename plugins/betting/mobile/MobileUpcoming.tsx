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

function OptionUpcoming({ list }: Pick<MobileUpcomingProps, 'list'>) {
  return (
    <Suspense fallback={<Skeleton name="list" />}>
      <OptionSections list={list} groups={list.groups} section="line" tools={null} />
    </Suspense>
  );
}

/** The line of the near future on a phone. */
export const MobileUpcoming = observer(function MobileUpcoming({ list, choice, onChoose }: MobileUpcomingProps) {
  const t = useTranslate('betting');
  const { isCustom } = useBetting();
  return (
    <section aria-labelledby="upcoming">
      <SectionHead id="upcoming" title={t('home.upcoming')} all={{ to: { name: 'betting.line' }, label: t('home.all-line') }} />
      {isCustom ? (
        <OptionUpcoming list={list} />
      ) : (
        <MarketKindProvider>
          <div className={styles.panel}>
            <ListBody list={list} onWiden={choice.withinH === undefined ? undefined : () => onChoose({ ...choice, withinH: undefined })}>
              <EventTable list={list} groups={list.groups} section="line" Row={MobileEventCard} Head={MobileCompetitionHead} className={styles.table} />
            </ListBody>
          </div>
        </MarketKindProvider>
      )}
    </section>
  );
});
