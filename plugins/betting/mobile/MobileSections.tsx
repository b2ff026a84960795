import type { ReactNode } from 'react';
import type { CompetitionEvents } from '../domain/groupByCompetition.ts';
import type { Section } from '../domain/SportEvent.ts';
import type { ListStore } from '../stores/ListStore.ts';
import { MarketKindProvider } from './MarketKindProvider.tsx';
import { MobileCompetitionHead } from './MobileCompetitionHead.tsx';
import { MobileEventCard } from './MobileEventCard.tsx';
import { SportSections } from '../components/SportSections.tsx';
import styles from './Mobile.module.css';

interface MobileSectionsProps {
  readonly list: ListStore;
  readonly groups: readonly CompetitionEvents[];
  readonly section: Section;
  readonly tools: ReactNode;
}

/** A list on a phone: one market at a time, an event is a card. */
export function MobileSections({ list, groups, section, tools }: MobileSectionsProps) {
  return (
    <>
      {tools}
      <MarketKindProvider>
      <SportSections
        list={list}
        groups={groups}
        section={section}
        Row={MobileEventCard}
        Head={MobileCompetitionHead}
        panelClassName={styles.panel}
      />
      </MarketKindProvider>
    </>
  );
}
