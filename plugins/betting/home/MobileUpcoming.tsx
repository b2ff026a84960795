import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { AsyncBoundary, Skeleton, useTranslate } from '#core/ui';
import { useBetting } from '../service/useBetting.ts';
import { EventTable } from '../lists/table/EventTable.tsx';
import { SectionHead } from '../lists/SectionHead.tsx';
import { ListBody, type UpcomingChoice } from '../lists/Upcoming.tsx';
import type { ListStore } from '../lists/ListStore.ts';
import { MarketKindProvider } from '../lists/phone/MarketKindProvider.tsx';
import { MobileCompetitionHead } from '../lists/phone/MobileCompetitionHead.tsx';
import { MobileEventCard } from '../lists/phone/MobileEventCard.tsx';
import styles from '../lists/phone/Mobile.module.css';

interface MobileUpcomingProps {
  readonly list: ListStore;
  readonly choice: UpcomingChoice;
  readonly onChoose: (choice: UpcomingChoice) => void;
}

const OptionSections = lazy(async () => ({
  default: (await import('../lists/columns/OptionSections.tsx')).OptionSections,
}));

interface OptionUpcomingProps {
  readonly list: ListStore;
  readonly onWiden: (() => void) | undefined;
}

/** Optional views have their own panels; until there are events one list shows the state. */
const OptionUpcoming = observer(function OptionUpcoming({ list, onWiden }: OptionUpcomingProps) {
  if (!list.snapshot.hasValue || list.isPlainlyEmpty) {
    return (
      <div className={styles.panel}>
        <ListBody list={list} onWiden={onWiden}>
          {null}
        </ListBody>
      </div>
    );
  }
  return (
    <AsyncBoundary fallback={<Skeleton shapes={skeletons.list} />}>
      <OptionSections list={list} groups={list.groups} section="line" tools={null} />
    </AsyncBoundary>
  );
});

export const MobileUpcoming = observer(function MobileUpcoming({
  list,
  choice,
  onChoose,
}: MobileUpcomingProps) {
  const t = useTranslate('betting');
  const { tree, isCardCustom } = useBetting();
  const widen =
    choice.withinH === undefined ? undefined : () => onChoose({ ...choice, withinH: undefined });
  return (
    <section aria-labelledby="upcoming">
      <SectionHead
        id="upcoming"
        title={t('home.upcoming')}
        all={{ to: { name: 'betting.line' }, label: t('home.all-line') }}
      />
      <MarketKindProvider hasKinds={tree.sportsById.get(choice.sportId)?.isContest !== true}>
        {isCardCustom ? (
          <OptionUpcoming list={list} onWiden={widen} />
        ) : (
          <div className={styles.panel}>
            <ListBody list={list} onWiden={widen}>
              <EventTable
                list={list}
                groups={list.groups}
                section="line"
                Row={MobileEventCard}
                Head={MobileCompetitionHead}
                isLow
              />
            </ListBody>
          </div>
        )}
      </MarketKindProvider>
    </section>
  );
});
