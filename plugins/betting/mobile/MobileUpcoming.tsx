import { observer } from 'mobx-react-lite';
import { SportIcon, useTranslate } from '#core/ui';
import { EventTable } from '../components/EventTable.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { ListBody, type UpcomingChoice } from '../components/Upcoming.tsx';
import { useBetting } from '../components/useBetting.ts';
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

/** The line of the near future on a phone. */
export const MobileUpcoming = observer(function MobileUpcoming({ list, choice, onChoose }: MobileUpcomingProps) {
  const { tree } = useBetting();
  const t = useTranslate('betting');
  return (
    <section aria-labelledby="upcoming">
      <SectionHead id="upcoming" title={t('home.upcoming')} all={{ to: { name: 'betting.line' }, label: t('home.all-line') }} />
      <div className={styles.sports} role="group" aria-label={t('home.sports')}>
        {tree.sportsOf('line').map((sport) => (
          <button
            key={sport.id}
            type="button"
            className={styles.sport}
            aria-pressed={sport.id === choice.sportId}
            onClick={() => onChoose({ ...choice, sportId: sport.id })}
          >
            <SportIcon name={sport.icon} size={24} />
            <span>{sport.name}</span>
          </button>
        ))}
      </div>
      <MarketKindProvider>
        <div className={styles.panel}>
          <ListBody list={list} onWiden={choice.withinH === undefined ? undefined : () => onChoose({ ...choice, withinH: undefined })}>
            <EventTable
              list={list}
              groups={list.groups}
              section="line"
              Row={MobileEventCard}
              Head={MobileCompetitionHead}
              className={styles.table}
            />
          </ListBody>
        </div>
      </MarketKindProvider>
    </section>
  );
});
