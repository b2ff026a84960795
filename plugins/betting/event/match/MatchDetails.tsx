import { LazyPart, Panel, SkeletonLine } from '#core/ui';
import { hasFewStatistics } from './hasFewStatistics.ts';
import type { EventStore } from '../EventStore.ts';
import { detailTabs } from './detailTabs.ts';
import { PartSkeleton } from '../../statistics/PartSkeleton.tsx';
import styles from './MatchDetails.module.css';

export interface MatchDetailsProps {
  readonly store: EventStore;
  /** On a phone and during play they open with a press, so that the markets are near. */
  readonly isFoldable: boolean;
}

/** Statistics, course, line-ups and history; loaded after score and markets. */
export function MatchDetails(props: MatchDetailsProps) {
  return (
    <LazyPart
      name="betting.match-details"
      load={async () => (await import('./MatchDetailsPanel.tsx')).MatchDetailsPanel}
      props={props}
      hasLaterTexts
      skeleton={<MatchDetailsSkeleton {...props} />}
    />
  );
}

function MatchDetailsSkeleton({ store, isFoldable }: MatchDetailsProps) {
  const isBrief =
    detailTabs(store)[0] === 'statistics' && hasFewStatistics(store.event?.sportId ?? 0);
  return (
    <Panel as="div" aria-hidden="true" className={styles.panel}>
      <div className={isFoldable ? styles.summary : styles.head}>
        <div className={isFoldable ? undefined : styles.tabs}>
          <SkeletonLine width="40%" />
        </div>
      </div>
      {isFoldable ? null : (
        <div className={styles.body} data-brief={isBrief ? '' : undefined}>
          <PartSkeleton lineCount={isBrief ? 3 : 6} />
        </div>
      )}
    </Panel>
  );
}
