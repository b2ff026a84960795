import { LazyPart, Panel, SkeletonLine } from '#core/ui';
import type { EventStore } from '../EventStore.ts';
import styles from './MatchDetails.module.css';

export interface MatchDetailsProps {
  readonly store: EventStore;
}

/** Statistics, course, line-ups and history, behind a press: the markets come first. */
export function MatchDetails(props: MatchDetailsProps) {
  return (
    <LazyPart
      name="betting.match-details"
      load={async () => (await import('./MatchDetailsPanel.tsx')).MatchDetailsPanel}
      props={props}
      hasLaterTexts
      skeleton={
        <Panel as="div" aria-hidden="true" className={styles.panel}>
          <div className={styles.summary}>
            <SkeletonLine width="40%" />
          </div>
        </Panel>
      }
    />
  );
}
