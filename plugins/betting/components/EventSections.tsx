import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ReactNode } from 'react';
import { Skeleton, useLayoutKind } from '#core/ui';
import type { CompetitionEvents } from '../domain/groupByCompetition.ts';
import type { Section } from '../domain/SportEvent.ts';
import type { ListStore } from '../stores/ListStore.ts';
import { CompetitionHead } from './CompetitionHead.tsx';
import { EventRow } from './EventRow.tsx';
import { SportSections } from './SportSections.tsx';
import { useBetting } from './useBetting.ts';

const MobileSections = lazy(async () => ({ default: (await import('../mobile/MobileSections.tsx')).MobileSections }));
const OptionSections = lazy(async () => ({ default: (await import('./options/OptionSections.tsx')).OptionSections }));

export interface EventSectionsProps {
  readonly list: ListStore;
  readonly groups: readonly CompetitionEvents[];
  readonly section: Section;
  /** Stands on top of the first panel. */
  readonly tools: ReactNode;
  /** Stands inside a panel already. */
  readonly isPlain?: boolean | undefined;
}

/** The events of a list, as desktop and phone show them first, or as the person has chosen. */
export const EventSections = observer(function EventSections(props: EventSectionsProps) {
  const layout = useLayoutKind();
  const { isCustom } = useBetting();
  if (!isCustom && layout !== 'mobile') return <SportSections {...props} Row={EventRow} Head={CompetitionHead} />;
  return <Suspense fallback={<Skeleton name="list" />}>{isCustom ? <OptionSections {...props} /> : <MobileSections {...props} />}</Suspense>;
});
