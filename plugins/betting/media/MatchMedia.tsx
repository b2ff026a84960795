import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LazyPart, Panel, SkeletonLine } from '#core/ui';
import type { SportEvent } from '../feed/SportEvent.ts';
import styles from './MatchMedia.module.css';

interface MatchMediaProps {
  readonly event: SportEvent;
  readonly isOver: boolean;
}

/** Broadcast and zone of the event. Keeps its place when the match ends. */
export const MatchMedia = observer(function MatchMedia({ event, isOver }: MatchMediaProps) {
  const isOn = event.isLive && !isOver && (event.hasVideo || event.hasZone);
  const [wasOn, setWasOn] = useState(isOn);
  if (isOn && !wasOn) setWasOn(true);
  if (!isOn && !wasOn) return null;
  return (
    <LazyPart
      name="betting.media"
      load={async () => (await import('./MediaPanel.tsx')).MediaPanel}
      props={{ event }}
      hasLaterTexts
      skeleton={<MediaSkeleton />}
    />
  );
});

function MediaSkeleton() {
  return (
    <Panel as="div" aria-hidden="true" data-media="" className={styles.panel}>
      <div className={styles.head}>
        <SkeletonLine width="40%" />
      </div>
      <div className={styles.waiting}>
        <SkeletonLine width="100%" height="100%" />
      </div>
    </Panel>
  );
}
