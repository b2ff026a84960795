import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode } from 'react';
import { AsyncBoundary, Skeleton, useLayoutKind } from '#core/ui';
import type { CompetitionEvents } from './groupByCompetition.ts';
import type { Section } from '../feed/SportEvent.ts';
import type { ListStore } from './ListStore.ts';
import { CompetitionHead, LiveCaptions } from './CompetitionHead.tsx';
import { EventRow } from './table/EventRow.tsx';
import { SportSections } from './SportSections.tsx';
import { useBetting } from '../service/useBetting.ts';

const MobileSections = lazy(async () => ({
  default: (await import('./phone/MobileSections.tsx')).MobileSections,
}));
const OptionSections = lazy(async () => ({
  default: (await import('./columns/OptionSections.tsx')).OptionSections,
}));

export interface EventSectionsProps {
  readonly list: ListStore;
  readonly groups: readonly CompetitionEvents[];
  readonly section: Section;
  readonly tools: ReactNode;
  readonly isPlain?: boolean | undefined;
}

export const EventSections = observer(function EventSections(props: EventSectionsProps) {
  const layout = useLayoutKind();
  const { isCustom } = useBetting();
  const isMobile = layout === 'mobile';
  if (!isCustom && !isMobile)
    return (
      <SportSections
        {...props}
        Row={EventRow}
        Head={CompetitionHead}
        captions={
          props.section === 'live'
            ? (title, _index, sportId) => <LiveCaptions title={title} sportId={sportId} />
            : undefined
        }
      />
    );
  return (
    <AsyncBoundary fallback={<Skeleton shapes={skeletons.list} />}>
      {isMobile ? <MobileSections {...props} /> : <OptionSections {...props} />}
    </AsyncBoundary>
  );
});
