import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode } from 'react';
import { AsyncBoundary, Skeleton, VisuallyHidden } from '#core/ui';
import type { CompetitionEvents } from '../groupByCompetition.ts';
import type { Section } from '../../feed/SportEvent.ts';
import type { ListStore } from '../ListStore.ts';
import { MarketKindProvider } from './MarketKindProvider.tsx';
import { MobileCompetitionHead } from './MobileCompetitionHead.tsx';
import { MobileEventCard } from './MobileEventCard.tsx';
import { useBetting } from '../../service/useBetting.ts';
import { SportSections } from '../SportSections.tsx';
import styles from './Mobile.module.css';

const OptionSections = lazy(async () => ({
  default: (await import('../columns/OptionSections.tsx')).OptionSections,
}));

interface MobileSectionsProps {
  readonly list: ListStore;
  readonly groups: readonly CompetitionEvents[];
  readonly section: Section;
  readonly tools: ReactNode;
}

/**
 * Name of a sport above its cards, which have no captions on phones; hidden for the first sport.
 */
export function sportLine(title: ReactNode, index: number): ReactNode {
  return index === 0 ? (
    <VisuallyHidden>{title}</VisuallyHidden>
  ) : (
    <div className={styles.sportLine}>{title}</div>
  );
}

/** A list on a phone: one market at a time, an event is a card. */
export const MobileSections = observer(function MobileSections({
  list,
  groups,
  section,
  tools,
}: MobileSectionsProps) {
  const { tree, isCardCustom } = useBetting();
  return (
    <MarketKindProvider
      tools={tools}
      hasKinds={groups.some(({ sportId }) => tree.sportsById.get(sportId)?.isContest !== true)}
    >
      {isCardCustom ? (
        <AsyncBoundary fallback={<Skeleton shapes={skeletons.list} />}>
          <OptionSections list={list} groups={groups} section={section} tools={null} />
        </AsyncBoundary>
      ) : (
        <SportSections
          list={list}
          groups={groups}
          section={section}
          Row={MobileEventCard}
          Head={MobileCompetitionHead}
          panelClassName={styles.panel}
          captions={section === 'live' ? sportLine : undefined}
        />
      )}
    </MarketKindProvider>
  );
});
